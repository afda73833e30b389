/**
 * A count from the command line, or the usual one.
 * @param position which argument it is, from 0.
 * @throws Error when it is no whole number above 0: the run would then check nothing, and pass.
 */
export function countGiven(position: number, usual: number): number {
  const given = process.argv[position + 2];
  if (given === undefined) return usual;
  if (!/^[1-9]\d*$/.test(given)) throw new Error(`"${given}" must be a whole number above 0.`);
  return Number(given);
}
