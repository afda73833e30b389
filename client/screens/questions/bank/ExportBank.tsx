import { ExportButtons } from '../../../app/tables/export/ExportButtons.tsx';
import type { MakeFile } from '../../../app/tables/export/exportedFile.ts';
import { LARGEST_PAGE, useWholeList } from '../../../app/tables/export/useWholeList.ts';
import { loaded } from '../../../app/failures/loadFailure.ts';
import type { QuestionBankFilter } from '../../../schemaTypes.generated.ts';
import { type FileQuestion, QUESTION_EXPORT } from '../import/questionColumns.ts';
import { questionsToJson } from '../import/questionsJson.ts';
import { type ExportBank_QuestionFragment, QuestionBankExportDocument } from './ExportBank.generated.ts';

/** Saves the questions that the filter finds, also those that do not show yet: as files that the import takes. */
export function ExportBank({ filter }: { filter: QuestionBankFilter }) {
  const variables = { filter, first: LARGEST_PAGE };
  const readAll = useWholeList(QuestionBankExportDocument, variables, ({ questionBank }) => questionBank);

  function fileOf(write: (questions: readonly FileQuestion[]) => Promise<string | Blob>): MakeFile {
    return async (onProgress) => {
      const { rows, isWhole } = await readAll(onProgress);
      return { content: await write(rows.map(fileQuestion)), cutAfter: isWhole ? null : rows.length };
    };
  }

  const files = {
    csv: fileOf(async (questions) => (await tableFiles()).tableCsv(QUESTION_EXPORT, questions)),
    xlsx: fileOf(async (questions) => (await tableFiles()).tableXlsx('Exam questions', QUESTION_EXPORT, questions)),
    json: fileOf(async (questions) => questionsToJson(questions)),
  };
  return <ExportButtons label="exam questions" files={files} />;
}

/** Loaded when a file is asked for. */
function tableFiles() {
  return loaded(import('../../../app/tables/export/tableFiles.ts'));
}

/** Only what the import takes. */
function fileQuestion(question: ExportBank_QuestionFragment): FileQuestion {
  const { id, question: text, options, answerText, topic, explanation, citation, reviewDate, retiredAt } = question;
  const retired = retiredAt === null ? '' : 'yes';
  return { id, question: text, options, answerText, topic, explanation, citation, reviewDate, retired };
}
