import type { OwnValue } from '../../domain/record/ownFields.ts';
import type { RosterRow } from '../../domain/roster/rosterRow.ts';
import type { RosterComparison, RosterImportReport } from '../imports/rosterImport.type.ts';
import { HistoryModel } from '../history/history.model.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { makeSoldier, signInSoldier } from '../testing/factories.ts';
import { LogLines } from '../testing/logLines.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { unitHistoryOf } from '../testing/unitHistory.ts';
import type { SoldierDodId } from './dodId.type.ts';
import type { UnitType } from './unit.type.ts';

const api = TestApi.forThisFile();
const lines = LogLines.forThisFile();

const UPDATE_COLUMNS = `mutation ($version: Int!, $columns: [UnitColumnInput!]!) {
  updateColumns(version: $version, columns: $columns) { version columns { id label kind visibility } }
}`;
const SOLDIER = 'query ($id: ID!) { soldier(id: $id) { version own { column value } } }';
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) {
  updateSoldier(id: $id, version: $version, input: $input) { version own { column value } }
}`;
const UPDATE_ROWS = `mutation ($rows: [UpdateSoldierRow!]!) {
  updateSoldiers(rows: $rows) { refusal { code field message } }
}`;
const ADD = `mutation ($input: CreateSoldierInput!) { addSoldier(input: $input) { id own { column value } } }`;
const IMPORT = `mutation ($input: ImportSoldiersInput!) {
  importSoldiers(input: $input) { written rows { outcome changes { field label from to } problems { field message } } }
}`;
const COMPARE =
  'query ($input: CompareRosterInput!) { compareRoster(input: $input) { rows { changes { field from to } } } }';
const HISTORY = 'query ($id: ID!) { history(soldierId: $id) { edges { node { changes { field label from to } } } } }';
const EXPORT = 'mutation { exportDodIds { soldierId dodId } }';
const LISTS = '{ soldiers(first: 10) { edges { node { own { value } } } } }';

const [ONE, OTHER] = ['1234567890', '2234561111'];

type Record = { version: number; own: OwnValue[] };
const GIVEN = { label: 'Whatever', kind: 'DOD_ID', choices: [], visibility: 'SOLDIER_EDITS' };

/** Staff, a soldier, and a unit that keeps DoD IDs. */
async function unitWithDodIds() {
  const { browser: staff, soldier: boss } = await signInSoldier(api, { isStaff: true, lastName: 'Vance' });
  const { browser: sam, soldier } = await signInSoldier(api, { lastName: 'Sam' });
  const { data } = await api.execute<{ updateColumns: UnitType }>(staff, UPDATE_COLUMNS, {
    version: 0,
    columns: [GIVEN],
  });
  const [column] = data?.updateColumns.columns ?? [];
  if (!column) throw new Error('The column was not added.');
  return { staff, sam, boss: boss._id, id: soldier._id, column };
}
const update = (browser: Browser, id: string, version: number, column: string, value: string | null) => {
  api.pass(1000);
  return api.execute<{ updateSoldier: Record }>(browser, UPDATE, { id, version, input: { own: [{ column, value }] } });
};
const run = async (browser: Browser, column: string, value: string, row: RosterRow = {}) => {
  const named = { firstName: 'Alex', middleName: 'Lee', lastName: 'Sam', ...row, own: [{ column, value }] };
  api.pass(1000);
  const { data } = await api.execute<{ importSoldiers: RosterImportReport }>(browser, IMPORT, {
    input: { rows: [named], dryRun: false },
  });
  return data?.importSoldiers;
};

it('is turned on as a column of its own kind, once, under its own name, for staff to fill in', async () => {
  const { staff, column } = await unitWithDodIds();
  expect(column).toEqual({ id: column.id, label: 'DoD ID', kind: 'DOD_ID', visibility: 'SOLDIER_SEES' });
  const twice = await api.execute(staff, UPDATE_COLUMNS, { version: 1, columns: [{ ...GIVEN, id: column.id }, GIVEN] });
  expect(twice.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'columns.1.label' } }]);
});

it('is told as its last four digits, to staff and its soldier, in the record, lists, the history and both imports', async () => {
  const { staff, sam, id, column } = await unitWithDodIds();
  const own = [{ column: column.id, value: '7890' }];
  expect((await update(staff, id, 1, column.id, ONE)).data?.updateSoldier).toEqual({ version: 2, own });
  expect(await SoldierModel.findById(id).lean()).toMatchObject({ own: { [column.id]: ONE } });
  const answers = [];
  for (const browser of [staff, sam]) {
    expect((await api.execute<{ soldier: Record }>(browser, SOLDIER, { id })).data?.soldier.own).toEqual(own);
    answers.push(await api.execute(browser, HISTORY, { id }));
  }
  expect(answers[0]?.data).toMatchObject({
    history: {
      edges: [{ node: { changes: [{ field: `own.${column.id}`, label: 'DoD ID', from: null, to: '7890' }] } }],
    },
  });
  const written = await run(staff, column.id, OTHER, {});
  expect(written?.rows[0]?.outcome).toBe('ASKED');
  expect((await run(staff, column.id, ONE, { lastName: 'Jones' }))?.rows[0]?.outcome).toBe('ASKED');
  const renamed = await run(staff, column.id, ONE, { lastName: 'Jones', sameAs: id });
  expect(renamed).toMatchObject({
    written: true,
    rows: [{ outcome: 'CHANGED', changes: [{ field: 'lastName', from: 'Sam', to: 'Jones' }] }],
  });
  const rows = [{ firstName: 'Alex', lastName: 'Jones', own: [{ column: column.id, value: OTHER }] }];
  const compared = await api.execute<{ compareRoster: RosterComparison }>(staff, COMPARE, { input: { rows } });
  expect(compared.data?.compareRoster.rows[0]?.changes).toEqual([
    { field: `own.${column.id}`, from: '7890', to: '1111' },
  ]);
  answers.push(compared, written, renamed, await api.execute(staff, LISTS));
  expect(JSON.stringify(answers)).not.toMatch(/123456|223456/);
  // Nor does the history keep it.
  expect(JSON.stringify(await HistoryModel.find().lean())).not.toMatch(/123456|223456/);
});

it('an import writes the whole number, by which the next one finds the record', async () => {
  const { staff, id, column } = await unitWithDodIds();
  expect((await run(staff, column.id, ONE))?.rows[0]?.changes).toEqual([
    { field: `own.${column.id}`, label: 'DoD ID', from: null, to: '7890' },
  ]);
  expect(await SoldierModel.findById(id).lean()).toMatchObject({ own: { [column.id]: ONE } });
  expect(await run(staff, column.id, ONE)).toMatchObject({ rows: [{ outcome: 'UNCHANGED' }] });
});

it('has ten digits, belongs to one record, is changed by staff alone, and one by one', async () => {
  const { staff, sam, id, boss, column } = await unitWithDodIds();
  await update(staff, id, 1, column.id, ONE);
  const field = `own.${column.id}`;
  for (const text of ['123456789', '12345678901', 'abcdefghij']) {
    expect((await update(staff, boss, 1, column.id, text)).errors).toMatchObject([
      { message: 'DoD ID must have exactly ten digits, zeros at its beginning among them.', extensions: { field } },
    ]);
  }
  const taken = [{ message: 'SPC Sam has this DoD ID.', extensions: { code: 'BAD_USER_INPUT', field } }];
  expect((await update(staff, boss, 1, column.id, ONE)).errors).toMatchObject(taken);
  const input = { firstName: 'A', middleName: 'B', lastName: 'C', rank: 'SPC', grade: 'E4' };
  const own = [{ column: column.id, value: ONE }];
  expect((await api.execute(staff, ADD, { input: { ...input, own } })).errors).toMatchObject(taken);
  await SoldierModel.updateOne(
    { _id: id },
    { $set: { departure: { lastDay: new Date('2026-03-01T12:00:00Z'), reason: 'PCS', byId: boss } } },
  );
  expect((await update(staff, boss, 1, column.id, ONE)).errors[0]?.message).toBe(
    'SPC Sam, who has left the unit, has this DoD ID.',
  );
  expect((await run(staff, column.id, ONE, { lastName: 'Vance' }))?.rows[0]?.problems).toMatchObject([{ field }]);
  const added = await api.execute(staff, ADD, { input: { ...input, own: [{ column: column.id, value: OTHER }] } });
  expect(added.data).toMatchObject({ addSoldier: { own: [{ value: '1111' }] } });
  const { browser: lou, soldier } = await signInSoldier(api, { lastName: 'Lou' });
  expect((await update(lou, soldier._id, 1, column.id, '3234567890')).code).toBe('FORBIDDEN');
  const rows = [{ id: boss, version: 1, input: { own: [{ column: column.id, value: '3234567890' }] } }];
  expect((await api.execute(staff, UPDATE_ROWS, { rows })).data).toEqual({
    updateSoldiers: [{ refusal: { code: 'BAD_USER_INPUT', field, message: 'A DoD ID is changed in the record.' } }],
  });
  expect((await api.execute(sam, EXPORT)).code).toBe('FORBIDDEN');
});

it('of two records that are given one number at the same moment one is refused', async () => {
  const { staff, id, boss, column } = await unitWithDodIds();
  const answers = await Promise.all([id, boss].map((one) => update(staff, one, 1, column.id, ONE)));
  expect(answers.map(({ code }) => code).sort()).toEqual(['BAD_USER_INPUT', null]);
});

it('leaves the server whole in a file that staff ask for, which the history of the unit tells, and in the own export', async () => {
  const { staff, sam, id, column } = await unitWithDodIds();
  await makeSoldier({
    own: { [column.id]: OTHER },
    departure: { lastDay: new Date('2026-03-01T12:00:00Z'), reason: 'PCS', byId: id },
  });
  await makeSoldier();
  await update(staff, id, 1, column.id, ONE);
  const { data } = await api.execute<{ exportDodIds: SoldierDodId[] }>(staff, EXPORT);
  expect(data?.exportDodIds).toEqual([{ soldierId: id, dodId: ONE }]);
  const [told] = await unitHistoryOf(api, staff);
  expect(told?.changes).toEqual([{ label: 'DoD IDs in a file', from: null, to: '1 person' }]);
  expect((await api.execute(sam, '{ ownRecord { dodId } }')).data).toEqual({ ownRecord: { dodId: ONE } });
  expect((await api.execute(staff, '{ ownRecord { dodId } }')).data).toEqual({ ownRecord: { dodId: null } });
});

it('none are asked for where the unit keeps none', async () => {
  const { browser } = await signInSoldier(api, { isStaff: true });
  expect((await api.execute(browser, EXPORT)).data).toEqual({ exportDodIds: [] });
  expect(await unitHistoryOf(api, browser)).toEqual([]);
});

it('turned off, nothing of it is left but that it was', async () => {
  const { staff, id, column } = await unitWithDodIds();
  await update(staff, id, 1, column.id, ONE);
  // A value of the same moment would not go with its column.
  api.pass(2000);
  await api.execute(staff, UPDATE_COLUMNS, { version: 1, columns: [] });
  expect(JSON.stringify(await SoldierModel.find().lean())).not.toContain(ONE);
  expect(JSON.stringify(await HistoryModel.find().lean())).not.toContain('7890');
});

it('stands in no line of the log', async () => {
  const { staff, id, boss, column } = await unitWithDodIds();
  await update(staff, id, 1, column.id, ONE);
  await update(staff, boss, 1, column.id, ONE);
  await run(staff, column.id, ONE);
  await api.execute(staff, EXPORT);
  expect(lines.texts.join()).not.toContain(ONE);
});

it.each([2, 40])('takes as many database commands for rosters of %d rows', async (count) => {
  const { staff, column } = await unitWithDodIds();
  const rows = Array.from({ length: count }, (_, index) => ({
    firstName: 'A',
    middleName: 'B',
    lastName: `Row ${index}`,
    rank: 'SPC',
    own: [{ column: column.id, value: String(3_000_000_000 + index) }],
  }));
  const commandsOf = async (document: string, input: object) => {
    api.commands.length = 0;
    const { errors } = await api.execute(staff, document, { input });
    expect(errors).toEqual([]);
    return api.commands.length;
  };
  // One more each than without: whether somebody who has left has one of them.
  expect(await commandsOf(COMPARE, { rows })).toBe(5);
  expect(await commandsOf(IMPORT, { rows, dryRun: false })).toBe(18);
});
