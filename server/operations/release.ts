import { readFileSync } from 'node:fs';

/** The name of this release, which the build writes beside what it has built (scripts/release.mjs); `unreleased` where none was built. */
export const RELEASE = readName();

function readName(): string {
  try {
    return readFileSync(new URL('../../release.txt', import.meta.url), 'utf8');
  } catch {
    return 'unreleased';
  }
}
