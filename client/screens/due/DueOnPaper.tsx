import { dueText, typedText } from '../../../domain/due/dueText.ts';
import { formatDay } from '../../../domain/localDate.ts';
import { type Section, sectionLabel, SECTIONS } from '../../../domain/values.ts';
import { useListFilter } from '../../app/tables/lists/useListFilter.ts';
import { markedName } from '../../components/soldierText.ts';
import { paperTitle } from '../../components/table/paperPages.ts';
import { type PaperCell, type PaperRow, PaperTable } from '../../components/table/PaperTable.tsx';
import { DueCountText } from './DueCountText.tsx';
import type { DueMatrixProps } from './DueMatrix.tsx';
import { shownLabel, whenText } from './dueShown.ts';
import { DueStandingMark } from './DueStandingMark.tsx';
import { useDueFilter } from './useDueFilter.ts';

/** The same table of people by requirements, for paper. */
export function DueOnPaper({ day, requirements, counts, rows, section }: DueMatrixProps) {
  const { choice } = useListFilter();
  const { show, when, requirement } = useDueFilter();
  const countsOf = (of: Section | null): PaperCell[] =>
    requirements.map(({ id }) => {
      const count = counts.find((one) => one.requirementId === id && one.section === of);
      return count ? { text: '100% current', shown: <DueCountText count={count} /> } : '';
    });
  const personRow = ({ soldier, standings }: DueMatrixProps['rows'][number]): PaperRow => ({
    key: soldier.id,
    name: markedName(soldier),
    cells: requirements.map(({ id }) => {
      const standing = standings.find(({ requirementId }) => requirementId === id);
      if (!standing) return '';
      return {
        text: [dueText(standing, day), typedText(standing) ?? ''].join(' '),
        shown: <DueStandingMark standing={standing} on={day} />,
      };
    }),
  });
  const totals: PaperRow[] =
    section === null ? [{ key: 'unit', name: 'Unit', cells: countsOf(null), isTotal: true }] : [];
  return (
    <PaperTable
      label="Due"
      title={paperTitle(`Due on ${formatDay(day)}`, [
        ['Search names', choice.search.trim()],
        ['Section', section === null ? '' : sectionLabel[section]],
        ['Requirement', requirements.length === 1 && requirements[0]?.id === requirement ? requirements[0].name : ''],
        ['Show', show === '' ? '' : shownLabel[show]],
        ['Due', when === null ? '' : whenText(when)],
      ])}
      columns={requirements.map(({ id, name }) => ({ key: id, header: name }))}
      rows={[
        ...totals,
        ...SECTIONS.flatMap((one) => {
          const people = rows.filter(({ soldier }) => soldier.section === one);
          if (people.length === 0) return [];
          const total = { key: one, name: sectionLabel[one], cells: countsOf(one), isTotal: true };
          return [total, ...people.map(personRow)];
        }),
      ]}
    />
  );
}
