import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { isOneOf } from '../../../domain/isOneOf.ts';
import { ShowMore } from '../../app/pages/ShowMore.tsx';
import classes from './ReportList.module.css';
import type { OpenRoster } from './openRoster.ts';
import { ReportRowItem } from './ReportRowItem.tsx';
import type { ImportReport } from './reportText.ts';
import type { ImportOutcome } from './RosterImportScreen.generated.ts';

/** How many rows show at first, and come with each press of the button. */
const PAGE = 50;
const OUTCOMES: readonly ImportOutcome[] = ['REFUSED', 'ADDED', 'CHANGED', 'UNCHANGED'];

/** What an import does, row by row in the order of the file; what is wrong shows first. */
export function ReportList({ report, roster }: { report: ImportReport; roster: OpenRoster }) {
  const [chosen, setChosen] = useState<ImportOutcome | null>(report.refused > 0 ? 'REFUSED' : null);
  const [limit, setLimit] = useState(PAGE);
  const rows = report.rows.filter(({ outcome }) => chosen === null || outcome === chosen);
  const shown = rows.slice(0, limit);
  const choices: readonly [ImportOutcome | null, string, number][] = [
    [null, 'All rows', report.rows.length],
    ['REFUSED', 'With problems', report.refused],
    ['ADDED', 'New', report.added],
    ['CHANGED', 'Changed', report.changed],
    ['UNCHANGED', 'As before', report.unchanged],
  ];
  return (
    <>
      <NativeSelect
        label="Show"
        maw="16rem"
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => {
          setChosen(isOneOf(OUTCOMES, value) ? value : null);
          setLimit(PAGE);
        }}
        data={choices.map(([outcome, label, count]) => ({ value: outcome ?? '', label: `${label} (${count})` }))}
      />
      <ul className={classes['rows']} aria-label="Rows of the roster">
        {shown.map((reportRow) => (
          <ReportRowItem key={reportRow.row} reportRow={reportRow} written={report.written} roster={roster} />
        ))}
      </ul>
      <ShowMore
        key={chosen}
        label={`Show ${Math.min(PAGE, rows.length - shown.length)} more`}
        status={`Showing ${shown.length} of ${rows.length} rows.`}
        hasMore={shown.length < rows.length}
        onMore={() => Promise.resolve(setLimit(limit + PAGE))}
      />
    </>
  );
}
