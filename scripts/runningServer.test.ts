import { readFileSync } from 'node:fs';
import { isolatedEnvironment } from './runningServer.ts';

/** The variables that a process inherits from the one that starts it. */
const TAKEN_OVER = ['NODE_ENV', 'TZ'];

it('starts a process without the settings of whoever runs it, unless it is given them', () => {
  const rows = readFileSync('docs/settings.md', 'utf8').matchAll(/^\| (`[A-Z_`, ]+) +\|/gm);
  const documented = [...rows].flatMap(([, names = '']) => names.match(/[A-Z_]+/g) ?? []);
  expect(documented).toContain('METRICS_TOKEN');
  const environment = isolatedEnvironment({ PORT: '0' });
  const kept = documented.filter((name) => environment[name] !== '');
  expect(kept.filter((name) => !TAKEN_OVER.includes(name))).toEqual(['PORT']);
});
