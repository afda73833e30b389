/**
 * Words that an attacker who knows the unit, the product or the person tries first (OWASP ASVS 5.0, 6.1.2 and 6.2.11). A password may contain
 * them, but not consist of them. In lower case, without accents.
 */
const KNOWN_WORDS = [
  // The product
  ...['fire', 'support', 'tracker', 'password', 'login', 'admin', 'welcome', 'record', 'readiness', 'exam'],
  // The unit and its parts
  ...['unit', 'section', 'battalion', 'company', 'platoon', 'squad', 'team', 'staff', 'headquarters', 'brigade'],
  ...['alpha', 'bravo', 'charlie', 'delta', 'army', 'military', 'usarmy'],
  // Its people and their work
  ...['soldier', 'private', 'specialist', 'corporal', 'sergeant', 'sgt', 'lieutenant', 'captain', 'cadet', 'officer'],
  ...['artillery', 'cannon', 'howitzer', 'observer', 'forward', 'mission', 'redleg', 'fister', 'fist', 'hooah'],
  ...['fso', 'fsnco', 'rto', 'jfo', 'afatds', 'acft'],
] as const;

/** Shorter names are ignored, because too many passwords contain them by chance. */
const SHORTEST_WORD = 3;
/** With this many other characters, a password is more than a word and an ending. */
const CHARACTERS_OF_ONES_OWN = 4;

/**
 * Whether a password is made of known words: it has at least one, and fewer than 4 other characters. Digits and signs at its ends don't count. A
 * number or a row of signs between letters counts as one character. A password without a known word passes.
 * @param about texts about the person, such as their names.
 */
export function isMadeOfKnownWords(password: string, about: readonly string[]): boolean {
  const personal = about.flatMap((text) => plain(text).split(/\P{L}+/u));
  const words = [...KNOWN_WORDS, ...personal.filter((word) => word.length >= SHORTEST_WORD)];
  // If one word begins another, the longer one has to match first.
  const longestFirst = words.sort((one, other) => other.length - one.length);
  // A word also matches with digits and signs between its letters.
  const known = new RegExp(longestFirst.map((word) => Array.from(word).join('\\P{L}*')).join('|'), 'gu');
  const core = plain(password).replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  const rest = core.replaceAll(known, (word) => word.replaceAll(/\p{L}/gu, ''));
  const own = rest.replaceAll(/\p{N}+|[^\p{L}\p{N}]+/gu, '-');
  return rest !== core && Array.from(own).length < CHARACTERS_OF_ONES_OWN;
}

/** In lower case, without accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
