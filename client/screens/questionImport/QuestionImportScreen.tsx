import { Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { FileDrop } from '../../app/import/FileDrop.tsx';
import { paths } from '../../app/paths.ts';
import { useUnsavedChanges } from '../../app/unsaved/useUnsavedChanges.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { Message } from '../../components/Message.tsx';
import { Problem } from '../../components/Problem.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { FileReading } from './FileReading.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { QuestionHelp } from './QuestionHelp.tsx';
import { QuestionTemplate } from './QuestionTemplate.tsx';
import { QUESTION_FILE_ENDINGS } from './readQuestionFile.ts';
import { writableCount } from './reportText.ts';
import { QUESTION_FILE_FIELD, useQuestionImport } from './useQuestionImport.ts';

/** Imports questions from a file: first a preview of every row, then the import of all rows or none. */
export function QuestionImportScreen() {
  const { open, problem, isBusy, isWriting, ...act } = useQuestionImport();
  const [imports, setImports] = useState(0);
  const report = open?.report ?? null;
  const isDone = report?.written === true;
  const isOfFile = open === null || problem?.field === QUESTION_FILE_FIELD;
  const shownProblem = problem !== null && <Problem>{problem.message}</Problem>;
  useUnsavedChanges(report !== null && writableCount(report) > 0, isWriting ? 'SENT' : 'TYPED');

  function startAnew() {
    act.startAnew();
    setImports((count) => count + 1);
  }

  return (
    <Stack gap="lg">
      <BackLink to={paths.questionBank} />
      <Group justify="space-between" align="start">
        {/* After an import the button that had the focus is gone, so the title takes it, as on a new screen. */}
        <ScreenTitle key={imports} title="Import Questions" />
        {!isDone && <QuestionTemplate />}
      </Group>
      {!isDone && (
        <>
          <QuestionHelp />
          <FileDrop
            label="Question file"
            prompt="Drop a CSV or Excel file (.xlsx) here, or choose one."
            endings={QUESTION_FILE_ENDINGS}
            fileName={open?.file.name ?? null}
            isBusy={isBusy}
            onChoose={(file) => void act.choose(file)}
            onRefuse={act.refuseFiles}
          />
        </>
      )}
      {isOfFile && shownProblem}
      <LiveRegion>{!isDone && open?.file.note && <Message>{open.file.note}</Message>}</LiveRegion>
      {open && !isDone && <FileReading open={open} isBusy={isBusy} onRead={act.readDays} />}
      {/* Next to the buttons that check and import. */}
      {!isOfFile && shownProblem}
      {open && !isDone && (
        <ImportPreview open={open} isBusy={isBusy} onCheck={() => void act.check()} onWrite={() => void act.write()} />
      )}
      {open && report && isDone && <ImportDone report={report} open={open} onAgain={startAnew} />}
    </Stack>
  );
}
