import { Text } from '@mantine/core';

/** How a roster file has to look. */
export function RosterHelp() {
  return (
    <>
      <Text>
        One row per person, below a row of headings. People are matched by name: an existing record is updated where the
        roster differs; anybody else gets a new one. Blank cells change nothing. If any row is wrong, nothing is
        imported.
      </Text>
      <Text c="dimmed">
        Dates as 05 JAN 2026, 2026-01-05, 01/05/2026 or dates of the spreadsheet; NONE clears a date. Yes and no as yes,
        x or 1, and no or 0. A staff role brings staff rights, which staff approve where a record has a login.
      </Text>
    </>
  );
}
