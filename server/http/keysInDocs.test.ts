import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { armySeeds } from '../../domain/due/seeds.ts';
import { NEW_UNIT } from '../../domain/policy/unit.ts';
import { takeSnapshot } from '../snapshots/snapshot.service.ts';
import { makeKey, makeSoldier } from '../testing/factories.ts';
import { HttpApp, post } from '../testing/httpApp.ts';
import { TestApi } from '../testing/testApi.ts';
import { UnitModel } from '../unit/unit.model.ts';

/* Runs what docs/api.md tells people to paste into other programs, with a key of the narrowest scope that works. */

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();
const run = promisify(execFile);

const requirements = armySeeds('ACTIVE').flatMap(({ requirement }) =>
  requirement.name === 'Check ride' ? [{ ...requirement, id: 'ride', inForceFrom: '2026-12-01', retiredOn: null }] : [],
);

const [, section = ''] = readFileSync('docs/api.md', 'utf8').split(/^## Keys for programs$/m);

/** The examples in a language. */
const examples = (language: string): string[] =>
  [...section.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, text = '']) => text);

let url = '';
let key = '';
beforeAll(async () => {
  url = await app.serve();
});
beforeEach(async () => {
  api.now = new Date();
  for (let person = 0; person < 3; person += 1) await makeSoldier({ section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
  key = (await makeKey(api, 'COUNTS')).text;
});

/** Whether this machine has a program. */
async function isThere(program: string): Promise<boolean> {
  return run(program, ['--version']).then(
    () => true,
    () => false,
  );
}

/** What a program prints when it runs an example. */
async function printed(program: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run(program, args, { env: { ...process.env, TRACKER_URL: url, TRACKER_KEY: key } });
  return stdout;
}

interface Counts {
  policy?: string;
  parts: { title: string; lists?: object[]; ets?: object[] }[];
}

/** The answer to an example's query. */
async function countsBy(query: string): Promise<Counts> {
  const response = await post(url, query, {}, { authorization: `Bearer ${key}` });
  expect(response.status).toBe(200);
  const { data, errors }: { data?: { readinessCounts: Counts }; errors?: object[] } = await response.json();
  if (!data) throw new Error(JSON.stringify(errors));
  return data.readinessCounts;
}

const ALPHA = { title: 'ALPHA', filled: 3, capacity: 8 };

it('the example for curl gives the numbers of each part of the unit', async () => {
  const [, text = ''] = examples('sh');
  const query = /"query": "(.*?)" \}/.exec(text)?.[1] ?? '';
  const readinessCounts = await countsBy(query);
  expect(readinessCounts.policy).toBe('SPECIFICATION');
  expect(readinessCounts.parts).toContainEqual(expect.objectContaining(ALPHA));
  if (await isThere('curl')) expect(JSON.parse(await printed('sh', '-c', text))).toEqual({ data: { readinessCounts } });
});

it('the example for Python does, too', async () => {
  const [text = ''] = examples('python');
  const query = /^query = '(.*)'$/m.exec(text)?.[1] ?? '';
  expect((await countsBy(query)).parts).toContainEqual(expect.objectContaining(ALPHA));
  if (!(await isThere('python3'))) return;
  const lines = (await printed('python3', '-c', text)).trim().split('\n');
  expect(lines).toHaveLength(6);
  expect(lines).toContain('ALPHA 3 of 8');
});

it('the example for Power Query asks for the records of a table', async () => {
  const [text = ''] = examples('powerquery');
  const query = /Query = "(.*)",$/m.exec(text)?.[1] ?? '';
  const { parts } = await countsBy(query);
  expect(text).toContain('Answer[data][readinessCounts][parts]');
  expect(parts).toContainEqual({ ...ALPHA, percent: 38 });
});

it('the example for Grafana does, too', async () => {
  const [text = ''] = examples('json');
  const panel: { url_options: { body_graphql_query: string }; root_selector: string } = JSON.parse(text);
  const { parts } = await countsBy(panel.url_options.body_graphql_query);
  expect(panel.root_selector).toBe('data.readinessCounts.parts');
  expect(parts).toContainEqual({ ...ALPHA, percent: 38 });
});

it('the query of a wall board gives all of its numbers', async () => {
  const [text = ''] = examples('graphql');
  const { parts } = await countsBy(text);
  expect(parts).toHaveLength(6);
  for (const { lists, ets } of parts) expect([lists?.length, ets?.length]).toEqual([7, 4]);
});

it('the query of a line gives what was counted each night', async () => {
  const [, query = ''] = examples('graphql');
  await takeSnapshot(api.now);
  const response = await post(url, query, {}, { authorization: `Bearer ${key}` });
  const { data }: { data?: { readinessHistory: { snapshots: { parts: object[] }[] } } } = await response.json();
  const [snapshot] = data?.readinessHistory.snapshots ?? [];
  expect(snapshot?.parts).toContainEqual({
    ...{ section: 'ALPHA', filled: 3, capacity: 8, people: null },
    ...{ fitness: { percent: 100 }, weapons: { percent: 0 } },
  });
});

it('the query of what is due tells how everybody stands on a day', async () => {
  const [, , query = ''] = examples('graphql');
  await UnitModel.create({ ...NEW_UNIT, _id: 'current', policies: [], requirements, hasRequirements: true });
  key = (await makeKey(api, 'READINESS')).text;
  const response = await post(url, query, { on: '2030-01-01' }, { authorization: `Bearer ${key}` });
  const { data }: { data?: { dueOverview: { day: string; counts: object[]; rows: { standings: object[] }[] } } } =
    await response.json();
  expect(data?.dueOverview.day).toBe('2030-01-01');
  expect(data?.dueOverview.counts).toContainEqual({
    requirementId: 'ride',
    section: 'ALPHA',
    asked: 3,
    notCurrent: 3,
    dueSoon: 0,
    toDo: 0,
    current: 0,
  });
  expect(data?.dueOverview.rows.map(({ standings }) => standings)).toContainEqual([
    { requirementId: 'ride', state: 'OVERDUE', dueOn: '2026-12-31', overdueFrom: '2027-01-01' },
  ]);
});
