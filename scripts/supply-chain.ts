/**
 * Checks what the product is made of. Writes the bill of materials (CycloneDX) and the license list of every package in package-lock.json
 * into dist/supply-chain/, and asks the registry for known vulnerabilities. Packages that only build and test are included: what they do
 * ends up in what ships, and the client's libraries are among them.
 *
 *   npm run supply-chain                 fails on a license that is not allowed, and on an advisory of high or critical severity
 *   npm run supply-chain -- --offline    leaves the advisories out, where the registry cannot be asked
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUTPUT = join(ROOT, 'dist', 'supply-chain');

/**
 * Licenses that allow use and distribution and ask at most for naming the authors. MPL-2.0 also asks you to publish changes to its own
 * files, and Zlib to mark changed files.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Zlib',
]);

/** Packages that name their license only in their LICENSE or README. */
const READ_BY_HAND = new Map([
  ['passport-local', 'MIT'],
  ['passport-strategy', 'MIT'],
  ['pause', 'MIT'],
]);

interface Component {
  name: string;
  version: string;
  scope: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

interface Audit {
  error?: unknown;
  message?: string;
  metadata?: { vulnerabilities: Record<'info' | 'low' | 'moderate' | 'high' | 'critical', number> };
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
}

const components = writeBillOfMaterials();
checkLicenses(components);
if (process.argv.includes('--offline')) console.log('Advisories: NOT ASKED FOR (--offline).');
else checkAdvisories();

/** The bill of materials comes from npm itself. */
function writeBillOfMaterials(): Component[] {
  const text = npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only').stdout;
  if (text === '') throw new Error('npm made no bill of materials: package-lock.json does not fit package.json.');
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(join(OUTPUT, 'sbom.cdx.json'), text);
  const { components }: { components: Component[] } = JSON.parse(text);
  console.log(`Bill of materials: ${components.length} packages, in dist/supply-chain/sbom.cdx.json.`);
  return components;
}

function checkLicenses(components: readonly Component[]): void {
  const rows = components
    .map((component) => ({ ...component, license: licenseOf(component) }))
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
  const table = rows.map(({ name, version, license }) => `${name}\t${version}\t${license}\n`);
  writeFileSync(join(OUTPUT, 'licenses.tsv'), ['package\tversion\tlicense\n', ...table].join(''));
  const refused = rows.filter(({ license }) => !isAllowed(license));
  for (const { name, version, license } of refused) console.error(`  ${name} ${version}: ${license || 'no license'}`);
  tell(
    'Licenses',
    refused.length === 0,
    `${refused.length} of ${rows.length} not allowed; dist/supply-chain/licenses.tsv`,
  );
}

function licenseOf({ name, licenses = [] }: Component): string {
  const named = licenses
    .map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
    .join(' AND ');
  return named || (READ_BY_HAND.get(name) ?? '');
}

/** Whether a license expression is allowed: with OR one license must be, with AND each. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((license) => ALLOWED.has(license)));
}

function checkAdvisories(): void {
  const audit: Audit = JSON.parse(npm('audit', '--package-lock-only', '--json').stdout || '{}');
  if (!audit.metadata) {
    tell('Advisories', false, `the registry could not be asked (${audit.message ?? 'no answer'})`);
    return;
  }
  const { low, moderate, high, critical } = audit.metadata.vulnerabilities;
  for (const { name, severity, range } of Object.values(audit.vulnerabilities ?? {})) {
    console.error(`  ${name} ${range}: ${severity}`);
  }
  tell('Advisories', high + critical === 0, `${critical} critical, ${high} high, ${moderate} moderate, ${low} low`);
}

function tell(what: string, isGood: boolean, details: string): void {
  console.log(`${what}: ${isGood ? 'PASSED' : 'FAILED'}, ${details}.`);
  if (!isGood) process.exitCode = 1;
}

/** Ignores npm's exit code, because its output says more. */
function npm(...args: string[]) {
  return spawnSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
  });
}
