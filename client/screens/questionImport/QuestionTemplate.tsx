import { ExportMenu } from '../../app/export/ExportMenu.tsx';
import { QUESTION_COLUMNS } from './questionColumns.ts';

const COLUMNS = QUESTION_COLUMNS.map((header) => ({ header, exported: () => '' }));

/** An empty file of questions to fill in, with the columns of those that the bank exports. */
export function QuestionTemplate() {
  return <ExportMenu action="Download template" label="exam questions" columns={COLUMNS} rows={[]} />;
}
