import { Button, NativeSelect } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { dataProblemText, RECORD_PROBLEM_CODES } from '../../../../domain/record/dataProblems.ts';
import { listsOf, listTitle, type Policy } from '../../../../domain/policy/policy.ts';
import {
  rankLabel,
  RANKS,
  roleLabel,
  ROLES,
  sectionLabel,
  SECTIONS,
  teamLabel,
  TEAMS,
} from '../../../../domain/values.ts';
import { usePolicy } from '../../../components/PolicyContext.ts';
import { SearchField } from '../../../components/table/SearchField.tsx';
import classes from './RosterFilters.module.css';
import { NAME_COLUMN, type RosterColumn } from './rosterColumns.ts';
import { ANY_PROBLEM, sortText } from './rosterView.ts';
import { useIsPhone } from './useIsPhone.ts';
import type { RosterViewState } from './useRosterView.ts';

type RosterFiltersProps = {
  /** Every column that there is. */
  columns: readonly RosterColumn[];
  state: RosterViewState;
};

/** Whom the roster lists, and how: by what they are sorted and grouped. On a phone the search alone, and the rest on demand. */
export function RosterFilters({ columns, state: { texts, view, change } }: RosterFiltersProps) {
  const policy = usePolicy();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const chosen = [...Object.values(view.having), view.finding].filter((one) => one !== '').length;
  return (
    <search className={classes['filters']}>
      <SearchField label="Search" search={texts.search} onSearch={(search) => change({ search })} />
      {isPhone && (
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {chosen === 0 ? 'Filter' : `Filter (${chosen})`}
        </Button>
      )}
      {(isOpen || !isPhone) && (
        <div className={classes['selects']}>
          {having(policy, view.having).map(({ key, ...choice }) => (
            <Choice
              key={key}
              all="All"
              {...choice}
              value={view.having[key]}
              onChoose={(one) => change({ [key]: one })}
            />
          ))}
          <Choice
            label="Finding"
            all="All"
            {...findings(policy)}
            value={view.finding}
            onChoose={(finding) => change({ finding })}
          />
          <Choice
            label="Group by"
            all="Nothing"
            values={['section', 'team']}
            labels={{ section: 'Section', team: 'Section, team' }}
            value={view.group}
            onChoose={(group) => change({ group })}
          />
          {isPhone && (
            <SortChoice columns={[NAME_COLUMN, ...columns]} sort={view.sort} onSort={(sort) => change({ sort })} />
          )}
        </div>
      )}
    </search>
  );
}

type Choices = {
  label: string;
  /** What is said where nothing is chosen. */
  all: string;
  values: readonly string[];
  labels: Readonly<Record<string, string>>;
};

type ChoiceProps = Choices & { value: string; onChoose: (value: string) => void };

function Choice({ label, all, values, labels, value, onChoose }: ChoiceProps) {
  return (
    <NativeSelect
      label={label}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={[{ value: '', label: all }, ...values.map((one) => ({ value: one, label: labels[one] ?? one }))]}
    />
  );
}

type Having = RosterViewState['view']['having'];

/** What everybody in the list can have in common. */
function having({ ranks }: Policy, { rank }: Having): readonly (Omit<Choices, 'all'> & { key: keyof Having })[] {
  return [
    { key: 'section', label: 'Section', values: SECTIONS, labels: sectionLabel },
    { key: 'team', label: 'Team', values: TEAMS, labels: teamLabel },
    // A rank that the unit does not use stays while it is chosen.
    {
      key: 'rank',
      label: 'Rank',
      values: RANKS.filter((one) => ranks.includes(one) || one === rank),
      labels: rankLabel,
    },
    { key: 'role', label: 'Role', values: ROLES, labels: roleLabel },
  ];
}

/** What somebody can be short of or qualified for, and what can be odd or missing in a record. */
function findings(policy: Policy): Pick<Choices, 'values' | 'labels'> {
  const labels = {
    ...Object.fromEntries(listsOf(policy).map((list) => [list, listTitle(list, policy)])),
    [ANY_PROBLEM]: 'Anything to complete',
    ...Object.fromEntries(RECORD_PROBLEM_CODES.map((code) => [code, dataProblemText(code, policy)])),
  };
  return { values: Object.keys(labels), labels };
}

type SortChoiceProps = {
  columns: readonly RosterColumn[];
  sort: RosterViewState['view']['sort'];
  onSort: (text: string) => void;
};

/** The same as pressing a heading, where there are none: a phone has no headings. */
function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  const [first] = sort;
  const value = first ? sortText([{ key: first.column.key, isDescending: first.isDescending }]) : '';
  const labels = Object.fromEntries(
    columns.flatMap(({ key, header }) => [
      [key, header],
      [`-${key}`, `${header}, from the last`],
    ]),
  );
  return (
    <Choice
      label="Sort by"
      all="Name"
      values={Object.keys(labels).filter((key) => key !== NAME_COLUMN.key)}
      labels={labels}
      value={value === NAME_COLUMN.key ? '' : value}
      onChoose={onSort}
    />
  );
}
