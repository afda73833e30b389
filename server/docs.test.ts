import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/* What the documents name has to be there: a proof that cites a file which was renamed proves nothing. */

const DOCUMENTS = ['README.md', 'scripts/lab/README.md', ...filesIn('docs').filter((file) => file.endsWith('.md'))];
const FILES = ['client', 'docs', 'domain', 'e2e', 'scripts', 'server'].flatMap((room) => [room, ...filesIn(room)]);
const TESTS = FILES.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
/** Number, level, short form, state, and a proof: a file or command, a link, or another row. */
const ASVS_ROW =
  /^\| [\d.]+ \| [12] \| [^|]+ \| (?:met|\*\*not met\*\*|operator) \| [^|]*(?:`[^`|]*[/.][^`|]*`|npm run|\]\(|\d\.\d\.\d|[Tt]he table above)[^|]* \|$/;
const TEST_LINK = /\]\([^)]+\.(test|spec)\.tsx?\)/;

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

it.each(['docs/asvs.md', 'docs/security.md', 'docs/scaling.md'])('%s quotes the titles of tests', (document) => {
  const missing = readFileSync(document, 'utf8').split('\n').flatMap(titlesThatAreNotThere);
  expect(missing).toEqual([]);
});

it('each requirement of ASVS has a state and a proof', () => {
  const rows = readFileSync('docs/asvs.md', 'utf8').match(/^\| \d+\.\d+\.\d+ \| \d \| .*$/gm) ?? [];
  const numbers = rows.map((row) => row.split(' | ')[0]);
  expect(numbers).toHaveLength(196);
  expect(numbers).toEqual([...new Set(numbers)]);
  expect(rows.filter((row) => !ASVS_ROW.test(row))).toEqual([]);
});

it('each requirement links a test', () => {
  const [, ...sections] = readFileSync('docs/requirements.md', 'utf8').split(/^(?=## )/m);
  expect(sections).toHaveLength(9);
  expect(sections.flatMap(passagesOf).filter((passage) => !TEST_LINK.test(passage))).toEqual([]);
});

/**
 * The paragraphs, points and table rows of a section, without headings and the heads of tables. A colon at the end of a paragraph announces a table or
 * points: a proof before it, in parentheses, is that of the whole table; without one, the paragraph needs none, and what follows does.
 */
function passagesOf(section: string): string[] {
  return section
    .replaceAll(/(?<=\.(?:test|spec)\.tsx?\)\)):\n\n(?:\|.*\n)+/g, '\n')
    .replaceAll(/^(?:#.*|\|.*\n\| -.*)$/gm, '')
    .split(/\n{2,}|\n(?=[|-] )/)
    .filter((passage) => passage.trim() !== '' && !/[^)]:\s*$/.test(passage));
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
