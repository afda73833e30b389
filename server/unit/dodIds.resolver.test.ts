import type { OwnValue } from '../../domain/record/ownFields.ts';
import type { RosterRow } from '../../domain/roster/rosterRow.ts';
import { HistoryModel } from '../history/history.model.ts';
import type { RosterComparison, RosterImportResult } from '../imports/rosterImport.type.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { makeSoldier, signInSoldier } from '../testing/factories.ts';
import { LogLines } from '../testing/logLines.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { unitHistoryOf } from '../testing/unitHistory.ts';
import type { SoldierDodId } from './dodId.type.ts';
import type { UnitType } from './unit.type.ts';

const api = TestApi.forThisFile();
const lines = LogLines.forThisFile();

const UPDATE_UNIT_FIELDS = `mutation ($version: Int!, $unitFields: [UnitFieldInput!]!) {
  updateUnitFields(version: $version, unitFields: $unitFields) { version unitFields { id label kind visibility } }
}`;
const SOLDIER = 'query ($id: ID!) { soldier(id: $id) { version own { unitField value } } }';
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) {
  updateSoldier(id: $id, version: $version, input: $input) { version own { unitField value } }
}`;
const UPDATE_ROWS = `mutation ($rows: [UpdateSoldierRow!]!) {
  updateSoldiers(rows: $rows) { refusal { code field message } }
}`;
const ADD = `mutation ($input: CreateSoldierInput!) { addSoldier(input: $input) { id own { unitField value } } }`;
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
  const { data } = await api.execute<{ updateUnitFields: UnitType }>(staff, UPDATE_UNIT_FIELDS, {
    version: 0,
    unitFields: [GIVEN],
  });
  const [unitField] = data?.updateUnitFields.unitFields ?? [];
  if (!unitField) throw new Error('The unit field was not added.');
  return { staff, sam, boss: boss._id, id: soldier._id, unitField };
}
const update = (browser: Browser, id: string, version: number, unitField: string, value: string | null) => {
  api.pass(1000);
  return api.execute<{ updateSoldier: Record }>(browser, UPDATE, {
    id,
    version,
    input: { own: [{ unitField, value }] },
  });
};
const run = async (browser: Browser, unitField: string, value: string, row: RosterRow = {}) => {
  const named = { firstName: 'Alex', middleName: 'Lee', lastName: 'Sam', ...row, own: [{ unitField, value }] };
  api.pass(1000);
  const { data } = await api.execute<{ importSoldiers: RosterImportResult }>(browser, IMPORT, {
    input: { rows: [named], dryRun: false },
  });
  return data?.importSoldiers;
};

it('is turned on as a unit field kind, once, under its own name, for staff to fill in', async () => {
  const { staff, unitField } = await unitWithDodIds();
  expect(unitField).toEqual({ id: unitField.id, label: 'DoD ID', kind: 'DOD_ID', visibility: 'SOLDIER_SEES' });
  const twice = await api.execute(staff, UPDATE_UNIT_FIELDS, {
    version: 1,
    unitFields: [{ ...GIVEN, id: unitField.id }, GIVEN],
  });
  expect(twice.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'unitFields.1.label' } }]);
});

it('is told as its last four digits, to staff and its soldier, in the record, lists, the history and both imports', async () => {
  const { staff, sam, id, unitField } = await unitWithDodIds();
  const own = [{ unitField: unitField.id, value: '7890' }];
  expect((await update(staff, id, 1, unitField.id, ONE)).data?.updateSoldier).toEqual({ version: 2, own });
  expect(await SoldierModel.findById(id).lean()).toMatchObject({ own: { [unitField.id]: ONE } });
  const answers = [];
  for (const browser of [staff, sam]) {
    expect((await api.execute<{ soldier: Record }>(browser, SOLDIER, { id })).data?.soldier.own).toEqual(own);
    answers.push(await api.execute(browser, HISTORY, { id }));
  }
  expect(answers[0]?.data).toMatchObject({
    history: {
      edges: [{ node: { changes: [{ field: `own.${unitField.id}`, label: 'DoD ID', from: null, to: '7890' }] } }],
    },
  });
  const written = await run(staff, unitField.id, OTHER, {});
  expect(written?.rows[0]?.outcome).toBe('ASKED');
  expect((await run(staff, unitField.id, ONE, { lastName: 'Jones' }))?.rows[0]?.outcome).toBe('ASKED');
  const renamed = await run(staff, unitField.id, ONE, { lastName: 'Jones', sameAs: id });
  expect(renamed).toMatchObject({
    written: true,
    rows: [{ outcome: 'CHANGED', changes: [{ field: 'lastName', from: 'Sam', to: 'Jones' }] }],
  });
  const rows = [{ firstName: 'Alex', lastName: 'Jones', own: [{ unitField: unitField.id, value: OTHER }] }];
  const compared = await api.execute<{ compareRoster: RosterComparison }>(staff, COMPARE, { input: { rows } });
  expect(compared.data?.compareRoster.rows[0]?.changes).toEqual([
    { field: `own.${unitField.id}`, from: '7890', to: '1111' },
  ]);
  answers.push(compared, written, renamed, await api.execute(staff, LISTS));
  expect(JSON.stringify(answers)).not.toMatch(/123456|223456/);
  // The history doesn't keep it either.
  expect(JSON.stringify(await HistoryModel.find().lean())).not.toMatch(/123456|223456/);
});

it('an import writes the whole number, by which the next one finds the record', async () => {
  const { staff, id, unitField } = await unitWithDodIds();
  expect((await run(staff, unitField.id, ONE))?.rows[0]?.changes).toEqual([
    { field: `own.${unitField.id}`, label: 'DoD ID', from: null, to: '7890' },
  ]);
  expect(await SoldierModel.findById(id).lean()).toMatchObject({ own: { [unitField.id]: ONE } });
  expect(await run(staff, unitField.id, ONE)).toMatchObject({ rows: [{ outcome: 'UNCHANGED' }] });
});

it('has ten digits, belongs to one record, is changed by staff alone, and one by one', async () => {
  const { staff, sam, id, boss, unitField } = await unitWithDodIds();
  await update(staff, id, 1, unitField.id, ONE);
  const field = `own.${unitField.id}`;
  for (const text of ['123456789', '12345678901', 'abcdefghij']) {
    expect((await update(staff, boss, 1, unitField.id, text)).errors).toMatchObject([
      { message: 'DoD ID must have ten digits, including leading zeros.', extensions: { field } },
    ]);
  }
  const taken = [{ message: 'SPC Sam has this DoD ID.', extensions: { code: 'BAD_USER_INPUT', field } }];
  expect((await update(staff, boss, 1, unitField.id, ONE)).errors).toMatchObject(taken);
  const input = { firstName: 'A', middleName: 'B', lastName: 'C', rank: 'SPC', grade: 'E4' };
  const own = [{ unitField: unitField.id, value: ONE }];
  expect((await api.execute(staff, ADD, { input: { ...input, own } })).errors).toMatchObject(taken);
  await SoldierModel.updateOne(
    { _id: id },
    { $set: { departure: { lastDay: new Date('2026-03-01T12:00:00Z'), reason: 'PCS', byId: boss } } },
  );
  expect((await update(staff, boss, 1, unitField.id, ONE)).errors[0]?.message).toBe(
    'SPC Sam, who has left the unit, has this DoD ID.',
  );
  expect((await run(staff, unitField.id, ONE, { lastName: 'Vance' }))?.rows[0]?.problems).toMatchObject([{ field }]);
  const added = await api.execute(staff, ADD, {
    input: { ...input, own: [{ unitField: unitField.id, value: OTHER }] },
  });
  expect(added.data).toMatchObject({ addSoldier: { own: [{ value: '1111' }] } });
  const { browser: lou, soldier } = await signInSoldier(api, { lastName: 'Lou' });
  expect((await update(lou, soldier._id, 1, unitField.id, '3234567890')).code).toBe('FORBIDDEN');
  const rows = [{ id: boss, version: 1, input: { own: [{ unitField: unitField.id, value: '3234567890' }] } }];
  expect((await api.execute(staff, UPDATE_ROWS, { rows })).data).toEqual({
    updateSoldiers: [{ refusal: { code: 'BAD_USER_INPUT', field, message: 'Change DoD IDs in the record.' } }],
  });
  expect((await api.execute(sam, EXPORT)).code).toBe('FORBIDDEN');
});

it('of two records that are given one number at the same moment one is refused', async () => {
  const { staff, id, boss, unitField } = await unitWithDodIds();
  const answers = await Promise.all([id, boss].map((one) => update(staff, one, 1, unitField.id, ONE)));
  expect(answers.map(({ code }) => code).sort()).toEqual(['BAD_USER_INPUT', null]);
});

it('leaves the server whole in a file that staff ask for, which the history of the unit tells, and in the own export', async () => {
  const { staff, sam, id, unitField } = await unitWithDodIds();
  await makeSoldier({
    own: { [unitField.id]: OTHER },
    departure: { lastDay: new Date('2026-03-01T12:00:00Z'), reason: 'PCS', byId: id },
  });
  await makeSoldier();
  await update(staff, id, 1, unitField.id, ONE);
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
  const { staff, id, unitField } = await unitWithDodIds();
  await update(staff, id, 1, unitField.id, ONE);
  // A value from the same moment wouldn't be removed with its unit field.
  api.pass(2000);
  await api.execute(staff, UPDATE_UNIT_FIELDS, { version: 1, unitFields: [] });
  expect(JSON.stringify(await SoldierModel.find().lean())).not.toContain(ONE);
  expect(JSON.stringify(await HistoryModel.find().lean())).not.toContain('7890');
});

it('stands in no line of the log', async () => {
  const { staff, id, boss, unitField } = await unitWithDodIds();
  await update(staff, id, 1, unitField.id, ONE);
  await update(staff, boss, 1, unitField.id, ONE);
  await run(staff, unitField.id, ONE);
  await api.execute(staff, EXPORT);
  expect(lines.texts.join()).not.toContain(ONE);
});

it.each([2, 40])('takes as many database commands for rosters of %d rows', async (count) => {
  const { staff, unitField } = await unitWithDodIds();
  const rows = Array.from({ length: count }, (_, index) => ({
    firstName: 'A',
    middleName: 'B',
    lastName: `Row ${index}`,
    rank: 'SPC',
    own: [{ unitField: unitField.id, value: String(3_000_000_000 + index) }],
  }));
  const commandsOf = async (document: string, input: object) => {
    api.commands.length = 0;
    const { errors } = await api.execute(staff, document, { input });
    expect(errors).toEqual([]);
    return api.commands.length;
  };
  // One more each than without DoD IDs: whether somebody who has left has one of them.
  expect(await commandsOf(COMPARE, { rows })).toBe(5);
  expect(await commandsOf(IMPORT, { rows, dryRun: false })).toBe(18);
});
