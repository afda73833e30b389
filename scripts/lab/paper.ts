/**
 * Prints the screens that people print, in Chromium and Firefox, on Letter and A4, from the demonstration section with sixty people. Fails
 * if a text is missing or a screen takes too many pages. Needs Firefox (Debian: firefox-esr; TEST_FIREFOX names another) and pdftotext
 * (poppler-utils). The PDFs stay in test-results/paper for you to look at.
 */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { addDays } from '../../domain/localDate.ts';
import { unitDayAt } from '../../server/operations/unitClock.ts';
import { ApiClient } from '../apiClient.ts';
import { withServer } from '../runningServer.ts';
import { startChromium } from './paper/chromium.ts';
import { startFirefox } from './paper/firefox.ts';
import { PAPERS, type Printer } from './paper/printer.ts';

interface Screen {
  name: string;
  address: string;
  /** Text in the page once it has loaded. */
  shown: string;
  /** How many pages it may take. */
  pages: number;
  /** The texts that must be on paper. */
  texts: readonly string[];
  /** What must not be on paper. */
  without?: RegExp;
  /** Whether its pages are landscape. */
  isWide?: boolean;
}

const FOLDER = new URL('../../test-results/paper/', import.meta.url);
/** One of them is medical in the demonstration section. */
const REQUIREMENTS = 14;
const ADDED = Array.from({ length: 30 }, (_, index) => `Person${index}`);
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { isStaff } }';

const faults: string[] = [];
await mkdir(FOLDER, { recursive: true });
await withServer(
  async (server) => {
    const input = server.signIn('Staff');
    const staff = new ApiClient(server.url);
    await staff.signIn(input.email, input.password);
    const screens = await grow(staff);
    for (const start of [startChromium, startFirefox]) {
      const printer = await start();
      try {
        await printer.open(`${server.url}/login`, 'Sign in');
        const body = JSON.stringify({ query: SIGN_IN, variables: { input } });
        const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
        await printer.run(`fetch('/graphql', ${JSON.stringify(request)}).then(({ ok }) => ok)`);
        for (const screen of screens) await check(printer, server.url, screen);
      } finally {
        await printer.close();
      }
    }
  },
  ['--demo'],
);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** Gives the unit further requirements, in force for a year, so that most of them are overdue. */
async function addRequirements(staff: ApiClient): Promise<void> {
  const { unit, requirements } = await staff.execute<{
    unit: { version: number };
    requirements: unknown[];
  }>(`{
    unit { version }
    requirements {
      id name group cycle months graceDays leadDays result score { min max failBelow } levels { name passes }
      grades roles medical sets inForceFrom
    }
  }`);
  const inForceFrom = addDays(unitDayAt(new Date()), -400);
  const added = Array.from({ length: REQUIREMENTS - requirements.length }, (_, index) => ({
    name: `Requirement ${index} with a rather long name`,
    cycle: 'MONTHS',
    months: 12,
    result: 'NONE',
    inForceFrom,
  }));
  const kinds = [...requirements, ...added];
  await staff.execute(
    'mutation ($version: Int!, $requirements: [RequirementInput!]!) { updateRequirements(version: $version, requirements: $requirements) { id } }',
    { version: unit.version, kinds },
  );
}

/**
 * Adds people until there are sixty, most of them on a readiness list and with an ETS date.
 * @returns the screens with the texts they must show
 */
