import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { counted } from '../../../domain/words.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { FormActions } from '../../components/form/FormActions.tsx';
import { ErrorText } from '../../components/ErrorText.tsx';
import { focusAtTop } from './focusAtTop.ts';
import { type ImportResult, importSummary, type RowKind, writableCount } from './importText.ts';

type PreviewProps = {
  what: RowKind;
  /** A new one takes the focus. */
  report: ImportResult;
  /** Whether the import was refused because the data has changed since the last preview. */
  isStale: boolean;
  isBusy: boolean;
  onWrite: () => void;
  /** What to know before importing. */
  children: ReactNode;
};

/** What importing would do, with the button that does it; of records and events, the rows with a problem are left. Takes the focus, so that screen readers announce it. */
export function Preview({ what, report, isStale, isBusy, onWrite, children }: PreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusAtTop(heading.current), [report]);
  const count = writableCount(report, what);
  return (
    <>
      <Title order={2} ref={heading} tabIndex={-1} mb="calc(-1 * var(--mantine-spacing-md))">
        {isStale ? 'New preview' : 'Preview'}
      </Title>
      {isStale && (
        <ErrorText>
          Nothing was imported: the {what}s have changed since the last preview. This is the new one.
        </ErrorText>
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
