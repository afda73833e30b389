import type { EventTexts } from '../../domain/roster/eventRow.ts';
import type { RosterRow } from '../../domain/roster/rosterRow.ts';
import { HistoryModel } from '../history/history.model.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { makeSoldier, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { RosterWordModel } from '../unit/rosterWord.model.ts';
import { UnitModel } from '../unit/unit.model.ts';
import type { RosterImportResult } from './rosterImport.type.ts';

const api = TestApi.forThisFile();
beforeEach(() => {
  api.now = new Date('2026-11-20T15:00:00Z');
});

const IMPORT = `mutation ($input: ImportSoldiersInput!) {
  importSoldiers(input: $input) {
    written plan added unchanged asked refused
    rows { row name soldierId outcome rank event medical changes { field from to } candidates { soldierId } problems { field message } }
  }
}`;
const REQUIREMENTS = `mutation ($requirements: [RequirementInput!]!) { updateRequirements(version: 0, requirements: $requirements) { id } }`;
const RIFLE = {
  name: 'M4',
  cycle: 'MONTHS',
  months: 12,
  result: 'SCORE',
  score: { min: 0, max: 40, failBelow: 23 },
  sets: 'RIFLE',
};
const RIDE = { name: 'Check ride', cycle: 'MONTHS', months: 12, result: 'NONE' };

async function arrange(...more: object[]): Promise<{ browser: Browser; id: string }> {
  const { browser } = await signInSoldier(api, { isStaff: true, lastName: 'Vance', rank: 'SFC' });
  await api.execute(browser, REQUIREMENTS, { requirements: [RIFLE, RIDE, ...more] });
  const { _id: id } = await makeSoldier({ lastName: 'Sam', firstName: 'Alex', middleName: 'Lee', m4Qual: 25 });
  return { browser, id };
}
const row = (texts: EventTexts, given: RosterRow = {}): RosterRow => ({
  firstName: 'Alex',
  middleName: 'Lee',
  lastName: 'Sam',
  ...given,
  event: { requirement: 'M4', doneOn: '12 NOV 2026', result: '38', ...texts },
});
const run = async (browser: Browser, rows: readonly RosterRow[], more: object = {}) => {
  const { data, errors } = await api.execute<{ importSoldiers: RosterImportResult }>(browser, IMPORT, {
    input: { rows, leaveRefused: true, ...more },
  });
  return { report: data?.importSoldiers, errors };
};
const stored = (id: string) => SoldierModel.findById(id).select('+dues').lean();

it('says which rows are about a medical requirement', async () => {
  const { browser } = await arrange({ ...RIDE, name: 'Dental', medical: true });
  const rows = [row({}), row({ requirement: 'Dental', result: 'x' })];
  const { report } = await run(browser, rows, { dryRun: true });
  expect(report?.rows.map(({ medical }) => medical)).toEqual([false, true]);
});

it('enters what the dry run said, with history, and the field follows the latest', async () => {
  const { browser, id } = await arrange();
  const rows = [
    row({}),
    row({ doneOn: '2026-05-01', result: '30', note: 'Range 4' }),
    row({ requirement: 'Check ride', result: 'x' }),
  ];
  const { report: preview } = await run(browser, rows, { dryRun: true });
  expect(preview).toMatchObject({ written: false, added: 3, refused: 0 });
  expect(preview?.rows).toMatchObject([
    {
      row: 1,
      outcome: 'ADDED',
      soldierId: id,
      rank: 'SPC',
      event: '12 NOV 2026 M4 · 38: passes.',
      changes: [{ field: 'm4Qual', from: '25', to: '38' }],
    },
    {
      event: '01 MAY 2026 M4 · 30: passes. Not the latest event, so it changes nothing else.',
      changes: [],
    },
    { event: '12 NOV 2026 Check ride · Done.', changes: [] },
  ]);
  expect(await stored(id)).not.toHaveProperty('dues');
  const { report } = await run(browser, rows, { expectedPlan: preview?.plan });
  expect(report).toMatchObject({ written: true, added: 3 });
  expect(await stored(id)).toMatchObject({
    m4Qual: 38,
    m4Test: 'M4',
    m4Passed: true,
    version: 2,
    duesVersion: 1,
    pendingHistory: [],
    dues: [{ score: 38 }, { score: 30, note: 'Range 4' }, { score: null, forRecord: true }],
  });
  const history = await HistoryModel.find({ soldierId: id }).sort({ subject: 1, subjectName: 1 }).lean();
  expect(history.map(({ subject, subjectName, action }) => [subject, subjectName, action])).toEqual([
    ['DUE', 'Check ride', 'ADDED'],
    ['DUE', 'M4', 'ADDED'],
    ['DUE', 'M4', 'ADDED'],
    ['RECORD', null, 'CHANGED'],
  ]);
});

it('enters nothing a second time', async () => {
  const { browser, id } = await arrange();
  const rows = [row({}), row({ forRecord: 'no', result: '39' })];
  for (const added of [2, 0]) {
    const { report } = await run(browser, rows);
    expect(report).toMatchObject({ written: true, added, unchanged: 2 - added });
  }
  expect(await stored(id)).toMatchObject({ m4Qual: 38, dues: [{ score: 38 }, { score: 39, forRecord: false }] });
});

