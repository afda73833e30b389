import { Group, NativeSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ImportOutcome } from '../../../domain/imports/importOutcome.ts';
import { ShowMore } from '../tables/ShowMore.tsx';
import classes from './ReportRows.module.css';

/** How many rows are shown at first, and added by the button. */
const PAGE = 50;
const CHOICES: readonly [ImportOutcome | null, string][] = [
  [null, 'All rows'],
  ['ASKED', 'The same person?'],
  ['REFUSED', 'With problems'],
  ['ADDED', 'New'],
  ['CHANGED', 'Changed'],
  ['UNCHANGED', 'Unchanged'],
];

type ReportRowsProps<Row> = {
  /** The name of the list. */
  label: string;
  rows: readonly Row[];
  /** Buttons for the whole list, beside its filter. */
  actions: ReactNode;
  /** Renders a row, with the row's number as its key. */
  children: (row: Row) => ReactNode;
};

/** The rows of an import's report, in the order of the file. Those are shown at first of which something is to be said, or else those with problems. */
export function ReportRows<Row extends { readonly outcome: ImportOutcome }>({
  label,
  rows,
  actions,
  children,
}: ReportRowsProps<Row>) {
  const having = (outcome: ImportOutcome | null) =>
    outcome === null ? rows : rows.filter((row) => row.outcome === outcome);
  const first = (['ASKED', 'REFUSED'] as const).find((outcome) => having(outcome).length > 0) ?? null;
  const [chosen, setChosen] = useState<ImportOutcome | null>(first);
  const [limit, setLimit] = useState(PAGE);
  const listed = having(chosen);
  const shown = listed.slice(0, limit);
  return (
    <>
      <Group justify="space-between" align="end">
        <NativeSelect
          label="Show"
          w="16rem"
          value={chosen ?? ''}
          onChange={({ currentTarget: { value } }) => {
            setChosen(CHOICES.find(([outcome]) => outcome === value)?.[0] ?? null);
            setLimit(PAGE);
          }}
          data={CHOICES.filter(([outcome]) => outcome !== 'ASKED' || having(outcome).length > 0).map(
            ([outcome, name]) => ({
              value: outcome ?? '',
              label: `${name} (${having(outcome).length})`,
            }),
          )}
        />
        {actions}
      </Group>
      <ul className={classes['rows']} aria-label={label}>
        {shown.map(children)}
      </ul>
      <ShowMore
        key={chosen}
        label={`Show ${Math.min(PAGE, listed.length - shown.length)} more`}
        status={`Showing ${shown.length} of ${listed.length} rows.`}
        hasMore={shown.length < listed.length}
        onMore={() => Promise.resolve(setLimit(limit + PAGE))}
      />
    </>
  );
}
