/**
 * `npm start`: installs what is missing, builds what is stale, and runs the product with the settings of `--env-file FILE`. It needs only
 * Node and npm, so it imports nothing that has to be installed.
 */
import { readFileSync } from 'node:fs';
import { takeEnvironmentFile } from './environmentFile.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './prepare.mjs';

/** How often to check whether npm still runs, in milliseconds. */
const LOOK_MS = 250;

const startedBy = whoStartedThis();
ensureNode();
takeSettings();
ensureInstalled();
ensureBuilt();
if (process.env.npm_lifecycle_event === 'start') stopWithNpm();
await import('../dist/server/main.js');

function takeSettings() {
  const { settings, args } = takeEnvironmentFile(process.argv.slice(2));
  process.argv.splice(2, Infinity, ...args);
  const certificates = settings.NODE_EXTRA_CA_CERTS;
  if (certificates !== undefined && certificates !== process.env.NODE_EXTRA_CA_CERTS) {
    console.error(
      `Node reads NODE_EXTRA_CA_CERTS before that file. Start with \`NODE_EXTRA_CA_CERTS=${certificates} npm start\`.`,
    );
    // Nothing runs yet that would need an orderly stop.
    process.exit(1);
  }
  Object.assign(process.env, settings);
}

/**
 * npm runs this through a shell, which passes no signal on. If npm or the shell ends, the product would keep running, and nobody could stop
 * it. So it stops as soon as they are gone.
 */
function stopWithNpm() {
  const looking = setInterval(() => {
    if (whoStartedThis() === startedBy) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  looking.unref();
}

/**
 * The shell, and the npm that started it. Only Linux tells which npm; elsewhere, or if the shell is replaced by this process, it is the
 * parent alone.
 */
function whoStartedThis() {
  const { ppid } = process;
  try {
    const isShell = readFileSync(`/proc/${ppid}/cmdline`, 'utf8').startsWith('sh\0-c\0');
    // The process's name, in parentheses, may contain anything; its state and its parent follow.
    const [, parent] = /.*\) \S (\d+)/s.exec(readFileSync(`/proc/${ppid}/stat`, 'utf8'));
    return isShell ? `${ppid} ${parent}` : String(ppid);
  } catch {
    return String(ppid);
  }
}
