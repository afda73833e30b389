import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldRules } from '../../../domain/policy/unit.ts';
import { counted } from '../../../domain/words.ts';
import { focusAtTop } from '../../app/imports/focusAtTop.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { ChangeLine } from '../../components/ChangeLine.tsx';
import { changeParts, changeText } from '../../components/changeText.ts';
import { useFieldRules } from '../../components/PolicyContext.ts';
import rows from '../../components/rows.module.css';
import classes from './ColumnMapping.module.css';
import { comparisonLines, type ComparisonLine } from './comparisonLines.ts';
import type { Comparison, OpenRoster } from './rosterReading.ts';

type RosterComparisonProps = { comparison: Comparison; roster: OpenRoster };

/** The differences between a roster and the records, as a list to export. Takes the focus, so that screen readers announce it. */
export function RosterComparison({ comparison, roster }: RosterComparisonProps) {
  const unit = useFieldRules();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusAtTop(heading.current), [comparison]);
  const lines = comparisonLines(comparison, roster, unit);
  const same = comparison.rows.filter(({ outcome }) => outcome === 'UNCHANGED').length;
  return (
    <Stack gap="md">
      <Title order={2} ref={heading} tabIndex={-1}>
        Comparison
      </Title>
      <Text fw={650}>
        {lines.length === 0
          ? `${roster.file.name} matches the ${same === 1 ? 'record of 1 person' : `records of all ${same} people`}.`
          : `${counted(lines.length, 'difference')} between ${roster.file.name} and the records${same === 0 ? '' : `; ${same} of the roster ${same === 1 ? 'is' : 'are'} the same`}. Nothing was written.`}
      </Text>
      {lines.length > 0 && <ExportMenu label="Comparison" columns={columns(unit)} rows={lines} />}
      {GROUPS.map(([where, title]) => (
        <Group key={where} title={title} lines={lines.filter((line) => line.where === where)} unit={unit} />
      ))}
    </Stack>
  );
}

const GROUPS = [
  ['ROSTER', 'On the roster, not in the unit'],
  ['UNIT', 'In the unit, not on the roster'],
  ['BOTH', 'On both, with differences'],
  ['NAME', 'Probably the same person, name spelled differently'],
  ['UNREAD', 'Not compared'],
] as const;

type GroupProps = { title: string; lines: readonly ComparisonLine[]; unit: FieldRules };

function Group({ title, lines, unit }: GroupProps): ReactNode {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <Title order={3} size="h4">
        {title} ({lines.length})
      </Title>
      <ul className={rows.rows}>
        {lines.map(({ key, person, row, changes, remark }) => (
          <li key={key} className={classes.column}>
            <div className={classes.heading}>{row === null ? person : `Row ${row} · ${person}`}</div>
            <div>
              {changes.map((change) => (
                <div key={change.field}>
                  <ChangeLine {...changeParts(change, unit)} />
                </div>
              ))}
              {remark}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function columns(unit: FieldRules) {
  return [
    { header: 'Difference', exported: ({ where }: ComparisonLine) => titleOf(where) },
    { header: 'Row', exported: ({ row }: ComparisonLine) => row ?? '' },
    { header: 'Person', exported: ({ person }: ComparisonLine) => person },
    {
      header: 'In the unit → on the roster',
      exported: ({ changes }: ComparisonLine) => changes.map((change) => changeText(change, unit)).join('; '),
    },
    { header: 'Remark', exported: ({ remark }: ComparisonLine) => remark },
  ];
}

function titleOf(where: ComparisonLine['where']): string {
  return GROUPS.find(([one]) => one === where)?.[1] ?? '';
}
