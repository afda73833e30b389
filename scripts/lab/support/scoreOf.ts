/** The score that an edit to this version writes, so that the version tells what the record must contain. The first version has 0. */
export function scoreOf(version: number): number {
  return (version - 1) % 600;
}
