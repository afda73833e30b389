import type { ReminderCounts } from '../../../../domain/due/reminders.ts';
import { type Section, sectionLabel } from '../../../../domain/values.ts';
import type { ToldText_ReminderFragment } from './toldText.generated.ts';

/** What somebody is told, or will be. */
type Told = Pick<ToldText_ReminderFragment, 'own' | 'unit' | 'section'> & {
  /** Whether of everything; otherwise of what has become due soon alone. */
  readonly whole: boolean;
};

/** What a reminder told: `ALPHA: 7 people short, 3 due soon · Own: 1 due soon`. */
export function toldText({ weekly, asked, ...told }: ToldText_ReminderFragment): string {
  return remindedText({ ...told, whole: weekly || asked });
}

/** The same of a reminder that is to come. */
export function remindedText({ whole, own, unit, section }: Told): string {
  const parts = [
    ...(unit === null ? [] : [part(whole, unitName(section), unit, ({ short }) => people(short))]),
    part(whole, 'Own', own, ({ short }) => String(short)),
  ];
  return parts.filter((text) => text !== null).join(' · ') || 'Nothing is due';
}

function part(
  whole: boolean,
  name: string,
  counts: ReminderCounts,
  shortOf: (counts: ReminderCounts) => string,
): string | null {
  const { short, soon, crossed } = counts;
  const said = whole
    ? [...(short > 0 ? [`${shortOf(counts)} short`] : []), ...(soon > 0 ? [`${soon} due soon`] : [])]
    : [...(crossed > 0 ? [`${crossed} newly due soon`] : [])];
  return said.length === 0 ? null : `${name}: ${said.join(', ')}`;
}

const unitName = (section: Section | null): string => (section === null ? 'Unit' : sectionLabel[section]);
const people = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;
