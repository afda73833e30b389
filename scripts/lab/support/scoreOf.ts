/** The score that an edit to this version writes, so that the version shows what the record has to contain; the first version has 0. */
export function scoreOf(version: number): number {
  return (version - 1) % 600;
}
