import { Text } from '@mantine/core';
import { Imported } from '../../app/import/Imported.tsx';
import { paths } from '../../app/paths.ts';
import { TextLink } from '../../components/TextLink.tsx';
import type { OpenQuestions } from './openQuestions.ts';
import { QuestionReport } from './QuestionReport.tsx';
import { type ImportReport, reportSummary } from './reportText.ts';

type ImportDoneProps = { report: ImportReport; open: OpenQuestions; onAgain: () => void };

/** What an import did, and where the questions are now. */
export function ImportDone({ report, open, onAgain }: ImportDoneProps) {
  return (
    <>
      <Imported summary={reportSummary(report)} againLabel="Import another file" onAgain={onAgain}>
        <Text>
          The questions in {open.file.name} are now in the bank.{' '}
          <TextLink to={paths.questionBank}>See the list</TextLink>
        </Text>
      </Imported>
      <QuestionReport report={report} sheet={open.file.sheet} />
    </>
  );
}
