/**
 * A count from the command line, or the usual one.
 * @param position the argument's index, from 0.
 * @throws Error unless it is a whole number above 0. The run would check nothing then, and pass.
 */
export function countGiven(position: number, usual: number): number {
  const given = process.argv[position + 2];
  if (given === undefined) return usual;
  if (!/^[1-9]\d*$/.test(given)) throw new Error(`"${given}" must be a whole number above 0.`);
  return Number(given);
}
