import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { counted } from '../../../domain/words.ts';
import { BackLink, type BackTarget } from '../../components/BackLink.tsx';
import { BusyButton } from '../../components/BusyButton.tsx';
import { ErrorText } from '../../components/ErrorText.tsx';
import { FormActions } from '../../components/form/FormActions.tsx';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { Note } from '../../components/Note.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { useUnsavedChanges } from '../forms/unsaved/useUnsavedChanges.ts';
import { FileDrop } from './FileDrop.tsx';
import { focusAtTop } from './focusAtTop.ts';
import { type ImportResult, isLeft, importSummary, type RowKind, writableCount } from './importText.ts';
import { FILE_FIELD, type FileImport, type OpenFile } from './useFileImport.ts';

type ImportStepsProps<Result, Open> = {
  fileImport: FileImport<Result, Open>;
  back: BackTarget;
  /** What the file has to look like. Gone once one is open. */
  help: ReactNode;
  /** The download of an empty file with headings. */
  template: ReactNode;
  /** The accepted file name endings. */
  endings: readonly string[];
  /** What the screen calls the file: `Roster file`. */
  fileLabel: string;
  /** How to read the file, and the button that previews the import. */
  settings: (open: Open) => ReactNode;
  /** What to do with a previewed file instead of importing it. */
  instead?: (open: Open) => ReactNode;
  /** Replaces the preview, if the person asked for a comparison. */
  comparison?: (open: Open) => ReactNode;
  /** What to know before importing. */
  notes?: (open: Open, result: Result) => ReactNode;
  /** What the import does with each row. */
  rows: (open: Open, result: Result) => ReactNode;
  /** Where to find the imported data. */
  whereabouts: (open: Open, result: Result) => ReactNode;
  againLabel: string;
};

/** Imports a file in three steps: choose how to read it, preview what each row would do, import what was previewed. */
export function ImportSteps<Result extends ImportResult, Open extends OpenFile<Result>>({
  fileImport,
  ...parts
}: ImportStepsProps<Result, Open>) {
  const { title, what, open, result, problem, underWay, choose, refuse, change, write } = fileImport;
  const [imports, setImports] = useState(0);
  const isBusy = underWay !== null;
  const isDone = result?.written === true;
  const isOfFile = open === null || problem?.field === FILE_FIELD;
  const shownProblem = problem !== null && <ErrorText>{problem.message}</ErrorText>;
  const comparison = (open && !isDone && parts.comparison?.(open)) ?? null;
  const isComplete = comparison !== null || (result !== null && !isLeft(result));
  useUnsavedChanges(open !== null && !isComplete, underWay === 'WRITE' ? 'SENT' : 'TYPED');

  function startAnew() {
    change(null);
    setImports((count) => count + 1);
  }

  return (
    <Stack gap="lg">
      {/* A new heading for each import takes the focus, because the button that had it is gone. */}
      <ScreenTitle
        key={imports}
        back={<BackLink {...parts.back} />}
        title={title}
        actions={!isDone && parts.template}
      />
      {!isDone && (
        <Stack gap="lg" data-screen-only={comparison !== null || undefined}>
          {open === null && parts.help}
          <FileDrop
            label={parts.fileLabel}
            endings={parts.endings}
            fileName={open?.file.name ?? null}
            isBusy={isBusy}
            onChoose={choose}
            onRefuse={refuse}
          />
        </Stack>
      )}
      {isOfFile && shownProblem}
      <LiveRegion>{!isDone && open?.file.note && <Note>{open.file.note}</Note>}</LiveRegion>
      {open && !isDone && (
        <Stack gap="lg" data-screen-only={comparison !== null || undefined}>
          {parts.settings(open)}
        </Stack>
      )}
      {/* Placed near the buttons that check and import. */}
      {!isOfFile && shownProblem}
      {comparison}
      {open && result && !isDone && (
        <Preview
          what={what(open)}
          result={result}
          isStale={open.isStale}
          isBusy={isBusy}
          onWrite={() => write(open, result.plan)}
          instead={parts.instead?.(open)}
        >
          {parts.notes?.(open, result)}
        </Preview>
      )}
      {open && result && isDone && (
        <Imported result={result} what={what(open)} againLabel={parts.againLabel} onAgain={startAnew}>
          {parts.whereabouts(open, result)}
        </Imported>
      )}
      {open && result && <Fragment key={result.plan}>{parts.rows(open, result)}</Fragment>}
    </Stack>
  );
}

type ImportedProps = {
  result: ImportResult;
  what: RowKind;
  againLabel: string;
  onAgain: () => void;
  /** Where to find the imported data. */
  children: ReactNode;
};

/** The result of an import. Takes the focus, so that screen readers announce it. */
function Imported({ result, what, againLabel, onAgain, children }: ImportedProps) {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => outcome.current?.focus(), []);
  return (
    <>
      <div ref={outcome} tabIndex={-1}>
        <Note tone="good">{importSummary(result, what)}</Note>
      </div>
      {children}
      <Group>
        <Button variant="default" onClick={onAgain}>
          {againLabel}
        </Button>
      </Group>
    </>
  );
}

type PreviewProps = {
  what: RowKind;
  /** A new one takes the focus. */
  result: ImportResult;
  /** Whether the import was refused because data has changed since the last preview. */
  isStale: boolean;
  isBusy: boolean;
  onWrite: () => void;
  instead: ReactNode;
  /** What to know before importing. */
  children: ReactNode;
};

/**
 * What an import would do, with the button that does it. Records and events are imported without the rows that have problems. Takes the
 * focus, so that screen readers announce it.
 */
function Preview({ what, result, isStale, isBusy, onWrite, instead, children }: PreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusAtTop(heading.current), [result]);
  const count = writableCount(result, what);
  return (
    <>
      <Title order={2} ref={heading} tabIndex={-1} mb="calc(-1 * var(--mantine-spacing-md))">
        {isStale ? 'New preview' : 'Preview'}
      </Title>
      {isStale && (
        <ErrorText>Nothing was imported, because {what}s changed after the preview. Here is a new preview.</ErrorText>
      )}
      <Text fw={650}>{importSummary(result, what)}</Text>
      {children}
      {(instead || count > 0) && (
        <FormActions>
          {instead}
          {count > 0 && (
            <BusyButton loading={isBusy} onClick={onWrite}>
              {result.refused > 0 ? `Import ${count}, leave ${result.refused}` : `Import ${counted(count, what)}`}
            </BusyButton>
          )}
        </FormActions>
      )}
    </>
  );
}
