import { Button, Group, Stack, Text } from '@mantine/core';
import { NO_MIDDLE_NAME } from '../../../domain/record/givenNames.ts';
import { counted, listInWords } from '../../../domain/words.ts';
import { Alert } from '../../components/Alert.tsx';
import { areEvents } from './columns.ts';
import type { OpenRoster, RosterImportResult } from './rosterReading.ts';
import { rowsMissingMiddleName } from './rosterText.ts';

const MOST_ROWS_LISTED = 8;

type RosterNotesProps = {
  report: RosterImportResult;
  roster: OpenRoster;
  onNoMiddleNames: () => void;
  /** Answers all rows that probably match an existing person. */
  onAll: (are: 'SAME' | 'NEW') => void;
  /** Checks the file again with the answers given row by row. */
  onCheck: () => void;
};

/** What to know before a roster is imported: missing middle names, people who may already be there, and staff rights given or taken. */
export function RosterNotes({ report, roster, onNoMiddleNames, onAll, onCheck }: RosterNotesProps) {
  const asked = report.rows.filter(({ candidates }) => candidates.length > 0);
  const single = asked.filter(({ candidates }) => candidates.length === 1).length;
  const chosen = asked.filter(({ row }) => roster.persons.has(row)).length;
  const nameless = rowsMissingMiddleName(report).length;
  const given = report.rows.filter(({ staffRights }) => staffRights === 'GIVEN').length;
  const waiting = report.rows.filter(({ staffRights }) => staffRights === 'AWAITS_APPROVAL').length;
  const taken = report.rows.filter(({ staffRights }) => staffRights === 'TAKEN').length;
  const similar = report.rows
    .filter(({ hint, candidates }) => hint !== null && candidates.length === 0)
    .map(({ row }) => row);
  return (
    <>
      {asked.length > 0 && (
        <Stack gap="sm">
          <Text>
            {counted(asked.length, 'row')} probably{' '}
            {asked.length === 1 ? 'matches an existing record' : 'match existing records'}, but{' '}
            {asked.some(({ hint }) => hint !== null) ? 'the name or the DoD ID' : 'the name'} differs. Say whether it's
            the same person before you import. Your answer is remembered for the next file.
          </Text>
          <Group>
            {single > 0 && <Button onClick={() => onAll('SAME')}>{allLabel('Same', single)}</Button>}
            <Button variant="default" onClick={() => onAll('NEW')}>
              {areEvents(roster.mapping) ? leaveLabel(asked.length) : allLabel('New', asked.length)}
            </Button>
            {chosen > 0 && (
              <Button variant="default" onClick={onCheck}>
                Check with {counted(chosen, 'choice')}
              </Button>
            )}
          </Group>
        </Stack>
      )}
      {similar.length > 0 && (
        <Text>
          {rowsInWords(similar)} {similar.length === 1 ? 'matches an existing record' : 'match existing records'} except
          for the middle name. If it's the same person, use the record's middle name.
        </Text>
      )}
      {nameless > 0 && (
        <Alert
          message={`A new record must have a middle name, and ${counted(nameless, 'row')} ${nameless === 1 ? 'has' : 'have'} none.`}
          actionLabel={`Write ${NO_MIDDLE_NAME}`}
          onAction={onNoMiddleNames}
        />
      )}
      {given > 0 && <Text>Rows that give staff rights: {given}.</Text>}
      {waiting > 0 && (
        <Text>
          Rows with staff rights that need approval: {waiting}. People can put any name in their own record. Check who
          they are, then approve them in Reassign.
        </Text>
      )}
      {taken > 0 && <Text>Rows that end staff rights: {taken}.</Text>}
    </>
  );
}

/** `Same`, or `Same for all 3` for several rows. */
function allLabel(answer: string, count: number): string {
  return count === 1 ? answer : `${answer} for all ${count}`;
}

function leaveLabel(count: number): string {
  return count === 1 ? 'Leave out' : `Leave out all ${count}`;
}

/** `Rows 4 and 7`. With too many to read at a glance, only their number. */
function rowsInWords(rows: readonly number[]): string {
  if (rows.length > MOST_ROWS_LISTED) return counted(rows.length, 'row');
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${listInWords(rows.map(String), 'and')}`;
}
