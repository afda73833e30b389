import { Text } from '@mantine/core';
import { groupCounts, groupCountsText } from '../../../domain/due/counts.ts';
import { ofThemMedical } from '../../../domain/due/medicalText.ts';
import type { DueState } from '../../../domain/due/states.ts';
import { formatDay, type LocalDate } from '../../../domain/localDate.ts';

type DueSummaryProps = {
  /** The day that the counts are for; null for today, on the screen. */
  day: LocalDate | null;
  people: readonly { readonly standings: readonly { readonly state: DueState }[] }[];
  /** How many have something to do for a medical requirement that is left out. */
  medicalPeople: number;
  /** What else there is to say. */
  note: string;
};

/** `On 01 MAR 2027: 9 of 30 people are not current. 4 due soon, 2 to do, 15 current.` */
export function DueSummary({ day, people, medicalPeople, note }: DueSummaryProps) {
  const { notCurrent, ...others } = groupCounts(people.map(({ standings }) => standings.map(({ state }) => state)));
  const rest = [
    groupCountsText({ ...others, notCurrent: 0 }),
    others.current > 0 ? `${others.current} current` : '',
  ].filter((text) => text !== '');
  const total = people.length === 1 ? '1 person' : `${people.length} people`;
  return (
    <Text aria-live="polite">
      {day !== null && `On ${formatDay(day)}: `}
      {people.length > 0 && (
        <Text span fw={650}>
          {notCurrent} of {total} {notCurrent === 1 ? 'is' : 'are'} not current.
        </Text>
      )}{' '}
      <Text span c="dimmed">
        {rest.join(', ')}
        {ofThemMedical(medicalPeople)}
        {rest.length > 0 && '.'}
        {note !== '' && ` ${note}`}
      </Text>
    </Text>
  );
}
