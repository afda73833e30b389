import { isLocalDate } from '../../../../domain/localDate.ts';
import { dayWithDistance } from '../../../components/dayText.ts';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { today } from '../../../components/today.ts';
import { letterAt } from '../../exam/letters.ts';
import { OPTION_FIELDS, type QuestionValues } from '../form/questionValues.ts';

/** The fields of a question, as a conflict lists them. Options and answer only make sense together. */
export const questionConflictFields: readonly ConflictField<QuestionValues>[] = [
  { label: 'Question', fields: ['question'], text: ({ question }) => question },
  { label: 'Options and right answer', fields: [...OPTION_FIELDS, 'answerText'], text: optionsText },
  { label: 'Explanation', fields: ['explanation'], text: ({ explanation }) => explanation },
  { label: 'Citation', fields: ['citation'], text: ({ citation }) => citation },
  { label: 'Topic', fields: ['topic'], text: ({ topic }) => topic },
  {
    label: 'Review date',
    fields: ['reviewDate'],
    text: ({ reviewDate }) => (isLocalDate(reviewDate) ? dayWithDistance(reviewDate, today()) : ''),
  },
];

function optionsText(values: QuestionValues): string {
  return OPTION_FIELDS.map(
    (field, index) => `${letterAt(index)} ${values[field]}${values.answerText === field ? ' (right)' : ''}`,
  ).join('\n');
}
