import { execFileSync } from 'node:child_process';

const RIGHT = ['UTC', 'Etc/GMT+6', 'America/Chicago', 'Pacific/Auckland', 'America/St_Johns'];
const WRONG = [
  'America/Chicgo',
  'america/chicago',
  // In winter it equals UTC.
  'europe/london',
  'Chicago',
  'CST',
  'EST5EDT,M3.2.0,M11.1.0',
  ':/etc/localtime',
  ' America/Chicago',
];

/** What the start says about each of these time zones, in one process that gets them one after the other; undefined if nothing. */
function startIn(zones: readonly (string | undefined)[]): unknown {
  // Tests share their process, whose own zone stays.
  const script = `
    const { readConfig } = await import('./server/operations/settings/config.ts');
    const said = ${JSON.stringify(zones.map((zone) => zone ?? null))}.map((zone) => {
      if (zone === null) delete process.env.TZ; else process.env.TZ = zone;
      try { readConfig(); return 'started'; } catch (error) { return error.message; }
    });
    console.log(JSON.stringify(said));`;
  const printed = execFileSync(
    process.execPath,
    ['--import', '@oxc-node/core/register', '--input-type=module', '-e', script],
    { encoding: 'utf8' },
  );
  return JSON.parse(printed);
}

it('starts in a time zone that days can begin in, and stops in a zone that would quietly be UTC', () => {
  expect(startIn([undefined, ...RIGHT, ...WRONG])).toEqual([
    'started',
    ...RIGHT.map(() => 'started'),
    ...WRONG.map((zone) => `TZ must be a time zone such as America/Chicago, not "${zone}".`),
  ]);
});
