/** 'A', 'A or B', 'A, B or C'. */
export function listInWords(items: readonly string[], conjunction: 'and' | 'or'): string {
  const allButLast = items.slice(0, -1).join(', ');
  return [allButLast, ...items.slice(-1)].filter((part) => part !== '').join(` ${conjunction} `);
}
