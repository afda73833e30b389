import { paths } from '../../paths.ts';

/** A screen that staff find by what they do there. */
export type StaffScreen = {
  readonly label: string;
  readonly to: string;
  /** Other words that people type for it. */
  readonly words: string;
  /** Left out if the unit has no requirements. */
  readonly isForRequirements?: true;
};

/** The more likely ones first. */
const STAFF_SCREENS: readonly StaffScreen[] = [
  {
    label: 'Enter an event',
    to: paths.dueEnter,
    words: 'record add result score fitness test range acft m4',
    isForRequirements: true,
  },
  { label: 'Import roster', to: paths.adminImport, words: 'upload file excel csv people' },
  {
    label: 'Import events',
    to: paths.dueImport,
    words: 'upload file excel csv results scores',
    isForRequirements: true,
  },
  { label: 'Add soldier', to: paths.adminAddSoldier, words: 'new person gain' },
  { label: 'Overview', to: paths.adminOverview, words: 'readiness gauges brief print admin' },
  { label: 'Due', to: paths.adminDue, words: 'requirements overdue current' },
  { label: 'Roster', to: paths.adminRoster, words: 'spreadsheet scores everybody' },
  { label: 'Reassign', to: paths.adminReassign, words: 'move assign place role board staff rights approval approve' },
  { label: 'Join code', to: paths.adminReassign, words: 'register invite newcomer qr' },
  { label: 'Schools', to: paths.adminSchools, words: 'courses calendar' },
  { label: 'ETS Time', to: paths.adminEts, words: 'leaving expiration service' },
  { label: 'Data to complete', to: paths.adminData, words: 'missing records' },
  { label: 'Departed', to: paths.adminDeparted, words: 'left loss pcs erase bring back' },
  { label: 'Reminders', to: paths.adminReminders, words: 'emails mails notify', isForRequirements: true },
  { label: 'Unit', to: paths.adminUnit, words: 'settings fields keys history changes' },
  { label: 'Edit unit', to: paths.adminUnitEdit, words: 'change name time zone component' },
  { label: 'Change policy', to: paths.adminPolicy, words: 'edit rules army default promotion places strength' },
  { label: 'Change requirements', to: paths.adminRequirements, words: 'edit choose tasks training' },
  { label: 'Questions', to: paths.questionBank, words: 'exam bank' },
  { label: 'Add question', to: paths.questionAdd, words: 'new exam' },
  { label: 'Import questions', to: paths.questionImport, words: 'upload file exam' },
  { label: 'Question reports', to: paths.questionReports, words: 'exam wrong' },
];

/** With fewer letters, most screens would match. */
const LEAST_LETTERS = 2;
const MOST_SHOWN = 5;

/** The screens with a word that begins like each typed one. Those whose name has them all come first. */
export function staffScreens(typed: string, hasRequirements: boolean): StaffScreen[] {
  const terms = wordsOf(typed);
  if (terms.join('').length < LEAST_LETTERS) return [];
  const offered = STAFF_SCREENS.filter(({ isForRequirements = false }) => hasRequirements || !isForRequirements);
  const named = offered.filter(({ label }) => haveAll(wordsOf(label), terms));
  const others = offered.filter((one) => !named.includes(one) && haveAll(wordsOf(`${one.label} ${one.words}`), terms));
  return [...named, ...others].slice(0, MOST_SHOWN);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

function haveAll(words: readonly string[], terms: readonly string[]): boolean {
  return terms.every((term) => words.some((word) => word.startsWith(term)));
}
