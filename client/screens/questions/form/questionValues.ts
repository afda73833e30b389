import {
  type ExamQuestion,
  type QuestionContent,
  validateQuestion,
  wrongOption,
} from '../../../../domain/exam/examQuestion.ts';
import { tidied } from '../../../../domain/exam/questionBank.ts';
import { type Checked, checked } from '../../../app/forms/checked.ts';

/** The option fields in order. The first has the API's name for all of them. */
export const OPTION_FIELDS = ['options', 'optionB', 'optionC', 'optionD'] as const;
type OptionField = (typeof OPTION_FIELDS)[number];

/** The values of the form. The right answer is the field name of its option. */
export type QuestionValues = Readonly<Record<OptionField, string>> & {
  readonly question: string;
  readonly answerText: OptionField | '';
  readonly topic: string;
  readonly explanation: string;
  readonly citation: string;
  readonly reviewDate: string;
};

/** The initial values of Add Question. */
export const newQuestionValues: QuestionValues = {
  question: '',
  options: '',
  optionB: '',
  optionC: '',
  optionD: '',
  answerText: '',
  topic: '',
  explanation: '',
  citation: '',
  reviewDate: '',
};

/** The initial values of Edit Question. */
export function questionValues(stored: Omit<ExamQuestion, 'id'>): QuestionValues {
  const { question, topic, explanation, citation, reviewDate } = stored;
  const [options = '', optionB = '', optionC = '', optionD = ''] = stored.options;
  const answerText = OPTION_FIELDS[stored.options.indexOf(stored.answerText)] ?? '';
  return { question, options, optionB, optionC, optionD, answerText, topic, explanation, citation, reviewDate };
}

/** The question in the form, unchecked. */
export function questionOf(values: QuestionValues): QuestionContent {
  const { question, answerText, topic, explanation, citation, reviewDate } = values;
  return tidied({
    question,
    options: OPTION_FIELDS.map((field) => values[field]),
    answerText: answerText === '' ? '' : values[answerText],
    topic,
    explanation,
    citation,
    reviewDate,
  });
}

/** The question in the form, or its problems. */
export function checkQuestion(values: QuestionValues): Checked<QuestionContent & { options: string[] }> {
  const question = questionOf(values);
  // Names the one of the four fields to correct.
  const optionField = OPTION_FIELDS[wrongOption(question.options)] ?? 'options';
  const problems = validateQuestion(question).map((problem) =>
    problem.field === 'options' ? { ...problem, field: optionField } : problem,
  );
  return checked(problems, { ...question, options: [...question.options] });
}
