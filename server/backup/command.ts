import type { Counts } from './backupFile.ts';

/** The one file that a command is about. @throws Error with how to use the command. */
export function fileArgument(name: string): string {
  const [file, ...others] = process.argv.slice(2);
  if (file === undefined || others.length > 0) throw new Error(`Usage: npm run ${name} -- FILE`);
  return file;
}

/** Says what was done, with the number of documents of each collection. */
export function tell(what: string, counts: Counts): void {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const each = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  console.log(`${what}: ${all} documents (${each.join(', ')}).`);
}
