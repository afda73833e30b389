import { Text } from '@mantine/core';
import { counted } from '../../../domain/words.ts';
import { PreviewHead } from '../../app/import/PreviewHead.tsx';
import { BusyButton } from '../../components/BusyButton.tsx';
import { FormActions } from '../../components/form/FormActions.tsx';
import { isUnclear, type OpenQuestions } from './openQuestions.ts';
import { QuestionReport } from './QuestionReport.tsx';
import { reportSummary, writableCount } from './reportText.ts';

type ImportPreviewProps = { open: OpenQuestions; isBusy: boolean; onCheck: () => void; onWrite: () => void };

/** What importing would do, and the way to do it where nothing is wrong; or the way to ask what it would do. */
export function ImportPreview({ open, isBusy, onCheck, onWrite }: ImportPreviewProps) {
  const { file, report, isStale } = open;
  if (report === null) {
    return (
      <FormActions>
        {isUnclear(open) && <Text>Please say above how the dates are to be read.</Text>}
        <BusyButton disabled={isUnclear(open)} loading={isBusy} onClick={onCheck}>
          Check {counted(file.questions.length, 'row')}
        </BusyButton>
      </FormActions>
    );
  }
  const count = writableCount(report);
  return (
    <>
      <PreviewHead what="questions" report={report} summary={reportSummary(report)} isStale={isStale} />
      {count > 0 && (
        <FormActions>
          <BusyButton loading={isBusy} onClick={onWrite}>
            Import {counted(count, 'question')}
          </BusyButton>
        </FormActions>
      )}
      <QuestionReport report={report} sheet={file.sheet} />
    </>
  );
}
