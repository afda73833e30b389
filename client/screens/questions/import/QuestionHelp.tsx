import { Text } from '@mantine/core';

/** What a file of questions is. */
export function QuestionHelp() {
  return (
    <>
      <Text>
        One row per question, below a row of headings as in the template; a file that the list exports will do as well.
        A question whose id is in the bank is changed; any other is added. If any row is wrong, nothing is imported.
        Files in the formats Aiken and GIFT are read, too.
      </Text>
      <Text c="dimmed">
        The right answer as its text or its letter. Dates as 05 JAN 2026, 2026-01-05, 01/05/2026 or spreadsheet dates. A
        new question with yes under retired is kept out of the exam. A cell with an Excel error counts as blank.
      </Text>
    </>
  );
}