async function grow(staff: ApiClient): Promise<Screen[]> {
  const [companies, teams, roles] = [
    ['ALPHA', 'BRAVO', 'CHARLIE'],
    ['1', '2', '3'],
    ['FO', 'RTO'],
  ];
  const today = unitDayAt(new Date());
  const rows = ADDED.map((lastName, index) => ({
    firstName: 'Alexandra',
    middleName: 'NMN',
    lastName,
    rank: 'SPC',
    section: companies[index % 3],
    team: teams[index % 3],
    role: roles[index % 2],
    ets: addDays(today, 20 + 25 * index),
    m4Qual: '20',
  }));
  await staff.execute('mutation ($input: ImportSoldiersInput!) { importSoldiers(input: $input) { plan } }', {
    input: { rows },
  });
  await addRequirements(staff);
  const { soldiers, etsList, schoolsList } = await staff.execute<{
    soldiers: { edges: { node: { id: string; lastName: string; section: string } }[] };
    etsList: Record<'upcoming' | 'past', { soldier: { lastName: string } }[]>;
    schoolsList: { soldier: { lastName: string } }[];
  }>(`{
    soldiers(first: 100, filter: {}) { edges { node { id lastName section } } }
    etsList { upcoming { soldier { lastName } } past { soldier { lastName } } }
    schoolsList { soldier { lastName } }
  }`);
  const people = soldiers.edges.map(({ node }) => node);
  const everybody = people.map(({ lastName }) => lastName);
  const onHome = people.filter(({ section }) => section !== 'UNASSIGNED').map(({ lastName }) => lastName);
  const dated = [...etsList.upcoming, ...etsList.past].map(({ soldier }) => soldier.lastName);
  const scheduled = schoolsList.map(({ soldier }) => soldier.lastName);
  const alvarez = people.find(({ lastName }) => lastName === 'Alvarez')?.id ?? '';
  const groups = ['Name/Rank', 'Assignment/Scores', 'Dates', 'Military Education', 'Scheduled Schools'];
  return [
    { name: 'home', address: '/home', shown: 'CHARLIE', pages: 2, texts: onHome },
    { name: 'record', address: `/user-info/${alvarez}`, shown: 'Scheduled Schools', pages: 2, texts: groups },
    {
      name: 'comments',
      address: `/comments/${alvarez}`,
      shown: 'CHARACTER',
      pages: 1,
      texts: ['CHARACTER', 'DEVELOPS'],
    },
    {
      // With four requirements, it is one page (e2e/everyScreen/print.spec.ts).
      name: 'overview',
      address: '/admin/overview',
      shown: 'Schools within',
      pages: 2,
      texts: ADDED,
      without: /Not loaded yet/,
    },
    { name: 'reassign', address: '/admin/reassign', shown: 'ADMIN USERS', pages: 2, texts: everybody },
    { name: 'ets', address: '/admin/ets', shown: 'Past ETS', pages: 3, texts: ['Past ETS', ...dated] },
    { name: 'schools', address: '/admin/schools', shown: 'listed', pages: 1, texts: scheduled },
    {
      name: 'roster',
      address: '/admin/roster',
      shown: '60 people',
      pages: 16,
      isWide: true,
      texts: [...everybody, 'Rank', 'To complete', '60 people', 'on the next page.'],
    },
    {
      name: 'due',
      address: '/admin/due',
      shown: 'of 60 people',
      pages: 16,
      isWide: true,
      texts: [...everybody, 'Unit', 'on the next page.', '1 of 14 requirements is medical and left out.'],
      without: /\bPHA\b/,
    },
  ];
}

/** Prints a screen on each paper, keeps the files, and notes the problems. */
async function check(printer: Printer, url: string, screen: Screen): Promise<void> {
  const { name, address, shown, pages, texts, without, isWide = false } = screen;
  await printer.open(url + address, shown);
  for (const paper of PAPERS) {
    const where = `${name}, ${printer.name}, ${paper.name}`;
    const file = new URL(`${name}-${printer.name}-${paper.name}.pdf`, FOLDER);
    await writeFile(file, await printer.print(paper));
    const { stdout } = await promisify(execFile)('pdftotext', ['-layout', file.pathname, '-']);
    // Each page ends with a form feed.
    const printed = stdout.split('\f').length - 1;
    // Firefox writes a ligature as one letter.
    const words = stdout.normalize('NFKC');
    const missing = texts.filter((text) => !words.includes(text));
    const { stdout: sizes } = await promisify(execFile)('pdfinfo', ['-l', '999', file.pathname]);
    const isEach = [...sizes.matchAll(/size:\s+([\d.]+) x ([\d.]+)/g)].every(
      ([, width, height]) => Number(width) > Number(height) === isWide,
    );
    console.log(`${where}: ${printed} of at most ${pages} pages`);
    if (printed > pages) faults.push(`${where}: too many pages.`);
    if (without?.test(words)) faults.push(`${where}: with ${without.source}.`);
    if (!isEach) faults.push(`${where}: a page that lies the wrong way.`);
    if (missing.length > 0) faults.push(`${where}: without ${missing.join(', ')}.`);
  }
}
