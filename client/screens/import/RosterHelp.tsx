import { Text } from '@mantine/core';
import { dodIdField } from '../../../domain/policy/unitFields.ts';
import { useFieldRules } from '../../components/PolicyContext.ts';

/** The format of a roster file. */
export function RosterHelp() {
  const keepsDodIds = dodIdField(useFieldRules().unitFields) !== undefined;
  return (
    <>
      <Text>
        One row per person, below a row of headings. People are matched by {keepsDodIds && 'DoD ID, then by '}name.
        Existing records are updated, and other people get a new record. Blank cells and Excel errors change nothing.
        You'll see a preview before anything is imported, and can leave out rows with problems.
      </Text>
      <Text c="dimmed">
        Dates: 05 JAN 2026, 2026-01-05, 01/05/2026 or spreadsheet dates; NONE clears one. Yes: yes, x or 1. No: no or 0.
        A staff role gives staff rights; if the record has a login, staff must approve them.
      </Text>
    </>
  );
}

/** The format of a file of events. */
export function EventsHelp() {
  return (
    <>
      <Text>
        One row per event, below a row of headings: name, requirement, date done and result. People are matched by name,
        and nobody is added. Existing events aren't entered again. To correct or delete an event, open it under Due.
        You'll see a preview before anything is imported, and can leave out rows with problems.
      </Text>
      <Text c="dimmed">
        Dates: 05 JAN 2026, 2026-01-05, 01/05/2026 or spreadsheet dates. Results: 38, 450 pass, go, Class 2; x if
        there's no score. For record: yes or no; blank means yes.
      </Text>
    </>
  );
}
