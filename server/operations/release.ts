import { readFileSync } from 'node:fs';

/** This release's name, which the build writes beside its files (scripts/release.mjs); `unreleased` without a build. */
export const RELEASE = readName();

function readName(): string {
  try {
    return readFileSync(new URL('../../release.txt', import.meta.url), 'utf8');
  } catch {
    return 'unreleased';
  }
}
