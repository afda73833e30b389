import type { ReminderCounts } from '../../../../domain/due/reminders.ts';
import { numbersText } from '../../../../domain/due/reminderText.ts';
import type { LocalDate } from '../../../../domain/localDate.ts';
import { sectionLabel } from '../../../../domain/values.ts';
import { dayOf } from '../../../components/browserClock.ts';
import type { ToldText_ReminderFragment } from './toldText.generated.ts';

/** The counts of a past or coming reminder. */
type Told = Pick<ToldText_ReminderFragment, 'own' | 'unit' | 'section'> & {
  /** Whether the reminder covers everything. Otherwise, only what has become due soon. */
  readonly whole: boolean;
  /** The day of the reminder. */
  readonly day: LocalDate;
};

/**
 * What a reminder's email says, one text for the unit or section and one for the soldier: `ALPHA: 7 not current, 3 due by 14 DEC` and
 * `Own: 1 due by 14 DEC`.
 */
export function toldParts({ at, weekly, asked, ...told }: ToldText_ReminderFragment): readonly string[] {
  return remindedParts({ ...told, whole: weekly || asked, day: dayOf(at) });
}

/** The same for a reminder to come. */
export function remindedParts({ own, unit, section, ...telling }: Told): readonly string[] {
  const part = (name: string, counts: ReminderCounts): string[] => {
    const text = numbersText(counts, telling);
    return text === '' ? [] : [`${name}: ${text}`];
  };
  const parts = [
    ...(unit === null ? [] : part(section === null ? 'Unit' : sectionLabel[section], unit)),
    ...part('Own', own),
  ];
  return parts.length > 0 ? parts : ['Nothing is due'];
}
