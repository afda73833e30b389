/** 'A', 'A or B', 'A, B or C'. */
export function listInWords(items: readonly string[], conjunction: 'and' | 'or'): string {
  const allButLast = items.slice(0, -1).join(', ');
  return [allButLast, ...items.slice(-1)].filter((part) => part !== '').join(` ${conjunction} `);
}

/** A length of time in whole hours if possible, otherwise in whole minutes: '1 hour', '10 minutes'. */
export function durationInWords(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  return minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute');
}

/** '1 minute', '2 minutes'. */
export function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** Words with their article. An abbreviation in capitals is read letter by letter: 'an ACFT pass', 'a PT pass', 'an expert'. */
export function withArticle(words: string): string {
  const isSpelled = /^[A-Z][A-Z0-9]/.test(words);
  return `${(isSpelled ? /^[AEFHILMNORSX]/ : /^[aeiou]/i).test(words) ? 'an' : 'a'} ${words}`;
}
