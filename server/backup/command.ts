import type { Counts } from './backupFile.ts';

/**
 * A command's only file argument.
 * @throws Error that says how to use the command.
 */
export function fileArgument(name: string): string {
  const [file, ...others] = process.argv.slice(2);
  if (file === undefined || others.length > 0) throw new Error(`Usage: npm run ${name} -- FILE`);
  return file;
}

/** Prints what was done, with the number of documents in each collection. */
export function tell(what: string, counts: Counts): void {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const each = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  console.log(`${what}: ${all} documents (${each.join(', ')}).`);
}
