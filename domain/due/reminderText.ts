/** What a reminder's mail says: how many and where to look, never a name, a requirement, a score or a medical matter (Spec 25.1). */
import { type Section, sectionLabel } from '../values.ts';
import { groupCountsText } from './counts.ts';
import type { ReminderCounts } from './reminders.ts';

type ToldCounts = {
  /** Whether it tells of everything, or of what has become due soon alone. */
  readonly whole: boolean;
  readonly own: ReminderCounts;
  readonly unit: ReminderCounts | null;
  readonly section: Section | null;
};

/** Where to look, as whole addresses. */
type ReminderLinks = {
  /** The record of whoever is told. */
  readonly own: string;
  /** What is due in the unit or the section. */
  readonly unit: string;
  /** Where one chooses how often one is told. */
  readonly account: string;
};

/** The paragraphs of the mail; a link is one by itself. */
export function reminderText({ whole, own, unit, section }: ToldCounts, links: ReminderLinks): string[] {
  const ofOwn = whole ? wholeText('Your requirements', own) : ownCrossed(own);
  const ofUnit = unit && (whole ? wholeText(`People in ${placeText(section)}`, unit) : unitCrossed(unit, section));
  return [
    ...(ofOwn === null ? [] : [ofOwn, links.own]),
    ...(ofUnit === null ? [] : [ofUnit, links.unit]),
    ...(ofOwn === null && ofUnit === null ? ['Nothing is due.'] : []),
    'How often you are told, you choose here:',
    links.account,
  ];
}

function wholeText(whose: string, counts: ReminderCounts): string | null {
  const text = groupCountsText(counts);
  return text === '' ? null : `${whose}: ${text}.`;
}

function ownCrossed({ crossed }: ReminderCounts): string | null {
  return crossed === 0 ? null : `${crossed} of your requirements ${hasOrHave(crossed)} become due soon.`;
}

function unitCrossed({ crossed }: ReminderCounts, section: Section | null): string | null {
  if (crossed === 0) return null;
  return `In ${placeText(section)} ${crossed} ${crossed === 1 ? 'person' : 'people'} ${hasOrHave(crossed)} a requirement that has become due soon.`;
}

const placeText = (section: Section | null): string => (section === null ? 'the unit' : sectionLabel[section]);
const hasOrHave = (count: number): string => (count === 1 ? 'has' : 'have');
