import { Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { ImportOutcome } from '../../../domain/imports/importOutcome.ts';
import { Folded } from '../../components/Folded.tsx';
import { ShowMore } from '../tables/ShowMore.tsx';

/** How many rows of a group appear at first, and with each press of the button. */
const PAGE = 50;
/** The groups: rows that need a decision first, then what the import does. */
const GROUPS = [
  { outcome: 'ASKED', title: 'Same person?' },
  { outcome: 'REFUSED', title: 'With problems' },
  { outcome: 'CHANGED', title: 'Changed' },
  { outcome: 'ADDED', title: 'New' },
] as const;

type ImportRowsProps<Row> = {
  rows: readonly Row[];
  /** Buttons for all rows. */
  actions: ReactNode;
  /** Renders rows of one outcome. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** An import's rows, grouped by outcome and in the file's order. Unchanged rows are folded away. */
export function ImportRows<Row extends { readonly outcome: ImportOutcome }>({
  rows,
  actions,
  children,
}: ImportRowsProps<Row>) {
  const rowsWith = (wanted: ImportOutcome) => rows.filter(({ outcome }) => outcome === wanted);
  const unchanged = rowsWith('UNCHANGED');
  return (
    <>
      <Group justify="end">{actions}</Group>
      {GROUPS.map(({ outcome, title }) => (
        <OutcomeGroup key={outcome} title={title} rows={rowsWith(outcome)}>
          {children}
        </OutcomeGroup>
      ))}
      {unchanged.length > 0 && (
        <Folded summary={`Unchanged (${unchanged.length})`}>
          <Page rows={unchanged}>{children}</Page>
        </Folded>
      )}
    </>
  );
}

type GroupProps<Row> = Omit<ImportRowsProps<Row>, 'actions'>;

function OutcomeGroup<Row>({ title, rows, ...props }: GroupProps<Row> & { title: string }) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title} ({rows.length})
      </Title>
      <Page rows={rows} {...props} />
    </Stack>
  );
}

function Page<Row>({ rows, children }: GroupProps<Row>) {
  const [limit, setLimit] = useState(PAGE);
  const shown = rows.slice(0, limit);
  return (
    <>
      {children(shown)}
      <ShowMore
        label={`Show ${Math.min(PAGE, rows.length - shown.length)} more`}
        status={`Showing ${shown.length} of ${rows.length} rows.`}
        hasMore={shown.length < rows.length}
        onMore={() => Promise.resolve(setLimit(limit + PAGE))}
      />
    </>
  );
}
