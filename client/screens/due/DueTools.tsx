import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { EARLIEST_DATE, LATEST_DATE } from '../../../domain/constants.ts';
import { paths } from '../../app/paths.ts';
import { SectionFilter } from '../../app/tables/lists/SectionFilter.tsx';
import { useListFilter } from '../../app/tables/lists/useListFilter.ts';
import { Link } from '../../components/Link.tsx';
import { DayChip } from '../../components/parts/DayChip.tsx';
import { FilterChip } from '../../components/parts/FilterChip.tsx';
import { ToolLine } from '../../components/parts/ToolLine.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { SearchField } from '../../components/table/SearchField.tsx';
import { SkipToTable } from '../../components/table/SkipToTable.tsx';
import { today } from '../../components/today.ts';
import { SHOWN, shownLabel, whenText } from './dueShown.ts';
import { useDueFilter } from './useDueFilter.ts';

type DueToolsProps = {
  requirements: readonly { readonly id: string; readonly name: string }[];
  /** Whether the screen has a table, and not a phone's lists. */
  isTable: boolean;
  /** The files, for the menu; null while the list loads. */
  more: ReactNode;
};

/** The title and the tools in one line: names, section, requirement, status, and the day that the statuses are for. */
export function DueTools({ requirements, isTable, more }: DueToolsProps) {
  const { search: address } = useLocation();
  const { choice, setSearch, setSection } = useListFilter();
  const { on, setOn, requirement, setRequirement, show, setShow, when, setWhen, isByRequirement, setGroup } =
    useDueFilter();
  const isOne = requirements.some(({ id }) => id === requirement);
  const set = [choice.section !== '', isOne, show !== '', when !== null, on !== null].filter(Boolean);
  return (
    <ToolLine
      title={
        <>
          <ScreenTitle title="Due" />
          {isTable && <SkipToTable name="Due" />}
        </>
      }
      search={<SearchField label="Search names" search={choice.search} onSearch={setSearch} />}
      chosen={set.length}
      filters={
        <>
          <SectionFilter value={choice.section} onChange={setSection} />
          <FilterChip
            label="Requirement"
            value={isOne ? requirement : ''}
            options={[{ value: '', label: 'All' }, ...requirements.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={setRequirement}
          />
          <FilterChip
            label="Show"
            value={show}
            options={SHOWN.map((one) => ({ value: one, label: shownLabel[one] }))}
            onChange={setShow}
          />
          {when !== null && (
            <FilterChip
              label="Due"
              value={when}
              options={[
                { value: '', label: 'Any time' },
                { value: when, label: whenText(when) },
              ]}
              onChange={setWhen}
            />
          )}
          {!isTable && !isOne && (
            <FilterChip
              label="Group"
              value={isByRequirement ? 'requirement' : ''}
              options={[
                { value: '', label: 'By section' },
                { value: 'requirement', label: 'By requirement' },
              ]}
              onChange={setGroup}
            />
          )}
        </>
      }
      date={
        <DayChip
          label="As of"
          day={on ?? today()}
          today={today()}
          min={EARLIEST_DATE}
          max={LATEST_DATE}
          onChange={setOn}
        />
      }
      action={
        <Button component={Link} to={`${paths.dueEnter}${address}`} leftSection={<IconPlus aria-hidden />}>
          Enter an event
        </Button>
      }
      more={more}
    />
  );
}
