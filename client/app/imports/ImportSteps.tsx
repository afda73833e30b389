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

type ImportStepsProps<Report, Open> = {
  fileImport: FileImport<Report, Open>;
  back: BackTarget;
  /** What the file has to look like. */
  help: ReactNode;
  /** The download of an empty file with headings. */
  template: ReactNode;
  /** The accepted file name endings. */
  endings: readonly string[];
  /** What the screen calls the file: `Roster file`. */
  fileLabel: string;
  /** How to read the file, and the button that previews the import. */
  settings: (open: Open) => ReactNode;
  /** Replaces the preview, if the person asked for a comparison. */
  comparison?: (open: Open) => ReactNode;
  /** What to know before importing. */
  notes?: (open: Open, report: Report) => ReactNode;
  /** What the import does with each row. */
  rows: (open: Open, report: Report) => ReactNode;
  /** Where to find the imported data. */
  whereabouts: (open: Open, report: Report) => ReactNode;
  againLabel: string;
};

/** Imports a file in three steps: choose how to read it, preview what each row would do, import what was previewed. */
export function ImportSteps<Report extends ImportResult, Open extends OpenFile<Report>>({
  fileImport,
  ...parts
}: ImportStepsProps<Report, Open>) {
  const { title, what, open, report, problem, underWay, choose, refuse, change, write } = fileImport;
  const [imports, setImports] = useState(0);
  const isBusy = underWay !== null;
  const isDone = report?.written === true;
  const isOfFile = open === null || problem?.field === FILE_FIELD;
  const shownProblem = problem !== null && <ErrorText>{problem.message}</ErrorText>;
  const comparison = (open && !isDone && parts.comparison?.(open)) ?? null;
  const isComplete = comparison !== null || (report !== null && !isLeft(report));
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
          {parts.help}
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
      {open && report && !isDone && (
        <Preview
          what={what(open)}
          report={report}
          isStale={open.isStale}
          isBusy={isBusy}
          onWrite={() => write(open, report.plan)}
        >
          {parts.notes?.(open, report)}
        </Preview>
      )}
      {open && report && isDone && (
        <Imported report={report} what={what(open)} againLabel={parts.againLabel} onAgain={startAnew}>
          {parts.whereabouts(open, report)}
        </Imported>
      )}
      {open && report && <Fragment key={report.plan}>{parts.rows(open, report)}</Fragment>}
    </Stack>
  );
}

type ImportedProps = {
  report: ImportResult;
  what: RowKind;
  againLabel: string;
  onAgain: () => void;
  /** Where to find the imported data. */
  children: ReactNode;
};

/** The result of an import. Takes the focus, so that screen readers announce it. */
function Imported({ report, what, againLabel, onAgain, children }: ImportedProps) {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => outcome.current?.focus(), []);
  return (
    <>
      <div ref={outcome} tabIndex={-1}>
        <Note tone="good">{importSummary(report, what)}</Note>
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
  report: ImportResult;
  /** Whether the import was refused because data has changed since the last preview. */
  isStale: boolean;
  isBusy: boolean;
  onWrite: () => void;
  /** What to know before importing. */
  children: ReactNode;
};

/**
 * What an import would do, with the button that does it. Records and events are imported without the rows that have problems. Takes the
 * focus, so that screen readers announce it.
 */
function Preview({ what, report, isStale, isBusy, onWrite, children }: PreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusAtTop(heading.current), [report]);
  const count = writableCount(report, what);
  return (
    <>
      <Title order={2} ref={heading} tabIndex={-1} mb="calc(-1 * var(--mantine-spacing-md))">
        {isStale ? 'New preview' : 'Preview'}
      </Title>
      {isStale && (
        <ErrorText>Nothing was imported, because {what}s changed after the preview. Here is a new preview.</ErrorText>
      )}
      <Text fw={650}>{importSummary(report, what)}</Text>
      {children}
      {count > 0 && (
        <FormActions>
          <BusyButton loading={isBusy} onClick={onWrite}>
            {report.refused > 0 ? `Import ${count}, leave ${report.refused}` : `Import ${counted(count, what)}`}
          </BusyButton>
        </FormActions>
      )}
    </>
  );
}
