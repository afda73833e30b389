import { Group, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { ImportOutcome } from '../../../domain/imports/importOutcome.ts';
import { Folded } from '../../components/Folded.tsx';
import { ShowMore } from '../tables/ShowMore.tsx';
import classes from './ImportRows.module.css';

/** How many rows of a group are shown at first, and added by the button. */
const PAGE = 50;
/** The groups: what needs somebody first, then what an import does. */
const GROUPS: readonly (readonly [ImportOutcome, string])[] = [
  ['ASKED', 'The same person?'],
  ['REFUSED', 'With problems'],
  ['CHANGED', 'Changed'],
  ['ADDED', 'New'],
];

type ImportRowsProps<Row> = {
  /** The name of the lists. */
  label: string;
  rows: readonly Row[];
  /** Buttons for all rows. */
  actions: ReactNode;
  /** Renders a row, with the row's number as its key. */
  children: (row: Row) => ReactNode;
};

/** The rows of an import's report by what becomes of them, and in the order of the file; what stays as it is is folded. */
export function ImportRows<Row extends { readonly outcome: ImportOutcome }>({
  label,
  rows,
  actions,
  children,
}: ImportRowsProps<Row>) {
  const having = (wanted: ImportOutcome) => rows.filter(({ outcome }) => outcome === wanted);
  const unchanged = having('UNCHANGED');
  return (
    <>
      <Group justify="end">{actions}</Group>
      {GROUPS.map(([outcome, title]) => (
        <OutcomeGroup key={outcome} title={title} label={label} rows={having(outcome)}>
          {children}
        </OutcomeGroup>
      ))}
      {unchanged.length > 0 && (
        <Folded summary={`Unchanged (${unchanged.length})`}>
          <Page label={label} rows={unchanged}>
            {children}
          </Page>
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
    <section aria-labelledby={id} className={classes.rows}>
      <Title order={2} size="h4" id={id}>
        {title} ({rows.length})
      </Title>
      <Page rows={rows} {...props} />
    </section>
  );
}

function Page<Row>({ label, rows, children }: GroupProps<Row>) {
  const [limit, setLimit] = useState(PAGE);
  const shown = rows.slice(0, limit);
  return (
    <>
      <ul className={classes.rows} aria-label={label}>
        {shown.map(children)}
      </ul>
      <ShowMore
        label={`Show ${Math.min(PAGE, rows.length - shown.length)} more`}
        status={`Showing ${shown.length} of ${rows.length} rows.`}
        hasMore={shown.length < rows.length}
        onMore={() => Promise.resolve(setLimit(limit + PAGE))}
      />
    </>
  );
}
