/**
 * Runs an operator's command: `node scripts/command.mjs server/backup/backupCommand.ts --env-file /etc/tracker.env FILE`. The file's
 * settings win over the shell's, so the command sees what the product sees.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { takeEnvironmentFile } from './environmentFile.mjs';
import { ensureInstalled, ensureNode, ROOT } from './prepare.mjs';

ensureNode();
ensureInstalled();
const { settings, args } = takeEnvironmentFile(process.argv.slice(2));
const [command, ...given] = args;
// A separate process: Node reads some settings, such as NODE_EXTRA_CA_CERTS, only when it starts.
const { status } = spawnSync(process.execPath, ['--import', '@oxc-node/core/register', join(ROOT, command), ...given], {
  env: { ...process.env, ...settings },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
