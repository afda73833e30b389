import { SectionFilter } from '../../app/tables/lists/SectionFilter.tsx';
import { FilterChip } from '../../components/parts/FilterChip.tsx';
import { usePolicy } from '../../components/PolicyContext.ts';
import { NAME_COLUMN, type RosterColumn } from './rosterColumns.ts';
import { sortText } from './rosterView.ts';
import { useIsPhone } from './useIsPhone.ts';
import type { RosterViewState } from './useRosterView.ts';
import { type Choices, fieldChoices, findings, GROUPS, sortLabel } from './viewChoices.ts';

type RosterFiltersProps = {
  /** Every column there is. */
  columns: readonly RosterColumn[];
  state: RosterViewState;
};

/** The roster's filters and grouping. A phone, which has no headings, has the sorting here, too. */
export function RosterFilters({ columns, state: { view, change } }: RosterFiltersProps) {
  const policy = usePolicy();
  const isPhone = useIsPhone();
  return (
    <>
      {fieldChoices(policy, view.fieldFilters).map(({ key, ...choice }) => {
        const value = view.fieldFilters[key];
        if (key === 'section') {
          return <SectionFilter key={key} value={value} onChange={(section) => change({ section })} isShort />;
        }
        return <Choice key={key} {...choice} value={value} onChoose={(one) => change({ [key]: one })} />;
      })}
      <Choice {...findings(policy)} value={view.finding} onChoose={(finding) => change({ finding })} />
      <Choice all="None" {...GROUPS} value={view.group} onChoose={(group) => change({ group })} />
      {isPhone && (
        <SortChoice columns={[NAME_COLUMN, ...columns]} sort={view.sort} onSort={(sort) => change({ sort })} />
      )}
    </>
  );
}

type ChoiceProps = Choices & {
  /** The option for no choice. */
  all?: string;
  value: string;
  onChoose: (value: string) => void;
};

function Choice({ label, all = 'All', values, labels, value, onChoose }: ChoiceProps) {
  const options = [{ value: '', label: all }, ...values.map((one) => ({ value: one, label: labels[one] ?? one }))];
  return <FilterChip label={label} value={value} options={options} onChange={onChoose} isShort />;
}

type SortChoiceProps = {
  columns: readonly RosterColumn[];
  sort: RosterViewState['view']['sort'];
  onSort: (text: string) => void;
};

/** Replaces pressing a heading. */
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
