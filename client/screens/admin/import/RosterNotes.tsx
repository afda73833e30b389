import { Text } from '@mantine/core';
import { counted, listInWords } from '../../../../domain/words.ts';
import { Alert } from '../../../components/Alert.tsx';
import { type RosterImportReport, rowsMissingMiddleName } from './reportText.ts';
import { NO_MIDDLE_NAME } from './rosterRows.ts';

const MOST_ROWS_LISTED = 8;

type RosterNotesProps = { report: RosterImportReport; onNoMiddleNames: () => void };

/** What to know before a roster is imported: missing middle names, people who may be there already, and staff rights that are given or taken. */
export function RosterNotes({ report, onNoMiddleNames }: RosterNotesProps) {
  const nameless = rowsMissingMiddleName(report).length;
  const given = report.rows.filter(({ staffRights }) => staffRights === 'GIVEN').length;
  const waiting = report.rows.filter(({ staffRights }) => staffRights === 'AWAITS_APPROVAL').length;
  const taken = report.rows.filter(({ staffRights }) => staffRights === 'TAKEN').length;
  const similar = report.rows.filter(({ hint }) => hint !== null).map(({ row }) => row);
  return (
    <>
      {similar.length > 0 && (
        <Text>
          {rowsInWords(similar)} {similar.length === 1 ? 'has' : 'have'} the first and last name of somebody who has a
          record. If it is the same person, write the middle name of the record, or leave it blank.
        </Text>
      )}
      {nameless > 0 && (
        <Alert
          message={`A new record must have a middle name, and ${counted(nameless, 'row')} ${nameless === 1 ? 'has' : 'have'} none.`}
          actionLabel={`Write ${NO_MIDDLE_NAME}`}
          onAction={onNoMiddleNames}
        />
      )}
      {given > 0 && <Text>Rows that bring staff rights: {given}.</Text>}
      {waiting > 0 && (
        <Text>
          Rows whose staff rights need approval: {waiting}. Anybody with a login can give their record any name. Approve
          them in Reassign once you know who they are.
        </Text>
      )}
      {taken > 0 && <Text>Rows that end staff rights: {taken}.</Text>}
    </>
  );
}

/** `Rows 4 and 7`; of more than can be read at a glance their number. */
function rowsInWords(rows: readonly number[]): string {
  if (rows.length > MOST_ROWS_LISTED) return counted(rows.length, 'row');
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${listInWords(rows.map(String), 'and')}`;
}
