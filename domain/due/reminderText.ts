/** The text of a reminder mail: how many items are due, by which day, and where to look. No name, requirement, score or medical matter (Spec 25.1). */
import { formatDay, type LocalDate } from '../localDate.ts';
import { type Section, sectionLabel } from '../values.ts';
import { groupCountsText } from './counts.ts';
import type { ReminderCounts } from './reminders.ts';

type Telling = {
  /** Whether the mail tells everything, or only what has newly become due soon. */
  readonly whole: boolean;
  /** The day of the mail. */
  readonly day: LocalDate;
};

type ToldCounts = Telling & {
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
  /** With number and last day. A leader's is about the people they lead. */
  readonly subject: string;
  /** Each link is a paragraph of its own. */
  readonly paragraphs: readonly string[];
  /** The link to what the subject is about. */
  readonly button: { readonly label: string; readonly url: string };
};

/** The texts of the mail. */
export function reminderText({ own, unit, section, ...telling }: ToldCounts, links: ReminderLinks): ReminderTexts {
  const ofOwn = ownText(own, telling);
  const ofUnit = unit && unitText(unit, section, telling);
  const paragraphs = [
    ...(ofOwn === null ? [] : [ofOwn, links.own]),
    ...(ofUnit === null ? [] : [ofUnit, links.unit]),
    ...(ofOwn === null && ofUnit === null ? ['Nothing is due.'] : []),
    'Choose how often you get this email:',
    links.account,
  ];
  if (unit !== null && ofUnit !== null) {
    const subject = `${numbersText(unit, telling)} in ${placeText(section)}`;
    return { subject, paragraphs, button: { label: 'See who', url: links.unit } };
  }
  if (ofOwn !== null) {
    return { subject: numbersText(own, telling), paragraphs, button: { label: 'Open your record', url: links.own } };
  }
  return { subject: 'Nothing is due', paragraphs, button: { label: 'Open your account', url: links.account } };
}

/** The counts in short: `2 not current, 1 due by 14 DEC`; of what is newly due soon, `1 due by 14 DEC`. Empty if there are none. */
export function numbersText(counts: ReminderCounts, { whole, day }: Telling): string {
  const by = byText(whole ? counts.dueBy : counts.crossedDueBy, day);
  if (whole) return groupCountsText(counts, by === '' ? 'due soon' : `due ${by}`);
  return counts.crossed === 0 ? '' : `${counts.crossed} ${by === '' ? 'now due soon' : `due ${by}`}`;
}

/** `by 14 DEC`, with its year unless that is the mail's. Empty if no day is known, or if even the last is over: then everything is late. */
function byText(dueBy: LocalDate | null | undefined, day: LocalDate): string {
  if (dueBy === null || dueBy === undefined || dueBy < day) return '';
  const text = formatDay(dueBy);
  return `by ${dueBy.slice(0, 4) === day.slice(0, 4) ? text.slice(0, 6) : text}`;
}

function ownText(own: ReminderCounts, telling: Telling): string | null {
  if (telling.whole) return wholeText('Your requirements', own, telling);
  const { crossed } = own;
  return crossedText(`${crossed} of your requirements ${crossed === 1 ? 'is' : 'are'}`, own, telling);
}

function unitText(unit: ReminderCounts, section: Section | null, telling: Telling): string | null {
  const place = placeText(section);
  if (telling.whole) return wholeText(`People in ${place}`, unit, telling);
  const people = `${unit.crossed} ${unit.crossed === 1 ? 'person has' : 'people have'}`;
  return crossedText(`In ${place}, ${people} a requirement that is`, unit, telling);
}

function wholeText(whose: string, counts: ReminderCounts, telling: Telling): string | null {
  const text = numbersText(counts, telling);
  return text === '' ? null : `${whose}: ${text}.`;
}

function crossedText(what: string, { crossed, crossedDueBy }: ReminderCounts, { day }: Telling): string | null {
  const by = byText(crossedDueBy, day);
  return crossed === 0 ? null : `${what} now due soon${by === '' ? '' : `, ${by}`}.`;
}

const placeText = (section: Section | null): string => (section === null ? 'the unit' : sectionLabel[section]);
