import { Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { counted } from '../../../domain/words.ts';
import { FileChoice } from '../../app/import/FileChoice.tsx';
import { StaleReport } from '../../app/import/StaleReport.tsx';
import { paths } from '../../app/paths.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { BusyButton } from '../../components/BusyButton.tsx';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { Message } from '../../components/Message.tsx';
import { Problem } from '../../components/Problem.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { ImportReportList } from './ImportReportList.tsx';
import { QuestionTemplate } from './QuestionTemplate.tsx';
import { QUESTION_FILE_ENDINGS } from './readQuestionFile.ts';
import { useImport } from './useImport.ts';
import { writableCount } from './reportText.ts';

/** Questions out of a file: what every row would do first, and only then the import, of all rows or of none. */
export function QuestionImportScreen() {
  const { report, note, isStale, problem, isBusy, check, write } = useImport();
  const count = report === null ? 0 : writableCount(report);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (report?.written) outcome.current?.focus();
  }, [report]);
  return (
    <Stack gap="lg">
      <BackLink to={paths.questionBank} />
      <Group justify="space-between" align="start">
        <ScreenTitle title="Import Questions" />
        <QuestionTemplate />
      </Group>
      <Text>
        A CSV or XLSX file like the template, or any file that the list exports. A question with an id that the bank has
        is changed, any other is added, and kept out of the exam where the column retired says yes. When one row is
        refused, nothing is imported.
      </Text>
      <div>
        <FileChoice
          label="File"
          accept={QUESTION_FILE_ENDINGS.join(',')}
          buttonLabel="Choose file"
          isBusy={isBusy}
          onChoose={(file) => void check(file)}
        />
      </div>
      {problem !== null && <Problem>{problem.message}</Problem>}
      <LiveRegion>{note !== null && <Message>{note}</Message>}</LiveRegion>
      {isStale && <StaleReport what="questions" />}
      <div ref={outcome} tabIndex={-1}>
        <LiveRegion>{report !== null && <ImportReportList report={report} />}</LiveRegion>
      </div>
      {count > 0 && (
        <div>
          <BusyButton loading={isBusy} onClick={() => void write()}>
            Import {counted(count, 'question')}
          </BusyButton>
        </div>
      )}
    </Stack>
  );
}
