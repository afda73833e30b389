import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { QUESTION_EXPORT } from './questionColumns.ts';

/** An empty file of questions to fill in, with the columns of those that the bank exports. */
export function QuestionTemplate() {
  return <ExportMenu action="Download template" label="new questions" columns={QUESTION_EXPORT} rows={[]} />;
}
