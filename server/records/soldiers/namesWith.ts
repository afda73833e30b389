import { SEARCH_MAX_LENGTH } from '../../../domain/constants.ts';
import { messages } from '../../../domain/errors.ts';
import { nameText } from '../../../domain/nameText.ts';
import { characterCount, OKINA, withOneApostrophe } from '../../../domain/texts.ts';
import { Refusal } from '../../api/refusal.ts';

/** One condition for each word of a search: it occurs in one of the names. */
export function namesWith(given: string): { $or: object[] }[] {
  // No name has control characters, and MongoDB throws at a NUL in a search text.
  const words = given
    .split(/[\s\p{Cc}]+/u)
    .map(nameText)
    .filter((word) => word !== '');
  if (characterCount(words.join(' ')) > SEARCH_MAX_LENGTH) {
    throw new Refusal('BAD_USER_INPUT', { field: 'search', message: messages.searchTooLong });
  }
  return words.map((word) => {
    const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    // The Hawaiian letter is kept as it was typed (nameText).
    const spellings = new Set(["'", OKINA].map((mark) => withOneApostrophe(escaped).replaceAll("'", mark)));
    return {
      $or: [...spellings].flatMap(($regex) => {
        const hasWord = { $regex, $options: 'i' };
        return [{ lastName: hasWord }, { firstName: hasWord }, { middleName: hasWord }];
      }),
    };
  });
}
