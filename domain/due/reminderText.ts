/** The text of a reminder mail: how many items are due, and where to look. No name, requirement, score or medical matter (Spec 25.1). */
import { type Section, sectionLabel } from '../values.ts';
import { groupCountsText } from './counts.ts';
import type { ReminderCounts } from './reminders.ts';

type ToldCounts = {
  /** Whether the mail tells everything, or only what has newly become due soon. */
  readonly whole: boolean;
  readonly own: ReminderCounts;
  readonly unit: ReminderCounts | null;
  readonly section: Section | null;
};

/** Where to look, as full addresses. */
type ReminderLinks = {
  /** The recipient's own record. */
  readonly own: string;
  /** What is due in the unit or the section. */
  readonly unit: string;
  /** The page where the recipient chooses how often to get mails. */
  readonly account: string;
};

/** What the mail says. */
export type ReminderTexts = {
  /** With its number. A leader's is about the people they lead. */
  readonly subject: string;
  /** Each link is a paragraph of its own. */
  readonly paragraphs: readonly string[];
  /** The link to what the subject is about. */
  readonly button: { readonly label: string; readonly url: string };
};

/** The texts of the mail. */
export function reminderText({ whole, own, unit, section }: ToldCounts, links: ReminderLinks): ReminderTexts {
  const ofOwn = whole ? wholeText('Your requirements', own) : ownCrossed(own);
  const ofUnit = unit && (whole ? wholeText(`People in ${placeText(section)}`, unit) : unitCrossed(unit, section));
  const paragraphs = [
    ...(ofOwn === null ? [] : [ofOwn, links.own]),
    ...(ofUnit === null ? [] : [ofUnit, links.unit]),
    ...(ofOwn === null && ofUnit === null ? ['Nothing is due.'] : []),
    'Choose how often you get this email:',
    links.account,
  ];
  if (unit !== null && ofUnit !== null) {
    const subject = `${numbersText(whole, unit)} in ${placeText(section)}`;
    return { subject, paragraphs, button: { label: 'See who', url: links.unit } };
  }
  if (ofOwn !== null) {
    return { subject: numbersText(whole, own), paragraphs, button: { label: 'Open your record', url: links.own } };
  }
  return { subject: 'Nothing is due', paragraphs, button: { label: 'Open your account', url: links.account } };
}

function numbersText(whole: boolean, counts: ReminderCounts): string {
  return whole ? groupCountsText(counts) : `${counts.crossed} now due soon`;
}

function wholeText(whose: string, counts: ReminderCounts): string | null {
  const text = groupCountsText(counts);
  return text === '' ? null : `${whose}: ${text}.`;
}

function ownCrossed({ crossed }: ReminderCounts): string | null {
  return crossed === 0 ? null : `${crossed} of your requirements ${crossed === 1 ? 'is' : 'are'} now due soon.`;
}

function unitCrossed({ crossed }: ReminderCounts, section: Section | null): string | null {
  if (crossed === 0) return null;
  return `In ${placeText(section)}, ${crossed} ${crossed === 1 ? 'person has' : 'people have'} a requirement that is now due soon.`;
}

const placeText = (section: Section | null): string => (section === null ? 'the unit' : sectionLabel[section]);
