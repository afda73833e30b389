/**
 * Runs a script against the built product: `node scripts/built.mjs scripts/lab/hostile.ts 4000`. Installs what is missing and builds what is
 * stale first; without a script it does no more than that.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, ensureNode } from './prepare.mjs';

ensureNode();
ensureInstalled();
ensureBuilt();
const [, , script] = process.argv;
if (script !== undefined) {
  // The script finds its arguments at the same places as if Node had been given it directly.
  process.argv.splice(1, 1);
  await import('@oxc-node/core/register');
  await import(pathToFileURL(resolve(script)).href);
}
