import { Button, NativeSelect } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { usePolicy } from '../../components/PolicyContext.ts';
import { SearchField } from '../../components/table/SearchField.tsx';
import { NAME_COLUMN, type RosterColumn } from './rosterColumns.ts';
import classes from './RosterFilters.module.css';
import { sortText } from './rosterView.ts';
import { useIsPhone } from './useIsPhone.ts';
import type { RosterViewState } from './useRosterView.ts';
import { type Choices, findings, GROUPS, having, sortLabel } from './viewChoices.ts';

type RosterFiltersProps = {
  /** Every column there is. */
  columns: readonly RosterColumn[];
  state: RosterViewState;
};

/** The roster's filters, sorting and grouping. A phone shows only the search, and the rest on demand. */
export function RosterFilters({ columns, state: { texts, view, change } }: RosterFiltersProps) {
  const policy = usePolicy();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const chosen = [...Object.values(view.having), view.finding].filter((one) => one !== '').length;
  return (
    <search className={classes.filters}>
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
        <div className={classes.selects}>
          {having(policy, view.having).map(({ key, ...choice }) => (
            <Choice
              key={key}
              all="All"
              {...choice}
              value={view.having[key]}
              onChoose={(one) => change({ [key]: one })}
            />
          ))}
          <Choice all="All" {...findings(policy)} value={view.finding} onChoose={(finding) => change({ finding })} />
          <Choice all="Nothing" {...GROUPS} value={view.group} onChoose={(group) => change({ group })} />
          {isPhone && (
            <SortChoice columns={[NAME_COLUMN, ...columns]} sort={view.sort} onSort={(sort) => change({ sort })} />
          )}
        </div>
      )}
    </search>
  );
}

type ChoiceProps = Choices & {
  /** The option for no choice. */
  all: string;
  value: string;
  onChoose: (value: string) => void;
};

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

type SortChoiceProps = {
  columns: readonly RosterColumn[];
  sort: RosterViewState['view']['sort'];
  onSort: (text: string) => void;
};

/** Replaces pressing a heading on a phone, which has no headings. */
function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  const [first] = sort;
  const value = first ? sortText([{ key: first.column.key, isDescending: first.isDescending }]) : '';
  const labels = Object.fromEntries(
    columns.flatMap(({ key, header }) => [
      [key, header],
      [`-${key}`, sortLabel(header, true)],
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
