import { Text } from '@mantine/core';
import { dataOf } from '../../../app/api/dataOf.ts';
import { useSpareWorker } from '../../../app/browser/useSpareWorker.ts';
import { ImportSteps } from '../../../app/imports/ImportSteps.tsx';
import { readInWorker } from '../../../app/imports/readInWorker.ts';
import { useFileImport } from '../../../app/imports/useFileImport.ts';
import { paths } from '../../../app/paths.ts';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { FileReading } from './FileReading.tsx';
import { isUnclear, openQuestions, questionReader, rowsToSend } from './openQuestions.ts';
import { QUESTION_EXPORT } from './questionColumns.ts';
import { QUESTION_FILE_ENDINGS, type QuestionFile } from './questionFile.ts';
import { useImportQuestionsMutation } from './QuestionImportScreen.generated.ts';
import { QuestionReport } from './QuestionResult.tsx';

/** Imports questions from a file. It's checked at once, unless something in it is ambiguous. */
export function QuestionImportScreen() {
  // Not cached: nothing else reads the report, which is long.
  const [importQuestions] = useImportQuestionsMutation({ fetchPolicy: 'no-cache' });
  const takeReader = useSpareWorker(questionReader);
  const fileImport = useFileImport({
    title: 'Import questions',
    what: () => 'question',
    read: async (file, before) => openQuestions(await readInWorker<QuestionFile>(takeReader(), file), before),
    isClear: (open) => !isUnclear(open),
    rowsOf: rowsToSend,
    send: async (input) => dataOf(await importQuestions({ variables: { input } })).importQuestions,
  });
  const { underWay, change, check } = fileImport;
  return (
    <ImportSteps
      fileImport={fileImport}
      back={{ to: paths.questionBank, screen: 'Questions' }}
      help={<QuestionHelp />}
      template={<ExportMenu action="Download template" label="new questions" columns={QUESTION_EXPORT} rows={[]} />}
      endings={QUESTION_FILE_ENDINGS}
      fileLabel="Question file"
      settings={(open) => (
        <FileReading open={open} isBusy={underWay !== null} onChange={change} onCheck={() => check(open)} />
      )}
      rows={({ file }, report) => <QuestionReport report={report} sheet={file.sheet} />}
      whereabouts={({ file }) => (
        <Text>
          The questions in {file.name} are now in the bank. <TextLink to={paths.questionBank}>See the list</TextLink>
        </Text>
      )}
      againLabel="Import another file"
    />
  );
}

/** The format of a file of questions. */
function QuestionHelp() {
  return (
    <>
      <Text>
        One row per question, below a row of headings as in the template. You can also import an exported list. A row
        with an existing question's id changes that question; other rows are added. If any row is wrong, nothing is
        imported. Aiken and GIFT files work too.
      </Text>
      <Text c="dimmed">
        The right answer as its text or its letter. Dates as 05 JAN 2026, 2026-01-05, 01/05/2026 or spreadsheet dates. A
        new question with yes under retired is kept out of the exam. A cell with an Excel error counts as blank.
      </Text>
    </>
  );
}
