import { groupCountsText } from '../../../../domain/due/counts.ts';
import type { ReminderCounts } from '../../../../domain/due/reminders.ts';
import { sectionLabel } from '../../../../domain/values.ts';
import type { ToldText_ReminderFragment } from './toldText.generated.ts';

/** The counts of a past or coming reminder. */
type Told = Pick<ToldText_ReminderFragment, 'own' | 'unit' | 'section'> & {
  /** Whether the reminder covers everything. Otherwise, only what has become due soon. */
  readonly whole: boolean;
};

/** The counts in a reminder, one text for the unit or section and one for the soldier: `ALPHA: 7 not current, 3 due soon` and `Own: 1 due soon`. */
export function toldParts({ weekly, asked, ...told }: ToldText_ReminderFragment): readonly string[] {
  return remindedParts({ ...told, whole: weekly || asked });
}

/** The same for a reminder to come. */
export function remindedParts({ whole, own, unit, section }: Told): readonly string[] {
  const parts = [
    ...(unit === null ? [] : part(whole, section === null ? 'Unit' : sectionLabel[section], unit)),
    ...part(whole, 'Own', own),
  ];
  return parts.length > 0 ? parts : ['Nothing is due'];
}

function part(whole: boolean, name: string, counts: ReminderCounts): string[] {
  const { crossed } = counts;
  const text = whole ? groupCountsText(counts) : crossed > 0 ? `${crossed} newly due soon` : '';
  return text === '' ? [] : [`${name}: ${text}`];
}
