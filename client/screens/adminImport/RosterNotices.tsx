import { Text } from '@mantine/core';
import { counted, listInWords } from '../../../domain/words.ts';
import { Notice } from '../../components/Notice.tsx';
import { type RosterImportReport, rowsMissingMiddleName } from './reportText.ts';
import { NO_MIDDLE_NAME } from './rosterRows.ts';

type RosterNoticesProps = { report: RosterImportReport; onNoMiddleNames: () => void };

/** What to know before a roster is imported: missing middle names, people who may be there already, and staff rights that are given or taken. */
export function RosterNotices({ report, onNoMiddleNames }: RosterNoticesProps) {
  const nameless = rowsMissingMiddleName(report).length;
  const given = report.rows.filter(({ staffRights }) => staffRights === 'GIVEN').length;
  const waiting = report.rows.filter(({ staffRights }) => staffRights === 'AWAITS_APPROVAL').length;
  const taken = report.rows.filter(({ staffRights }) => staffRights === 'TAKEN').length;
  const similar = report.rows.filter(({ hint }) => hint !== null).map(({ row }) => row);
  return (
    <>
      {similar.length > 0 && (
        <Text>
          Somebody with the same first and last name is there already: see {similar.length === 1 ? 'row' : 'rows'}{' '}
          {listInWords(similar.map(String), 'and')}. If it is the same person, write the middle name of the record, or
          none.
        </Text>
      )}
      {nameless > 0 && (
        <Notice
          message={`A new record must have a middle name, and ${counted(nameless, 'row')} ${nameless === 1 ? 'has' : 'have'} none.`}
          actionLabel={`Write ${NO_MIDDLE_NAME}`}
          onAction={onNoMiddleNames}
        />
      )}
      {given > 0 && <Text>Staff rights come with the role for {given}.</Text>}
      {waiting > 0 && (
        <Text>
          Staff rights wait for approval for {waiting}: anybody with a login can give their record any name. Approve
          them in Reassign once you know who they are.
        </Text>
      )}
      {taken > 0 && <Text>Staff rights end with the role for {taken}.</Text>}
    </>
  );
}
