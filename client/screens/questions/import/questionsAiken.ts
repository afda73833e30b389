import { plainQuestion } from './plainQuestion.ts';
import type { FileQuestion } from './questionColumns.ts';

/** `B. Observer identification`, or with a closing parenthesis for the period. */
const OPTION = /^([A-Z])[.)]\s*(.*)$/;
const ANSWER = /^ANSWER:\s*([A-Z])$/i;

/** Whether a text is in Aiken format: a question, its lettered options, and a line with the right letter. */
export function isAiken(text: string): boolean {
  const lines = text.trimEnd().split(/\r\n?|\n/);
  return ANSWER.test((lines.at(-1) ?? '').trim()) && lines.some((line) => OPTION.test(line.trim()));
}

/** The questions of a text in Aiken format. The letter of the right answer becomes its option's text. */
export function* questionsFromAiken(text: string): Generator<FileQuestion> {
  let asked: string[] = [];
  let options: { letter: string; text: string }[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const [, answer] = ANSWER.exec(line.trim()) ?? [];
    const [, letter, option] = OPTION.exec(line.trim()) ?? [];
    if (answer !== undefined) {
      const right = options.find((one) => one.letter === answer.toUpperCase());
      yield plainQuestion({
        question: asked.join('\n'),
        options: options.map((one) => one.text),
        answerText: right?.text ?? answer,
      });
      [asked, options] = [[], []];
    } else if (letter !== undefined && option !== undefined && asked.length > 0)
      options.push({ letter, text: option.trim() });
    else if (line.trim() !== '') asked.push(line.trim());
  }
  if (asked.length > 0) {
    yield plainQuestion({ question: asked.join('\n'), options: options.map((one) => one.text), answerText: '' });
  }
}
