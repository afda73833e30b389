import { Text } from '@mantine/core';
import { dodIdField } from '../../../domain/policy/unitFields.ts';
import { useFieldRules } from '../../components/PolicyContext.ts';

/** The format of a roster file. */
export function RosterHelp() {
  const keepsDodIds = dodIdField(useFieldRules().unitFields) !== undefined;
  return (
    <>
      <Text>
        One row per person, below a row of headings. People are matched by {keepsDodIds && 'DoD ID, then by '}name: an
        existing record is updated where the roster differs; anybody else gets a new one. Cells that are blank, or have
        an Excel error, change nothing. Nothing is imported before you have seen what it does; rows with a problem can
        be left.
      </Text>
      <Text c="dimmed">
        Dates: 05 JAN 2026, 2026-01-05, 01/05/2026 or spreadsheet dates; NONE clears one. Yes: yes, x or 1. No: no or 0.
        A staff role brings staff rights; if the record has a login, staff must approve them.
      </Text>
    </>
  );
}

/** The format of a file of events. */
export function EventsHelp() {
  return (
    <>
      <Text>
        One row per event, below a row of headings: the name, the requirement, the day on which it was done, and the
        result. People are matched by name, and nobody is added. What is there already is not entered again; an event is
        corrected or deleted in its series. Nothing is imported before you have seen what it does; rows with a problem
        can be left.
      </Text>
      <Text c="dimmed">
        Dates: 05 JAN 2026, 2026-01-05, 01/05/2026 or spreadsheet dates. Results: 38, 450 pass, go, Class 2; x for what
        is only done. For record: yes or no; blank is yes.
      </Text>
    </>
  );
}
