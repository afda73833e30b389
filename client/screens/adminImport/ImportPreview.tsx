import { Text } from '@mantine/core';
import { counted } from '../../../domain/words.ts';
import { PreviewHead } from '../../app/import/PreviewHead.tsx';
import { BusyButton } from '../../components/BusyButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { FormActions } from '../../components/form/FormActions.tsx';
import type { OpenRoster } from './openRoster.ts';
import { RosterReport } from './RosterReport.tsx';
import { type ImportReport, reportSummary, rowsMissingMiddleName } from './reportText.ts';
import { NO_MIDDLE_NAME } from './rosterRows.ts';

type ImportPreviewProps = {
  report: ImportReport;
  roster: OpenRoster;
  isBusy: boolean;
  onWrite: () => void;
  onNoMiddleNames: () => void;
};

/** What importing would do, with the button that does it if no row has a problem. */
export function ImportPreview({ report, roster, isBusy, onWrite, onNoMiddleNames }: ImportPreviewProps) {
  const { added, changed, refused, rows } = report;
  const nameless = rowsMissingMiddleName(report).length;
  const given = rows.filter(({ staffRights }) => staffRights === 'GIVEN').length;
  const taken = rows.filter(({ staffRights }) => staffRights === 'TAKEN').length;
  return (
    <>
      <PreviewHead what="records" report={report} summary={reportSummary(report)} isStale={roster.isStale} />
      {nameless > 0 && (
        <Notice
          message={`A new record must have a middle name, and ${counted(nameless, 'row')} ${nameless === 1 ? 'has' : 'have'} none.`}
          actionLabel={`Write ${NO_MIDDLE_NAME}`}
          onAction={onNoMiddleNames}
        />
      )}
      {given > 0 && <Text>Staff rights come with the role for {given}.</Text>}
      {taken > 0 && <Text>Staff rights end with the role for {taken}.</Text>}
      {refused === 0 && added + changed > 0 && (
        <FormActions>
          <BusyButton loading={isBusy} onClick={onWrite}>
            Import {counted(added + changed, 'record')}
          </BusyButton>
        </FormActions>
      )}
      <RosterReport key={report.plan} report={report} roster={roster} />
    </>
  );
}
