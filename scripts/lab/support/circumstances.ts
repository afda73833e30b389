import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A measurement's conditions, to be quoted with its results. */
export function circumstances(): string {
  const processors = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`;
  return [...commit(), `Node ${process.version}`, processors, `load average ${loadAverage()}`].join(', ');
}

/** How busy the machine was in the last 1, 5 and 15 minutes. */
export function loadAverage(): string {
  return loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');
}

/** The measured commit; empty without a repository or Git. */
function commit(): readonly string[] {
  if (!existsSync(`${ROOT}/.git`)) return [];
  try {
    const id = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
    return [`commit ${id.trim()}`];
  } catch {
    return [];
  }
}
