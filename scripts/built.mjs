/**
 * Runs a script against the built product: `node scripts/built.mjs scripts/lab/hostile.ts 4000`. First installs what is missing and builds
 * what is stale; without a script, that is all it does.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, ensureNode } from './prepare.mjs';

ensureNode();
ensureInstalled();
ensureBuilt();
const [, , script] = process.argv;
if (script !== undefined) {
  // The script finds its arguments where Node itself would have put them.
  process.argv.splice(1, 1);
  await import('@oxc-node/core/register');
  await import(pathToFileURL(resolve(script)).href);
}
