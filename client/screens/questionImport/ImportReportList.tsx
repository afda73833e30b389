import { Text } from '@mantine/core';
import { ExportMenu } from '../../app/export/ExportMenu.tsx';
import { RowStatus } from '../../app/import/RowStatus.tsx';
import classes from './ImportReportList.module.css';
import { importReportColumns } from './importReportColumns.ts';
import { type ImportReport, reportSummary } from './reportText.ts';

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
          <RowStatus key={row} row={row} outcome={outcome} written={written}>
            <span className={classes['question']}>{[id, question].filter(Boolean).join(' · ')}</span>
            {problems.map(({ field, message }) => (
              <div key={field}>{message}</div>
            ))}
          </RowStatus>
        ))}
      </ul>
    </>
  );
}
