import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/* What the documents name has to be there: a proof that cites a file which was renamed proves nothing. */

const DOCUMENTS = ['README.md', 'scripts/lab/README.md', ...filesIn('docs').filter((file) => file.endsWith('.md'))];
const FILES = ['client', 'docs', 'domain', 'e2e', 'scripts', 'server'].flatMap((room) => [room, ...filesIn(room)]);
const TESTS = FILES.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
/** Number, level, short form, state, and a proof: a file or command, a link, or another row. */
const ASVS_ROW =
  /^\| [\d.]+ \| [12] \| [^|]+ \| (?:met|\*\*not met\*\*|operator) \| [^|]*(?:`[^`|]*[/.][^`|]*`|npm run|\]\(|\d\.\d\.\d|[Tt]he table above)[^|]* \|$/;
/** The file that does what a rule says, and a test that proves it with its title. */
const RULE_PROOF = /^\[code\]\(\.\.\/[^)]+\) · `[^`]+\.(?:test|spec)\.tsx?` "[^"]+"$/m;
/** "Spec 5", "Spec 5.3", "Spec 5.3 and 5.4", "Spec 8.6, 14.3 and 16.2" */
const SPEC_CITATION = /\bSpec \d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*/g;

it.each(DOCUMENTS)('%s names files that exist', (document) => {
  const named = quotedIn(document).filter((text) => isInRoom(text) || isSourceFile(text));
  expect(named.filter((path) => !isFile(path))).toEqual([]);
});

it.each(DOCUMENTS)('%s links to files that exist', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(
    ([, link = '']) => link,
  );
  expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
});

it.each(DOCUMENTS)('%s links to headings that exist', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)];
  const missing = links.filter(([, file = '', anchor = '']) => {
    const path = file === '' ? document : join(dirname(document), file);
    return path.endsWith('.md') && !anchorsOf(path).includes(anchor);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

it.each(DOCUMENTS)('%s names commands that exist', (document) => {
  const { scripts }: { scripts: object } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [...readFileSync(document, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it.each(['docs/asvs.md', 'docs/security.md', 'docs/scaling.md', 'docs/specification.md'])(
  '%s quotes the titles of tests',
  (document) => {
    const missing = readFileSync(document, 'utf8').split('\n').flatMap(titlesThatAreNotThere);
    expect(missing).toEqual([]);
  },
);

it('each requirement of ASVS has a state and a proof', () => {
  const rows = readFileSync('docs/asvs.md', 'utf8').match(/^\| \d+\.\d+\.\d+ \| \d \| .*$/gm) ?? [];
  const numbers = rows.map((row) => row.split(' | ')[0]);
  expect(numbers).toHaveLength(196);
  expect(numbers).toEqual([...new Set(numbers)]);
  expect(rows.filter((row) => !ASVS_ROW.test(row))).toEqual([]);
});

it('each rule of the specification has its number, its code and its test', () => {
  const [, ...sections] = readFileSync('docs/specification.md', 'utf8').split(/^(?=## )/m);
  expect(sections.map((section) => section.match(/^## (\d+)\. /)?.[1])).toEqual(upTo(sections.length));
  for (const [index, section] of sections.entries()) {
    const [heading = '', ...rules] = section.split(/^(?=\*\*\d+\.\d+\*\* )/m);
    expect(heading.trim().split('\n')).toHaveLength(1);
    expect(rules.map((rule) => rule.match(/^\*\*(\d+\.\d+)/)?.[1])).toEqual(
      upTo(rules.length).map((number) => `${index + 1}.${number}`),
    );
    expect(rules.filter((rule) => !RULE_PROOF.test(rule))).toEqual([]);
  }
});

it('comments cite rules that the specification has', () => {
  const page = readFileSync('docs/specification.md', 'utf8');
  const numbers = [...page.matchAll(/^(?:## (\d+)\.|\*\*(\d+\.\d+)\*\*) /gm)].map(([, part, rule]) => rule ?? part);
  const missing = FILES.filter((file) => /\.(?:tsx?|mjs|graphql|md)$/.test(file)).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(SPEC_CITATION)]
      .flatMap(([citation]) => citation.match(/\d+(?:\.\d+)?/g) ?? [])
      .filter((number) => !numbers.includes(number))
      .map((number) => `${file}: Spec ${number}`),
  );
  expect(missing).toEqual([]);
});

function upTo(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1));
}

/** The titles in double quotes after the name of a test file that this file does not have. */
function titlesThatAreNotThere(line: string): string[] {
  const missing: string[] = [];
  let tests = '';
  for (const [, path, title] of line.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
    if (path !== undefined && /\.tsx?$/.test(path)) tests = textOfTests(path);
    else if (title !== undefined && !tests.includes(title)) missing.push(title);
  }
  return missing;
}

/** A test file as its titles are read; empty for a file of another kind. */
function textOfTests(path: string): string {
  const found = TESTS.filter((file) => file === path || basename(file) === path);
  return found.map((file) => readFileSync(file, 'utf8').replaceAll(/\\(['"`])/g, '$1')).join('\n');
}

/** The anchors that GitHub gives the headings of a document. */
function anchorsOf(document: string): string[] {
  const headings = readFileSync(document, 'utf8').match(/^#+ .+$/gm) ?? [];
  return headings.map((heading) =>
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function quotedIn(document: string): string[] {
  return [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
}

function isInRoom(text: string): boolean {
  return /^(client|docs|domain|e2e|scripts|server)\/[\w./*-]*$/.test(text);
}

/** Also a file's name alone, where the folder goes without saying; `./x.ts` is an example. */
function isSourceFile(text: string): boolean {
  return /^[\w*-][\w./*-]*\.(ts|tsx|mjs|graphql)$/.test(text);
}

/** Whether a path, a name or the end of a path is that of a file or folder; `*` stands for any part of a name. */
function isFile(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll('*', '[^/]*');
  const whole = new RegExp(`(^|/)${pattern}$`);
  return existsSync(path) || FILES.some((file) => whole.test(file));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
}
