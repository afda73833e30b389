import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { GivenRequirement } from '../../../../domain/due/requirementProblems.ts';
import {
  cycleText,
  resultText,
  targetLabel,
  timesText,
  appliesToText,
} from '../../../../domain/due/requirementText.ts';
import classes from '../unit.module.css';

type Described = Omit<GivenRequirement, 'id' | 'inForceFrom' | 'retiredOn'>;

export type RequirementRow = {
  readonly key: string;
  readonly requirement: Described;
  /** More about it, below its name. */
  readonly notes: readonly string[];
  /** Where it comes from; left out if no row says it. */
  readonly source?: string;
  /** The row's buttons. */
  readonly actions: ReactNode;
};

const COLUMNS: readonly { readonly header: string; readonly text: (row: RequirementRow) => string }[] = [
  { header: 'Group', text: ({ requirement }) => requirement.group },
  { header: 'How often', text: ({ requirement }) => cycleText(requirement) },
  { header: 'Due soon', text: ({ requirement }) => timesText(requirement) },
  { header: 'Result', text: ({ requirement }) => resultText(requirement) },
  { header: 'Applies to', text: ({ requirement }) => appliesToText(requirement) ?? 'Everyone' },
  { header: 'Updates', text: ({ requirement: { sets } }) => (sets === null ? '' : targetLabel[sets]) },
  { header: 'Source', text: ({ source = '' }) => source },
];

/**
 * Requirements, one in a row, each on a phone with the names of its columns. Browsers then no longer treat it as a table, unless the roles are
 * spelled out.
 */
export function RequirementTable({ label, rows }: { label: string; rows: readonly RequirementRow[] }) {
  const columns = COLUMNS.filter(
    ({ header }) => header !== 'Source' || rows.some(({ source }) => source !== undefined),
  );
  return (
    <table role="table" aria-label={label} className={classes.table}>
      <thead role="rowgroup">
        <tr role="row">
          {['Name', ...columns.map(({ header }) => header)].map((header) => (
            <th key={header} role="columnheader" scope="col">
              {header}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.key} role="row">
            <th role="rowheader" scope="row">
              <bdi>{row.requirement.name}</bdi>
              {row.notes.map((note) => (
                <div key={note} className={classes.rowNote}>
                  {note}
                </div>
              ))}
            </th>
            {columns.map(({ header, text }) => (
              <td key={header} role="cell" data-header={header}>
                {text(row)}
              </td>
            ))}
            <td role="cell">
              <div className={classes.rowActions}>{row.actions}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
