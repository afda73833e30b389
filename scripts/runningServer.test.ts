import { readFileSync } from 'node:fs';
import { isolatedEnvironment } from './runningServer.ts';

/** The variables that a process inherits from its parent. */
const TAKEN_OVER = ['NODE_ENV', 'TZ'];

/** The settings that docs/settings.md explains. */
function documentedSettings(): string[] {
  const rows = readFileSync('docs/settings.md', 'utf8').matchAll(/^- (`[A-Z_`, ]+) \(/gm);
  return [...rows].flatMap(([, names = '']) => names.match(/[A-Z_]+/g) ?? []);
}

/** Settings that a container fixes, and a setting for tests. */
const FIXED_IN_CONTAINER = ['HOST', 'PORT', 'NODE_ENV', 'DATA_DIR', 'ACCESS_WINDOW_SECONDS'];

it('docker-compose.yml passes on every setting that it does not fix', () => {
  const [, app = ''] = readFileSync('docker-compose.yml', 'utf8').split(/^ {2}app:$/m);
  const passed = [...app.matchAll(/^ {6}([A-Z_]+): \$\{\1:-[^}]*\}$/gm)].map(([, name = '']) => name);
  // Listed beside the collector's address, and read by OpenTelemetry itself.
  for (const name of ['HEADERS', 'TIMEOUT', 'COMPRESSION', 'CERTIFICATE'])
    expect(passed).toContain(`OTEL_EXPORTER_OTLP_${name}`);
  const missing = documentedSettings().filter((name) => !passed.includes(name));
  expect(missing.sort()).toEqual(FIXED_IN_CONTAINER.toSorted());
});

it("starts a process without its parent's settings, unless it is given them", () => {
  const documented = documentedSettings();
  expect(documented).toContain('METRICS_TOKEN');
  const environment = isolatedEnvironment({ PORT: '0' });
  const kept = documented.filter((name) => environment[name] !== '');
  expect(kept.filter((name) => !TAKEN_OVER.includes(name))).toEqual(['PORT']);
});
