/** What a reminder's mail says: how many and where to look, never a name, a requirement, a score or a medical matter (Rule 29). */
import { type Section, sectionLabel } from '../values.ts';
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
  const ofOwn = whole ? ownText(own) : ownCrossed(own);
  const ofUnit = unit && (whole ? unitText(unit, section) : unitCrossed(unit, section));
  return [
    ...(ofOwn === null ? [] : [`${ofOwn}:`, links.own]),
    ...(ofUnit === null ? [] : [`${ofUnit}:`, links.unit]),
    ...(ofOwn === null && ofUnit === null ? ['Nothing is due.'] : []),
    'How often you are told, you choose here:',
    links.account,
  ];
}

function ownText({ short, soon }: ReminderCounts): string | null {
  const shortText = `${short} of your requirements ${isOrAre(short)} overdue, failed or never done`;
  if (soon === 0) return short === 0 ? null : shortText;
  return short === 0
    ? `${soon} of your requirements ${isOrAre(soon)} due soon`
    : `${shortText}, ${soon} ${isOrAre(soon)} due soon`;
}

function ownCrossed({ crossed }: ReminderCounts): string | null {
  return crossed === 0 ? null : `${crossed} of your requirements ${hasOrHave(crossed)} become due soon`;
}

function unitText({ short, soon }: ReminderCounts, section: Section | null): string | null {
  const shortText = `${inUnit(section)} ${people(short)} ${isOrAre(short)} short of a requirement`;
  if (soon === 0) return short === 0 ? null : shortText;
  return short === 0
    ? `${inUnit(section)} ${people(soon)} ${hasOrHave(soon)} a requirement that is due soon`
    : `${shortText}, and ${soon} ${hasOrHave(soon)} one that is due soon`;
}

function unitCrossed({ crossed }: ReminderCounts, section: Section | null): string | null {
  if (crossed === 0) return null;
  return `${inUnit(section)} ${people(crossed)} ${hasOrHave(crossed)} a requirement that has become due soon`;
}

const inUnit = (section: Section | null): string => (section === null ? 'In the unit' : `In ${sectionLabel[section]}`);
const people = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;
const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');
const hasOrHave = (count: number): string => (count === 1 ? 'has' : 'have');
