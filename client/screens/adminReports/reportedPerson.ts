import { RANKS, type Section } from '../../../domain/values.ts';
import type { ReportedPersonLink_PersonFragment } from './ReportedPersonLink.generated.ts';

/** What a report is narrowed to. */
export type ReportChoice = {
  readonly search: string;
  /** '' for every section. */
  readonly section: Section | '';
};

type Named = Pick<ReportedPersonLink_PersonFragment, 'firstName' | 'lastName'>;

/** Accents and capitals only decide between names that are otherwise alike. */
const collator = new Intl.Collator('en');

/** `Alvarez, Maria` */
export function fullName({ firstName, lastName }: Named): string {
  return `${lastName}, ${firstName}`;
}

export function byName(one: Named, other: Named): number {
  return collator.compare(one.lastName, other.lastName) || collator.compare(one.firstName, other.firstName);
}

/** From the lowest rank to the highest. */
export function byRank(
  one: Pick<ReportedPersonLink_PersonFragment, 'rank'>,
  other: Pick<ReportedPersonLink_PersonFragment, 'rank'>,
): number {
  return RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank);
}

/** Whether somebody is of the section, and every word of the search occurs in their names; capitals and accents do not count. */
export function isChosen(
  person: Named & Pick<ReportedPersonLink_PersonFragment, 'section'>,
  choice: ReportChoice,
): boolean {
  if (choice.section !== '' && person.section !== choice.section) return false;
  const names = [person.firstName, person.lastName].map(plain);
  // A comma comes from a name written as the tables write it.
  const words = plain(choice.search).split(/[\s,]+/);
  return words.every((word) => names.some((name) => name.includes(word)));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}
