import { execFileSync } from 'node:child_process';

/** What the start says about a time zone. A process reads its own as it starts, so each is tried in a new process. */
function startIn(TZ: string | undefined): string {
  const script = `
    const { readConfig } = await import('./server/operations/settings/config.ts');
    try { readConfig(); console.log('started'); } catch (error) { console.log(error.message); }`;
  const { TZ: _, ...env } = process.env;
  return execFileSync(process.execPath, ['--import', '@oxc-node/core/register', '--input-type=module', '-e', script], {
    env: { ...env, ...(TZ !== undefined && { TZ }) },
    encoding: 'utf8',
  }).trim();
}

it.each([undefined, 'UTC', 'Etc/GMT+6', 'America/Chicago', 'Pacific/Auckland', 'America/St_Johns'])(
  'the time zone %s is one that days can begin in',
  (zone) => {
    expect(startIn(zone)).toBe('started');
  },
);

it.each([
  'America/Chicgo',
  'america/chicago',
  // In winter it equals UTC.
  'europe/london',
  'Chicago',
  'CST',
  'EST5EDT,M3.2.0,M11.1.0',
  ':/etc/localtime',
  ' America/Chicago',
])('the time zone "%s", which would quietly be UTC, stops the start', (zone) => {
  expect(startIn(zone)).toBe(`TZ must be a time zone such as America/Chicago, not "${zone}".`);
});
