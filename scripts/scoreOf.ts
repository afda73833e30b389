/** The score that a ledger's edit to a version leaves, so that a version tells what has to be in it; the first version has 0. */
export function scoreOf(version: number): number {
  return (version - 1) % 600;
}
