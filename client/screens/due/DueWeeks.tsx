import { Box } from '@mantine/core';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type DueItem, type DueWhen, weeksAhead } from '../../../domain/due/weeksAhead.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import type { Section } from '../../../domain/values.ts';
import block from '../../components/block.module.css';
import { WeekStrip } from '../../components/parts/WeekStrip.tsx';
import { useDueFilter } from './useDueFilter.ts';

type DueWeeksProps = {
  day: LocalDate;
  people: readonly { readonly soldier: { readonly section: Section }; readonly standings: readonly DueItem[] }[];
};

/** What falls due in the next twelve weeks. Each week, and what is late, filters the screen; pressed again, it shows everybody again. */
export function DueWeeks({ day, people }: DueWeeksProps) {
  const { when } = useDueFilter();
  const { pathname, search } = useLocation();
  const { late, weeks } = useMemo(() => weeksAhead(people, day), [people, day]);
  const chosen = (time: Exclude<DueWhen, null>) => {
    const params = new URLSearchParams(search);
    if (time === when) params.delete('when');
    else params.set('when', time);
    return { to: `${pathname}?${params.toString()}`, isShown: time === when };
  };
  return (
    <Box className={block.block} px="md" pt="sm" pb="xs">
      <WeekStrip
        label="Due in the next twelve weeks"
        late={{ count: late, ...chosen('LATE') }}
        weeks={weeks.map(({ monday, dueSoon, toDo, later }) => ({
          day: monday,
          soon: dueSoon,
          later: toDo + later,
          ...chosen(monday),
        }))}
      />
    </Box>
  );
}
