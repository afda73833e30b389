/* Reading one setting. Each function throws one sentence that names the setting if its value is unusable. */

/** A setting's text; null if it is not set or blank. */
export type ReadSetting = (name: string) => string | null;

/** One of a few words. */
export function readChoice<Word extends string>(
  name: string,
  setting: ReadSetting,
  words: readonly Word[],
  byDefault: NoInfer<Word>,
): Word {
  const text = setting(name) ?? byDefault;
  const word = words.find((known) => known === text);
  if (word === undefined) {
    const offered = words.length > 2 ? `one of ${words.join(', ')}` : words.join(' or ');
    throw new Error(`${name} must be ${offered}, not "${text}".`);
  }
  return word;
}

/** A whole number; null if not set. */
export function readWhole(
  name: string,
  setting: ReadSetting,
  { min, max }: { min: number; max: number },
): number | null {
  const text = setting(name);
  if (text === null) return null;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max) {
    throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return number;
}

/** A web address; null if not set. */
export function readWebAddress(name: string, setting: ReadSetting): URL | null {
  const text = setting(name);
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new Error(`${name} must be an address that starts with http:// or https://, not "${text}".`);
  }
  return url;
}
