import { setImmediate as nextTurn } from 'node:timers/promises';
import mongoose from 'mongoose';
import { ImportOutcome } from '../../domain/imports/importOutcome.ts';
import { ROSTER_MAX_ROWS } from '../../domain/roster/rosterPlan.ts';
import { ROSTER_COLUMNS, type RosterRow } from '../../domain/roster/rosterRow.ts';
import { ROSTER_WORDS_MAX } from '../../domain/roster/rosterWordRules.ts';
import { HistoryModel } from '../history/history.model.ts';
import { underRightsLock } from '../records/rights/rightsLock.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { onStoreChange, type StoreChange } from '../store/changes/storeChanges.ts';
import { makeSoldier, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { RosterWordModel } from '../unit/rosterWord.model.ts';
import type { RosterComparison, RosterImportResult } from './rosterImport.type.ts';

const api = TestApi.forThisFile();
afterEach(() => jest.restoreAllMocks());

/** For many rows on a busy machine. */
const PATIENCE_MS = 60_000;

const IMPORT = `mutation ($input: ImportSoldiersInput!) {
  importSoldiers(input: $input) {
    written plan added changed unchanged asked refused
    rows { row name soldierId outcome rank section team role changes { field from to } staffRights problems { field message } warnings { field message } candidates { soldierId name rank section } }
  }
}`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) {
  updateSoldier(id: $id, version: $version, input: $input) { version }
}`;

const { ADDED, CHANGED, UNCHANGED, ASKED, REFUSED } = ImportOutcome;

type More = { leaveRefused?: boolean };
const run = async (
  browser: Browser,
  rows: readonly RosterRow[],
  dryRun?: boolean,
  expectedPlan?: string,
  more: More = {},
) => {
  const { data, ...answer } = await api.execute<{ importSoldiers: RosterImportResult }>(browser, IMPORT, {
    input: { rows, dryRun, ...(expectedPlan !== undefined && { expectedPlan }), ...more },
  });
  const report = data?.importSoldiers;
  return { ...answer, report, outcomes: report?.rows.map(({ outcome }) => outcome) };
};

const row = (lastName: string, given: RosterRow = {}): RosterRow => ({
  firstName: 'Alex',
  middleName: 'Lee',
  lastName,
  ...given,
});
const crowd = (count: number, given: RosterRow = {}): RosterRow[] =>
  Array.from({ length: count }, (_, index) => row(`Person ${index}`, { rank: 'SPC', ...given }));

const signInStaff = () => signInSoldier(api, { isStaff: true, lastName: 'Vance', rank: 'SFC' });
const stored = () => SoldierModel.find().sort({ lastName: 1, _id: 1 }).lean();
const named = (lastName: string) => SoldierModel.findOne({ lastName }).lean();
const historyOf = (soldierId: string | undefined) => HistoryModel.find({ soldierId: soldierId ?? '' }).lean();

describe('importSoldiers', () => {
  it('tells subscribers of the records that they changed, and calendars when', async () => {
    const { browser } = await signInStaff();
    await makeSoldier({ lastName: 'Known' });
    const told: StoreChange[] = [];
    const stopListening = onStoreChange((change) => told.push(change));
    await run(browser, [row('Known', { ets: '2028-01-01' })]);
    stopListening();
    expect(told).toContainEqual({ kind: 'SOLDIER', id: null });
    const changed = await named('Known');
    const [entry] = await historyOf(changed?._id);
    expect(changed?.updatedAt).toEqual(entry?.at);
  });

  it('creates, updates and leaves, tells which, and keeps one history entry for each change', async () => {
    const { browser, soldier: leader } = await signInStaff();
    const known = await makeSoldier({ lastName: 'Known', ets: new Date('2027-01-01T12:00:00Z') });
    await makeSoldier({ lastName: 'Same', m4Qual: 30 });
    const { report } = await run(browser, [
      row('New', { rank: '2LT', section: 'BN STAFF', role: 'AFATDS', pebd: '05 JAN 2020', license: 'x' }),
      row('KNOWN', { m4Qual: '30', ets: '2028-01-01' }),
      row('Same', { m4Qual: '30' }),
    ]);
    const created = await named('New');
    expect(report).toMatchObject({ written: true, added: 1, changed: 1, unchanged: 1, refused: 0 });
    expect(report?.rows).toMatchObject([
      { row: 1, name: 'Alex Lee New', soldierId: created?._id, outcome: ADDED, staffRights: null, problems: [] },
      {
        row: 2,
        name: 'Alex Lee Known',
        soldierId: known._id,
        outcome: CHANGED,
        staffRights: null,
        changes: [
          { field: 'ets', from: '2027-01-01', to: '2028-01-01' },
          { field: 'm4Qual', from: '0', to: '30' },
        ],
        warnings: [],
      },
      { row: 3, outcome: UNCHANGED, changes: [], warnings: [] },
    ]);
    expect(report?.rows[0]?.warnings).toEqual([
      { field: 'acftScore', message: 'ACFT score is not entered.' },
      { field: 'm4Qual', message: 'M4 qualification is not entered.' },
      { field: 'dor', message: 'DOR is not entered.' },
      { field: 'ets', message: 'ETS is not entered.' },
    ]);
    expect(created).toMatchObject({ acftScore: null, m4Qual: null, etsIndefinite: false });
    expect(report?.rows[0]?.changes).toContainEqual({ field: 'isStaff', from: null, to: 'false' });
    expect(created).toMatchObject({
      version: 1,
      rank: 'SECOND_LT',
      grade: 'O1',
      section: 'BN_STAFF',
      team: 'HQ',
      role: 'AFATDS',
      unitPosition: 4,
      pebd: new Date('2020-01-05T12:00:00Z'),
      driversLicense: true,
      acftPass: true,
      isStaff: false,
      awaitsStaffApproval: false,
      schools: [],
      pendingHistory: [],
    });
    expect(created).not.toHaveProperty('userId');
    expect(await named('Known')).toMatchObject({ version: 2, m4Qual: 30, ets: new Date('2028-01-01T12:00:00Z') });
    expect(await named('Same')).toMatchObject({ version: 1 });
    expect(await historyOf(created?._id)).toMatchObject([
      { actorId: leader._id, at: api.now, subject: 'RECORD', action: 'ADDED' },
    ]);
    expect(await historyOf(known._id)).toMatchObject([
      { actorId: leader._id, action: 'CHANGED', changes: [{ field: 'ets' }, { field: 'm4Qual' }] },
    ]);
  });

  it('shows a new record without a login, and with its derived fields', async () => {
    const { browser } = await signInStaff();
    const { report } = await run(browser, [row('New', { rank: 'SPC', section: 'CHARLIE', team: '2', role: 'RTO' })]);
    const { data } = await api.execute(
      browser,
      'query ($id: ID!) { soldier(id: $id) { loginState unitPosition readiness { listed } } }',
      { id: report?.rows[0]?.soldierId },
    );
    expect(data?.['soldier']).toMatchObject({ loginState: 'NONE', unitPosition: 35 });
  });

  it('writes nothing when a row has a problem, and tells what the others would have been', async () => {
    const { browser } = await signInStaff();
    await makeSoldier({ lastName: 'Known' });
    const before = await stored();
    const { report, outcomes } = await run(browser, [
      row('New', { rank: 'SPC' }),
      row('Known', { m4Qual: '30' }),
      row('Odd', { rank: 'MAJ', ets: '31 FEB 2026' }),
    ]);
    expect(outcomes).toEqual([ADDED, CHANGED, REFUSED]);
    expect(report).toMatchObject({ written: false, added: 1, changed: 1, unchanged: 0, refused: 1 });
    expect(report?.rows[0]?.soldierId).toBeNull();
    expect(report?.rows[2]).toMatchObject({ soldierId: null, changes: [], staffRights: null });
    expect(report?.rows[2]?.problems.map(({ field }) => field)).toEqual(['rank', 'ets']);
    expect(await stored()).toEqual(before);
    expect(await HistoryModel.countDocuments()).toBe(0);
  });

  it('leaves the rows that have a problem where it is told to, and writes what was previewed', async () => {
    const { browser } = await signInStaff();
    await makeSoldier({ lastName: 'Known' });
    const file = [row('New', { rank: 'SPC' }), row('Known', { m4Qual: '30' }), row('Odd', { rank: 'MAJ' })];
    const { report: preview } = await run(browser, file, true, undefined, { leaveRefused: true });
    expect(preview).toMatchObject({ written: false, added: 1, changed: 1, refused: 1 });
    // Somebody corrects the row that the preview would have skipped, so the plan differs.
    await makeSoldier({ lastName: 'Odd' });
    const moved = await run(browser, [...file.slice(0, 2), row('Odd')], false, preview?.plan, { leaveRefused: true });
    expect(moved.report).toMatchObject({ written: false, unchanged: 1 });
    await SoldierModel.deleteOne({ lastName: 'Odd' });

    const { report, outcomes } = await run(browser, file, false, preview?.plan, { leaveRefused: true });
    expect(report).toMatchObject({ written: true, added: 1, changed: 1, refused: 1 });
    expect(outcomes).toEqual([ADDED, CHANGED, REFUSED]);
    expect(await named('New')).not.toBeNull();
    expect(await named('Odd')).toBeNull();
    // The whole file imports the same again, and the rest once it is corrected.
    expect((await run(browser, file, false, undefined, { leaveRefused: true })).outcomes).toEqual([
      ...[UNCHANGED, UNCHANGED, REFUSED],
    ]);
    expect((await run(browser, [row('Odd', { rank: 'SPC' })])).outcomes).toEqual([ADDED]);
  });

  it('writes nothing while it is open whose record a row is about, and then what was said', async () => {
    const { browser } = await signInStaff();
    const known = await makeSoldier({ lastName: 'Known', middleName: 'Lee' });
    const before = await stored();
    const file = [row('New', { rank: 'SPC' }), row('KNOWN', { middleName: 'L', m4Qual: '30' })];
    const { report, outcomes } = await run(browser, file, false, undefined, { leaveRefused: true });
    expect(outcomes).toEqual([ADDED, ASKED]);
    expect(report).toMatchObject({ written: false, added: 1, asked: 1, refused: 0 });
    expect(report?.rows[1]).toMatchObject({
      soldierId: null,
      candidates: [{ soldierId: known._id, name: 'Alex Lee Known', rank: 'SPC', section: 'UNASSIGNED' }],
    });
    expect(await stored()).toEqual(before);

    const same = [file[0] ?? {}, { ...file[1], sameAs: known._id }];
    const { report: preview } = await run(browser, same, true);
    const asNew = await run(browser, [file[0] ?? {}, { ...file[1], isNew: true, rank: 'SPC' }], false, preview?.plan);
    expect(asNew.report?.written).toBe(false);
    expect((await run(browser, same, false, preview?.plan)).outcomes).toEqual([ADDED, CHANGED]);
    expect(await named('Known')).toMatchObject({ _id: known._id, middleName: 'Lee', m4Qual: 30 });
    expect(await SoldierModel.countDocuments()).toBe(3);
  });

  it('names records that an import cannot tell apart', async () => {
    const { browser } = await signInStaff();
    await makeSoldier({ lastName: 'Twin', section: 'BRAVO' });
    await makeSoldier({ lastName: 'TWIN', rank: 'SGT' });
    const { report } = await run(browser, [row('Twin', { m4Qual: '30' })]);
    expect(report?.rows[0]?.problems).toEqual([
      {
        field: 'lastName',
        message:
          '2 records have this name: SPC Alex Lee Twin (BRAVO) and SGT Alex Lee TWIN (UNASSIGNED). Change them one by one.',
      },
    ]);
  });

  it('reads a column that is left out, null or blank alike', async () => {
    const { browser } = await signInStaff();
    await makeSoldier({ lastName: 'Known', rank: 'SGT', grade: 'E5' });
    const rows = [row('Known', { acftScore: '410' }), row('New', { rank: 'SPC' })];
    const filled = (value: string | null) =>
      rows.map((one) => ({
        ...Object.fromEntries(ROSTER_COLUMNS.map((column) => [column, value])),
        ...(value === null && { row: null, sameAs: null, isNew: null, event: null, own: null }),
        ...one,
      }));
    const { report } = await run(browser, rows, true);
    expect(report?.rows.map(({ outcome }) => outcome)).toEqual([CHANGED, ADDED]);
    expect((await run(browser, filled(null), true)).report).toEqual(report);
    expect((await run(browser, filled(''), true)).report).toEqual(report);
  });

  it('writes nothing in a dry run', async () => {
    const { browser } = await signInStaff();
    const before = await stored();
    const { report, outcomes } = await run(browser, [row('New', { rank: 'SPC' }), row('Vance', { m4Qual: '9' })], true);
    expect(outcomes).toEqual([ADDED, CHANGED]);
    expect([report?.written, report?.rows[0]?.soldierId]).toEqual([false, null]);
    expect(await stored()).toEqual(before);
  });

  it('writes what the dry run told, and nothing once that would be something else', async () => {
    const { browser } = await signInStaff();
    const known = await makeSoldier({ lastName: 'Known' });
    const file = [row('New', { row: 2, rank: 'SPC' }), row('Known', { row: 4, m4Qual: '30' })];
    const { report: told } = await run(browser, file, true);
    await api.execute(browser, UPDATE, { id: known._id, version: 1, input: { m4Qual: 29 } });
    const before = await stored();
    const { report: stale } = await run(browser, file, false, told?.plan);
    expect(stale).toMatchObject({ written: false, added: 1, changed: 1, refused: 0 });
    expect(stale?.rows[1]).toMatchObject({ row: 4, changes: [{ field: 'm4Qual', from: '29', to: '30' }] });
    expect(stale?.plan).not.toBe(told?.plan);
    expect(await stored()).toEqual(before);
    // A field that the rows don't touch makes no difference.
    await api.execute(browser, UPDATE, { id: known._id, version: 2, input: { acftScore: 500 } });
    const { report } = await run(browser, file, false, stale?.plan);
    expect(report).toMatchObject({ written: true, plan: stale?.plan });
    expect(report?.rows[0]).toMatchObject({ row: 2, rank: 'SPC', section: 'UNASSIGNED', team: 'UNASSIGNED' });
    expect(await named('Known')).toMatchObject({ m4Qual: 30, acftScore: 500 });
  });

  it('does to nobody what the dry run told of somebody else', async () => {
    const { browser } = await signInStaff();
    for (const lastName of ['Known', 'Other']) await makeSoldier({ lastName });
    const before = await stored();
    const { report: told } = await run(browser, [row('Known', { m4Qual: '30' })], true);
    const { report } = await run(browser, [row('Other', { m4Qual: '30' })], false, told?.plan);
    expect(report).toMatchObject({ written: false, changed: 1 });
    expect(await stored()).toEqual(before);
  });

  it('moves somebody with the position that follows, and tells where to', async () => {
    const { browser } = await signInStaff();
    await makeSoldier({ lastName: 'Known', section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
    const { report } = await run(browser, [row('Known', { section: 'CHARLIE', team: '3', role: 'RTO' })]);
    expect(report?.rows).toMatchObject([{ section: 'CHARLIE', team: 'TEAM_3', role: 'RTO' }]);
    expect(await named('Known')).toMatchObject({ section: 'CHARLIE', unitPosition: 37 });
  });

  it('changes nothing when it is run again', async () => {
    const { browser } = await signInStaff();
    const file = crowd(20, { section: 'ALPHA', team: '1', role: 'FO', courses: 'BLC', ets: '01/05/2027' });
    await run(browser, file);
    const before = await stored();
    expect(new Set((await run(browser, file)).outcomes)).toEqual(new Set([UNCHANGED]));
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['no row', 0],
    ['more rows than the most', ROSTER_MAX_ROWS + 1],
  ])('refuses %s', async (_, count) => {
    const { browser } = await signInStaff();
    const { errors } = await run(browser, crowd(count));
    expect(errors[0]).toMatchObject({
      message: 'A roster can have 1 to 2000 rows.',
      extensions: { code: 'BAD_USER_INPUT', field: 'rows' },
    });
  });

  it('refuses a person who lost their rights while it waited', async () => {
    const { browser, soldier } = await signInStaff();
    let waiting: ReturnType<typeof run> | undefined;
    await underRightsLock(async () => {
      api.commands.length = 0;
      waiting = run(browser, crowd(3));
      // The request's first update asks for the lock; from then on it waits.
      while (!api.commands.includes('update')) await nextTurn();
      await SoldierModel.updateOne({ _id: soldier._id }, { $set: { isStaff: false } });
    });
    expect((await waiting)?.code).toBe('FORBIDDEN');
    expect(await SoldierModel.countDocuments()).toBe(1);
  });
});

describe('words of a roster', () => {
  const WORDS = '{ rosterWords { id column text value } }';
  const FORGET = 'mutation ($ids: [ID!]!) { forgetRosterWords(ids: $ids) { id } }';
  const HHB = { column: 'section', text: 'HHB', value: 'BN_STAFF' };
  const words = async (browser: Browser) =>
    (await api.execute<{ rosterWords: { id: string; text: string }[] }>(browser, WORDS)).data?.rosterWords;

  const REMEMBER = 'mutation ($words: [RosterWordInput!]!) { rememberRosterWords(words: $words) { id } }';
  const remember = (browser: Browser, ...given: { column?: string; text: string; value?: string | null }[]) =>
    api.execute<{ rememberRosterWords: { id: string }[] }>(browser, REMEMBER, { words: given });

  it('are remembered for the unit, the last meaning of each, and forgotten', async () => {
    const { browser } = await signInStaff();
    await remember(browser, HHB, { text: 'Puller', value: 'license' });
    const { data: left } = await remember(browser, { column: 'section', text: 'h.h.b', value: null });
    expect(left?.rememberRosterWords).toEqual([{ id: ':PULLER' }, { id: 'section:HHB' }]);
    expect(await words(browser)).toEqual([
      { id: ':PULLER', column: null, text: 'Puller', value: 'license' },
      { id: 'section:HHB', column: 'section', text: 'h.h.b', value: null },
    ]);
    const { data } = await api.execute<{ forgetRosterWords: { id: string }[] }>(browser, FORGET, {
      ids: ['section:HHB', 'no-such-word'],
    });
    expect(data?.forgetRosterWords).toEqual([{ id: ':PULLER' }]);
  });

  it('tell whose a name is, as long as there is a record', async () => {
    const { browser } = await signInStaff();
    const { _id: value } = await makeSoldier({ lastName: 'Alvarez', firstName: 'Mateo', middleName: 'Luis' });
    await remember(
      browser,
      { column: 'name', text: 'ALVAREZ, MATEO L.', value },
      { column: 'name', text: 'X, Y', value: 'nobody' },
    );
    expect(await words(browser)).toEqual([
      { id: 'name:ALVAREZMATEOL', column: 'name', text: 'ALVAREZ, MATEO L.', value },
    ]);
  });

  it.each([
    [{ ...HHB, column: 'shoes' }, "Rosters don't have that column."],
    [{ column: 'name', text: 'X, Y', value: null }, 'A name needs its record.'],
  ])('are not remembered when there is something wrong with one: %p', async (word, message) => {
    const { browser } = await signInStaff();
    const { errors } = await remember(browser, HHB, word);
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field: 'words' } });
    expect(await words(browser)).toEqual([]);
  });

  it('are no more than the unit remembers: the oldest go', async () => {
    const { browser } = await signInStaff();
    const old = Array.from({ length: ROSTER_WORDS_MAX }, (_, index) => ({
      _id: `team:W${index}`,
      column: 'team',
      text: `W${index}`,
      value: null,
      at: new Date(2020, 0, 1, 0, 0, index),
    }));
    await RosterWordModel.insertMany(old);
    await remember(browser, HHB);
    const left = await words(browser);
    expect(left).toHaveLength(ROSTER_WORDS_MAX);
    expect(left?.map(({ id }) => id)).not.toContain('team:W0');
  });
});

describe('compareRoster', () => {
  const COMPARE = `query ($input: CompareRosterInput!) {
    compareRoster(input: $input) {
      rows { row name outcome soldierId changes { field from to } candidates { name } problems { message } }
      missing { soldierId name rank section team role }
    }
  }`;

  it('tells who is on one side alone and what differs, and writes nothing', async () => {
    const { browser, soldier: leader } = await signInStaff();
    const known = await makeSoldier({ lastName: 'Known', m4Qual: 20 });
    const spelled = await makeSoldier({ lastName: 'Núñez', middleName: 'Lee', m4Qual: 20 });
    for (const middleName of ['Ann', 'Amy']) await makeSoldier({ lastName: 'Twin', middleName });
    const before = await stored();
    const { data } = await api.execute<{ compareRoster: RosterComparison }>(browser, COMPARE, {
      input: {
        rows: [
          row('New', { rank: 'SPC' }),
          row('Known', { m4Qual: '30' }),
          row('NUNEZ', { middleName: 'L', m4Qual: '20' }),
          row('Twin', { middleName: 'A' }),
          row('Odd', { rank: 'MAJ' }),
        ],
      },
    });
    expect(data?.compareRoster.rows).toMatchObject([
      { name: 'Alex Lee New', outcome: ADDED },
      { outcome: CHANGED, soldierId: known._id, changes: [{ field: 'm4Qual', from: '20', to: '30' }] },
      {
        name: 'Alex Lee Núñez',
        outcome: CHANGED,
        soldierId: spelled._id,
        changes: [{ field: 'name', from: 'Alex Lee Núñez', to: 'Alex L NUNEZ' }],
      },
      { outcome: ASKED, candidates: [{ name: 'Alex Ann Twin' }, { name: 'Alex Amy Twin' }] },
      { outcome: REFUSED },
    ]);
    expect(data?.compareRoster.missing.map(({ soldierId }) => soldierId)).toEqual([leader._id]);
    expect(await stored()).toEqual(before);
    expect(await HistoryModel.countDocuments()).toBe(0);
  });
});

describe('staff rights in an import', () => {
  const FSO = { section: 'ALPHA', team: 'HQ', role: 'CO FSO' };

  it('come and go with the role, and the answer and the history say so', async () => {
    const { browser } = await signInStaff();
    const { soldier: former } = await signInSoldier(api, {
      lastName: 'Former',
      isStaff: true,
      section: 'BRAVO',
      team: 'HQ',
      role: 'CO_FSO',
    });
    const { report } = await run(browser, [
      row('Leader', { rank: 'CPT', ...FSO }),
      row('Former', { section: 'UNASSIGNED' }),
    ]);
    expect(report?.rows.map(({ staffRights }) => staffRights)).toEqual(['GIVEN', 'TAKEN']);
    expect(report?.rows[1]?.changes).toContainEqual({ field: 'isStaff', from: 'true', to: 'false' });
    expect(await named('Leader')).toMatchObject({ isStaff: true, awaitsStaffApproval: false });
    expect(await named('Former')).toMatchObject({ isStaff: false, role: 'UNASSIGNED' });
    expect((await historyOf(former._id))[0]?.changes).toContainEqual({ field: 'isStaff', from: 'true', to: 'false' });
  });

  it('wait for approval where the owner of a record took the name of an officer', async () => {
    const { browser } = await signInStaff();
    const { browser: impostor, soldier } = await signInSoldier(api, { lastName: 'Own' });
    const name = { firstName: 'John', middleName: 'A', lastName: 'Smith' };
    await api.execute(impostor, UPDATE, { id: soldier._id, version: 1, input: name });
    const file = [{ ...name, rank: 'CPT', ...FSO }];
    const { report: told } = await run(browser, file, true);
    expect(told?.rows).toMatchObject([{ soldierId: soldier._id, staffRights: 'AWAITS_APPROVAL' }]);
    await run(browser, file, false, told?.plan);
    expect(await named('Smith')).toMatchObject({ role: 'CO_FSO', isStaff: false, awaitsStaffApproval: true });
    expect((await api.execute(impostor, '{ viewer { isStaff } }')).data).toEqual({ viewer: { isStaff: false } });
    expect((await api.execute(browser, '{ staffApprovals { id } }')).data).toEqual({
      staffApprovals: [{ id: soldier._id }],
    });
  });

  it('stay with the last who can sign in', async () => {
    const { browser } = await signInSoldier(api, { lastName: 'Only', isStaff: true, ...place('CO_FSO') });
    await makeSoldier({ lastName: 'Unclaimed', isStaff: true, ...place('CO_FSNCO') });
    const { report } = await run(browser, [
      row('Only', { section: 'UNASSIGNED' }),
      row('New', { rank: 'SPC', ...FSO }),
    ]);
    expect(report?.rows.map(({ outcome }) => outcome)).toEqual([REFUSED, ADDED]);
    expect(report?.rows[0]?.problems).toMatchObject([{ field: 'role' }]);
    expect(await named('Only')).toMatchObject({ isStaff: true });
  });

  it('do not come from saving an own row, and a given right stays while the role does', async () => {
    const { browser, soldier } = await signInStaff();
    await run(browser, [row('Vance', { m4Qual: '40' })]);
    expect(await SoldierModel.findById(soldier._id).lean()).toMatchObject({ isStaff: true, m4Qual: 40 });
  });
});

const place = (role: 'CO_FSO' | 'CO_FSNCO') => ({ section: 'ALPHA', team: 'HQ', role }) as const;

describe('an import beside other changes', () => {
  it(
    'follows another import of the same file',
    async () => {
      const { browser } = await signInStaff();
      const reports = await Promise.all([run(browser, crowd(50)), run(browser, crowd(50))]);
      expect(reports.map(({ outcomes }) => [...new Set(outcomes)]).sort()).toEqual([[ADDED], [UNCHANGED]]);
      expect(await SoldierModel.countDocuments()).toBe(51);
    },
    PATIENCE_MS,
  );

  it('and a save at the same moment both take effect, or the save is told', async () => {
    const { browser } = await signInStaff();
    const { _id: id } = await makeSoldier({ lastName: 'Known' });
    const [imported, saved] = await Promise.all([
      run(browser, [...crowd(20), row('Known', { m4Qual: '30' })]),
      api.execute(browser, UPDATE, { id, version: 1, input: { acftScore: 500 } }),
    ]);
    expect(imported.report?.written).toBe(true);
    expect([null, 'CONFLICT']).toContain(saved.code);
    expect(await named('Known')).toMatchObject(
      saved.code === null ? { m4Qual: 30, acftScore: 500, version: 3 } : { m4Qual: 30, acftScore: 0, version: 2 },
    );
  });

  it('puts somebody where the file says, as a whole, also when they were moved meanwhile', async () => {
    const { browser } = await signInStaff();
    const { _id } = await makeSoldier({ lastName: 'Known', section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
    const users = mongoose.connection.collection('users');
    const bulkWrite = users.bulkWrite.bind(users);
    jest.spyOn(users, 'bulkWrite').mockImplementationOnce(async (...given) => {
      await SoldierModel.updateOne({ _id }, { $set: { section: 'BRAVO' }, $inc: { version: 1 } });
      return bulkWrite(...given);
    });
    expect((await run(browser, [row('Known', { team: '2' })])).report?.written).toBe(true);
    expect(await named('Known')).toMatchObject({ section: 'ALPHA', team: 'TEAM_2', role: 'FO', version: 3 });
  });

  it.each([1, 150])(
    'costs as many database commands for %d rows as for one',
    async (count) => {
      const { browser } = await signInStaff();
      await run(browser, crowd(count));
      api.commands.length = 0;
      const { report } = await run(browser, [...crowd(count, { m4Qual: '30' }), row('New', { rank: 'SPC' })]);
      expect(report).toMatchObject({ written: true, changed: count, added: 1 });
      expect(api.commands).toEqual([
        // The session, the viewer's rights, the lock, an unfinished import, the rights again, all records, the unit.
        ...['find', 'find', 'update', 'find', 'find', 'find', 'find'],
        // Writing down the changes, and that they are decided.
        ...['insert', 'insert'],
        // Adding the new records; reading the changed ones and their history, and writing them.
        ...['insert', 'find', 'find', 'update'],
        // Reading what waits for the audit log, moving it, removing the traces of the import, releasing the lock.
        ...['find', 'find', 'insert', 'update', 'delete', 'delete', 'delete'],
      ]);
    },
    PATIENCE_MS,
  );

  it(
    'takes the most rows that there may be',
    async () => {
      const { browser } = await signInStaff();
      await run(browser, crowd(ROSTER_MAX_ROWS));
      const { report } = await run(browser, crowd(ROSTER_MAX_ROWS, { m4Qual: '30', acftPass: 'no', jfo: 'yes' }));
      expect(report).toMatchObject({ written: true, changed: ROSTER_MAX_ROWS });
    },
    PATIENCE_MS,
  );
});
