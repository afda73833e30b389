import { plainName } from '../nameText.ts';

/**
 * The sort key of lists of people: the last name, then the first name, in lower case and without accents. Otherwise `de la Cruz` would come
 * after `Zimmer`.
 */
export function sortName({ lastName, firstName }: { readonly lastName: string; readonly firstName: string }): string {
  // A tab sorts before every character of a name, so that Cruz comes before Cruz Lopez, whatever the first names.
  return `${plainName(lastName)}\t${plainName(firstName)}`;
}
