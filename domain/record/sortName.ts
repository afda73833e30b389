import { plainName } from '../nameText.ts';

/**
 * What lists of people are ordered by: the last name, then the first name, both in lower case and without accents. Compared letter for letter,
 * `de la Cruz` would come after `Zimmer`.
 */
export function sortName({ lastName, firstName }: { readonly lastName: string; readonly firstName: string }): string {
  // A tab is before every character of a name, so that Cruz comes before Cruz Lopez, whatever their first names.
  return `${plainName(lastName)}\t${plainName(firstName)}`;
}