it('writes nothing where the rows would enter something else by now', async () => {
  const { browser, id } = await arrange();
  const { report: preview } = await run(browser, [row({})], { dryRun: true });
  await run(browser, [row({})]);
  const { report } = await run(browser, [row({})], { expectedPlan: preview?.plan });
  expect(report).toMatchObject({ written: false, added: 0, unchanged: 1 });
  expect((await stored(id))?.dues).toHaveLength(1);
});

it('leaves rows with a problem, and makes nobody', async () => {
  const { browser, id } = await arrange();
  const rows = [row({}), row({}, { lastName: 'Nowhere' }), row({ requirement: 'M17' }), row({ result: '601' })];
  const { report: whole } = await run(browser, rows, { leaveRefused: false });
  expect(whole).toMatchObject({ written: false, refused: 3 });
  const { report } = await run(browser, rows);
  expect(report).toMatchObject({ written: true, added: 1, refused: 3 });
  expect(report?.rows.map(({ problems }) => problems.map(({ field }) => field))).toEqual([
    [],
    ['lastName'],
    ['requirement'],
    ['result'],
  ]);
  expect((await stored(id))?.dues).toHaveLength(1);
  expect(await SoldierModel.countDocuments()).toBe(2);
});

it('asks whose a name is that is probably somebody’s, and writes nothing until that is said', async () => {
  const { browser, id } = await arrange();
  const initial = { middleName: 'L' };
  const { report: asked } = await run(browser, [row({}, initial)]);
  expect(asked).toMatchObject({ written: false, asked: 1, rows: [{ candidates: [{ soldierId: id }] }] });
  const { report: leftOut } = await run(browser, [row({}, { ...initial, isNew: true })]);
  expect(leftOut).toMatchObject({ written: true, added: 0, refused: 1 });
  const { report: same } = await run(browser, [row({}, { ...initial, sameAs: id })]);
  expect(same).toMatchObject({ written: true, added: 1 });
});

it('enters events of expected people, and none of departed people', async () => {
  const { browser, id } = await arrange();
  await SoldierModel.updateOne({ _id: id }, { $set: { arrivesOn: new Date('2026-12-01T12:00:00Z') } });
  expect((await run(browser, [row({})])).report).toMatchObject({ added: 1 });
  const departure = { lastDay: new Date('2026-11-01T12:00:00Z'), reason: 'PCS' as const, byId: 'x' };
  await SoldierModel.updateOne({ _id: id }, { $set: { departure } });
  expect((await run(browser, [row({ result: '30' })])).report).toMatchObject({ added: 0, refused: 1 });
});

it('enters events of the requirement in use, and none of a retired one', async () => {
  const { browser, id } = await arrange();
  await run(browser, [row({ doneOn: '2025-05-01', result: '25' })]);
  const { requirements: [old] = [] } = (await UnitModel.findOne().lean()) ?? {};
  const update = async (version: number, ...requirements: object[]) => {
    const { data, errors } = await api.execute<{ updateRequirements: { id: string }[] }>(
      browser,
      'mutation ($version: Int!, $requirements: [RequirementInput!]!) { updateRequirements(version: $version, requirements: $requirements) { id } }',
      { version, requirements },
    );
    expect(errors).toEqual([]);
    return data?.updateRequirements ?? [];
  };
  const retired = { ...RIFLE, id: old?.id, retired: true };
  await update(1, retired);
  for (const requirement of ['M4', old?.id ?? '']) {
    expect((await run(browser, [row({ requirement })])).report).toMatchObject({
      added: 0,
      refused: 1,
      rows: [{ problems: [{ field: 'requirement', message: "M4 is retired, so files can't add events to it." }] }],
    });
  }
  const [, fresh] = await update(2, retired, RIFLE);
  expect((await run(browser, [row({})])).report).toMatchObject({ written: true, added: 1 });
  expect((await stored(id))?.dues?.map(({ requirementId }) => requirementId)).toEqual([old?.id, fresh?.id]);
});

it('remembers what a word means as a requirement', async () => {
  const { browser } = await arrange();
  const words = [{ column: 'requirement', text: 'M4 Carbine', value: 'some-id' }];
  const REMEMBER = 'mutation ($words: [RosterWordInput!]!) { rememberRosterWords(words: $words) { id } }';
  await api.execute(browser, REMEMBER, { words });
  expect(await RosterWordModel.find().lean()).toMatchObject([{ column: 'requirement', text: 'M4 Carbine' }]);
});

it.each([
  [[row({}), { firstName: 'Alex', lastName: 'Sam' }], 'Either all rows need an event, or none.'],
  [Array.from({ length: 2001 }, () => row({})), 'A roster can have 1 to 2000 rows.'],
])('%#: refuses rows that are not of one kind, or too many', async (rows, message) => {
  const { browser } = await arrange();
  expect((await run(browser, rows)).errors[0]).toMatchObject({
    message,
    extensions: { code: 'BAD_USER_INPUT', field: 'rows' },
  });
});

it('compares no events', async () => {
  const { browser } = await arrange();
  const query = 'query ($rows: [RosterRowInput!]!) { compareRoster(input: { rows: $rows }) { missing { name } } }';
  expect((await api.execute(browser, query, { rows: [row({})] })).code).toBe('BAD_USER_INPUT');
});
