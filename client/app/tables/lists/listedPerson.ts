import { plainName } from '../../../../domain/nameText.ts';
import { withOneApostrophe } from '../../../../domain/texts.ts';
import { RANKS } from '../../../../domain/values.ts';
import type { ListedPersonLink_PersonFragment } from './ListedPersonLink.generated.ts';
import type { ListChoice } from './useListFilter.ts';

type Named = Pick<ListedPersonLink_PersonFragment, 'givenName' | 'lastName'>;

/** Accents and capitals only matter between names that are otherwise equal. */
const collator = new Intl.Collator('en');

export function byName(one: Named, other: Named): number {
  return compared(one.lastName, other.lastName) || compared(one.givenName, other.givenName);
}

function compared(one: string, other: string): number {
  return collator.compare(withOneApostrophe(one), withOneApostrophe(other));
}

/** Compares by rank, lowest first. */
export function byRank(
  one: Pick<ListedPersonLink_PersonFragment, 'rank'>,
  other: Pick<ListedPersonLink_PersonFragment, 'rank'>,
): number {
  return RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank);
}

/** Whether a person is in the section, and their names contain every word of the search. Ignores capitals, accents and invisible characters. */
export function isChosen(
  person: Named & Pick<ListedPersonLink_PersonFragment, 'section'>,
  choice: ListChoice,
): boolean {
  if (choice.section !== '' && person.section !== choice.section) return false;
  const names = [person.givenName, person.lastName].map(plainName);
  // The tables write a name with a comma, so a search may have one, too.
  const words = plainName(choice.search).split(/[\s,]+/);
  return words.every((word) => names.some((name) => name.includes(word)));
}
