/**
 * Runs a command of the operator: `node scripts/command.mjs server/backup/backupCommand.ts --env-file /etc/tracker.env FILE`. What that file
 * sets holds whatever the shell has, so that the command sees what the product sees.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { takeEnvironmentFile } from './environmentFile.mjs';
import { ensureInstalled, ensureNode, ROOT } from './prepare.mjs';

ensureNode();
ensureInstalled();
const { settings, args } = takeEnvironmentFile(process.argv.slice(2));
const [command, ...given] = args;
// A process of its own: Node reads some of what the file may set, such as NODE_EXTRA_CA_CERTS, only at its start.
const { status } = spawnSync(process.execPath, ['--import', '@oxc-node/core/register', join(ROOT, command), ...given], {
  env: { ...process.env, ...settings },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
