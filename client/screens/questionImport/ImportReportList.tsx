import { Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconEqual, type TablerIcon } from '@tabler/icons-react';
import { ExportMenu } from '../../app/export/ExportMenu.tsx';
import { Status } from '../../components/Status.tsx';
import classes from './ImportReportList.module.css';
import { importReportColumns } from './importReportColumns.ts';
import type { ImportOutcome } from './QuestionImportScreen.generated.ts';
import { outcomeText, reportSummary } from './reportText.ts';
import type { ImportReport } from './useImport.ts';

const LOOK: Readonly<Record<ImportOutcome, { tone: 'good' | 'plain' | 'bad'; icon: TablerIcon }>> = {
  ADDED: { tone: 'good', icon: IconCircleCheck },
  CHANGED: { tone: 'good', icon: IconCircleCheck },
  UNCHANGED: { tone: 'plain', icon: IconEqual },
  REFUSED: { tone: 'bad', icon: IconCircleX },
};

/** What an import does, row by row; what is refused comes first. */
export function ImportReportList({ report }: { report: ImportReport }) {
  const { rows, written } = report;
  const refused = rows.filter(({ outcome }) => outcome === 'REFUSED');
  const rest = rows.filter(({ outcome }) => outcome !== 'REFUSED');
  const listed = [...refused, ...rest];
  return (
    <>
      <div className={classes['head']}>
        <Text fw={650}>{reportSummary(report)}</Text>
        <ExportMenu label="Import report" columns={importReportColumns(written)} rows={listed} />
      </div>
      <ul className={classes['rows']}>
        {listed.map(({ row, id, outcome, question, problems }) => (
          <Status key={row} {...LOOK[outcome]} title={`Row ${row} · ${outcomeText(outcome, written)}`}>
            <span className={classes['question']}>{[id, question].filter(Boolean).join(' · ')}</span>
            {problems.map(({ field, message }) => (
              <div key={field}>{message}</div>
            ))}
          </Status>
        ))}
      </ul>
    </>
  );
}
