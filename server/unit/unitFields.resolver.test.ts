import type { UnitField } from '../../domain/policy/unitFields.ts';
import type { OwnValue } from '../../domain/record/ownFields.ts';
import type { RosterRow } from '../../domain/roster/rosterRow.ts';
import { HistoryModel } from '../history/history.model.ts';
import type { RosterImportResult } from '../imports/rosterImport.type.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import type { HistoryConnection } from '../shownHistory/history.type.ts';
import { onStoreChange, type StoreChange } from '../store/changes/storeChanges.ts';
import { makeSoldier, signInNewcomer, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { RosterWordModel } from './rosterWord.model.ts';
import { UnitModel } from './unit.model.ts';
import type { UnitType } from './unit.type.ts';
import type { UnitFieldUse } from './unitField.type.ts';
import { settleUnitFields } from './unitFields.service.ts';

const api = TestApi.forThisFile();

const UNIT = '{ unit { version unitFields { id label kind choices visibility } } }';
const USE = '{ unitFieldUse { unitField people } }';
const UPDATE_UNIT_FIELDS = `mutation ($version: Int!, $unitFields: [UnitFieldInput!]!) {
  updateUnitFields(version: $version, unitFields: $unitFields) { version unitFields { id label kind choices visibility } }
}`;
const SOLDIER = 'query ($id: ID!) { soldier(id: $id) { version own { unitField value } } }';
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) {
  updateSoldier(id: $id, version: $version, input: $input) { version own { unitField value } }
}`;
const HISTORY = `query ($id: ID!, $first: Int! = 20, $after: String) {
  history(soldierId: $id, first: $first, after: $after) {
    edges { node { changes { field label from to } } } pageInfo { hasNextPage endCursor }
  }
}`;
const IMPORT = `mutation ($input: ImportSoldiersInput!) {
  importSoldiers(input: $input) {
    written rows { outcome changes { field label from to } problems { field message } }
  }
}`;

type Given = Omit<UnitField, 'id'> & { readonly id?: string };

const PHONE: Given = { label: 'Phone', kind: 'TEXT', choices: [], visibility: 'SOLDIER_EDITS' };
const BLOOD: Given = {
  label: 'Blood type',
  kind: 'CHOICE',
  choices: ['O+', 'O-'],
  visibility: 'SOLDIER_SEES',
};
const NOTE: Given = { label: 'Locker', kind: 'NUMBER', choices: [], visibility: 'STAFF' };

type Record = { version: number; own: OwnValue[] };

const unitFor = async (browser: Browser) => (await api.execute<{ unit: UnitType }>(browser, UNIT)).data?.unit;
const define = (browser: Browser, version: number, unitFields: readonly Given[]) =>
  api.execute<{ updateUnitFields: UnitType }>(browser, UPDATE_UNIT_FIELDS, { version, unitFields });
const read = async (browser: Browser, id: string) =>
  (await api.execute<{ soldier: Record }>(browser, SOLDIER, { id })).data?.soldier;
const update = (browser: Browser, id: string, version: number, own: readonly object[], others: object = {}) => {
  // The history is ordered by time.
  api.pass(1000);
  return api.execute<{ updateSoldier: Record }>(browser, UPDATE, { id, version, input: { own, ...others } });
};
const history = async (browser: Browser, id: string, page: object = {}) =>
  (await api.execute<{ history: HistoryConnection }>(browser, HISTORY, { id, ...page })).data?.history;
const changesIn = (connection?: HistoryConnection) => connection?.edges.map(({ node }) => node.changes);

/** Staff, a soldier, and a unit with three unit fields: one edited by the soldier, one shown to them, and one only for staff. */
async function unitWithFields() {
  const { browser: staff } = await signInSoldier(api, { isStaff: true, lastName: 'Vance' });
  const { browser: sam, soldier } = await signInSoldier(api, { lastName: 'Sam' });
  const { data } = await define(staff, 0, [PHONE, BLOOD, NOTE]);
  const unitFields = data?.updateUnitFields.unitFields ?? [];
  const [phone, blood, locker] = unitFields.map(({ id }) => id);
  if (!phone || !blood || !locker) throw new Error('The unit fields were not added.');
  return { staff, sam, id: soldier._id, unitFields: [...unitFields], phone, blood, locker };
}

describe('updateUnitFields', () => {
  it('adds, changes and moves unit fields; others see those that are for them', async () => {
    const { staff, sam, unitFields, phone, blood, locker } = await unitWithFields();
    expect(unitFields).toEqual([
      { ...PHONE, id: phone },
      { ...BLOOD, id: blood },
      { ...NOTE, id: locker },
    ]);
    expect(await unitFor(sam)).toEqual({ version: 1, unitFields: unitFields.slice(0, 2) });
    const { browser: newcomer } = await signInNewcomer(api);
    expect((await unitFor(newcomer))?.unitFields).toEqual(unitFields.slice(0, 2));
    const others = unitFields.slice(1);
    const { data } = await define(staff, 1, [
      ...others,
      { ...PHONE, id: phone, label: ' Mobile ', visibility: 'STAFF' },
    ]);
    expect(data?.updateUnitFields).toEqual({
      version: 2,
      unitFields: [...others, { ...PHONE, id: phone, label: 'Mobile', visibility: 'STAFF' }],
    });
    expect((await unitFor(sam))?.unitFields.map(({ id }) => id)).toEqual([blood]);
  });

  it('refuses what is wrong at its field, and what is made from an outdated version', async () => {
    const { staff, unitFields } = await unitWithFields();
    const wrong = await define(staff, 1, [...unitFields, { ...PHONE, label: 'Rank' }]);
    expect(wrong.errors).toMatchObject([
      {
        message: 'Records already have a field with this name.',
        extensions: { code: 'BAD_USER_INPUT', field: 'unitFields.3.label' },
      },
    ]);
    for (const version of [0, 2]) {
      expect((await define(staff, version, [PHONE])).errors).toMatchObject([
        { extensions: { code: 'CONFLICT', currentVersion: 1 } },
      ]);
    }
    expect((await unitFor(staff))?.unitFields).toEqual(unitFields);
  });

  it('of two at the same moment one is refused', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const answers = await Promise.all([define(browser, 0, [PHONE]), define(browser, 0, [BLOOD])]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', null]);
    expect(await unitFor(browser)).toMatchObject({ version: 1, unitFields: [{}] });
  });

  it('keeps a choice that somebody has, and lets another go', async () => {
    const { staff, id, unitFields, blood } = await unitWithFields();
    await update(staff, id, 1, [{ unitField: blood, value: 'O-' }]);
    const with_ = (choices: string[]) =>
      unitFields.map((unitField) => (unitField.id === blood ? { ...BLOOD, id: blood, choices } : unitField));
    expect((await define(staff, 1, with_(['O+']))).errors).toMatchObject([
      {
        message: 'Somebody has O-. Give them another choice first.',
        extensions: { code: 'BAD_USER_INPUT', field: 'unitFields.1.choices' },
      },
    ]);
    expect((await define(staff, 1, with_(['A+', 'O-']))).data?.updateUnitFields.unitFields[1]?.choices).toEqual([
      'A+',
      'O-',
    ]);
  });

  it('takes a unit field that goes out of every record and its history, where the entries stay', async () => {
    const { staff, sam, id, unitFields, phone, blood } = await unitWithFields();
    const other = await makeSoldier({ own: { [phone]: '555-0199' } });
    const without = await makeSoldier();
    await update(sam, id, 1, [{ unitField: phone, value: '555-0100' }]);
    await update(staff, id, 2, [{ unitField: blood, value: 'O+' }]);
    const use = await api.execute<{ unitFieldUse: UnitFieldUse[] }>(staff, USE);
    expect(use.data?.unitFieldUse.map(({ people }) => people)).toEqual([2, 1, 0]);
    const told: StoreChange[] = [];
    const stopListening = onStoreChange((change) => told.push(change));
    await define(staff, 1, unitFields.slice(1));
    stopListening();
    expect(told).toEqual(expect.arrayContaining([{ kind: 'UNIT' }, { kind: 'SOLDIER', id: null }]));
    const label = 'Phone';
    expect(changesIn(await history(staff, id))).toEqual([
      [{ field: `own.${blood}`, label: 'Blood type', from: null, to: 'O+' }],
      [{ field: `own.${phone}`, label, from: null, to: null }],
    ]);
    expect(JSON.stringify(await HistoryModel.find().lean())).not.toContain('555-01');
    expect(JSON.stringify(await SoldierModel.find().lean())).not.toContain('555-01');
    // The versions of the records that had a value grow, so that no open form brings it back.
    expect(
      (await SoldierModel.find({ _id: { $in: [id, other._id, without._id] } }).lean()).map((one) => one.version),
    ).toEqual(expect.arrayContaining([4, 2, 1]));
    expect(await read(staff, id)).toEqual({ version: 4, own: [{ unitField: blood, value: 'O+' }] });
    expect((await update(staff, id, 4, [{ unitField: phone, value: '1' }])).errors).toMatchObject([
      {
        message: 'That unit field no longer exists.',
        extensions: { code: 'BAD_USER_INPUT', field: `own.${phone}` },
      },
    ]);
  });

  it('takes what rosters call a unit field that goes, and say in it, out of what the unit remembers', async () => {
    const { staff, blood } = await unitWithFields();
    await RosterWordModel.insertMany(
      [
        { _id: 'a', column: `own.${blood}`, text: '0+', value: 'O+' },
        { _id: 'b', column: null, text: 'Type', value: `own.${blood}` },
        { _id: 'c', column: 'section', text: 'HHB', value: 'BN_STAFF' },
      ].map((word) => ({ ...word, at: new Date() })),
    );
    const { unitFields = [], version = 0 } = (await unitFor(staff)) ?? {};
    const left = unitFields.filter(({ id }) => id !== blood);
    expect((await define(staff, version, left)).errors).toEqual([]);
    expect((await RosterWordModel.find().lean()).map(({ _id }) => _id)).toEqual(['c']);
  });

  it('what was left of a unit field that went is taken out at the next start', async () => {
    const { staff, id, unitFields, phone } = await unitWithFields();
    await define(staff, 1, unitFields.slice(1));
    // A save that had read the unit fields earlier came later.
    await SoldierModel.updateOne({ _id: id }, { $set: { own: { [phone]: '555-0100' } } });
    expect(await read(staff, id)).toMatchObject({ own: [] });
    await settleUnitFields();
    expect(await SoldierModel.findById(id).lean()).toMatchObject({ own: {} });
    expect(await UnitModel.findOne().lean()).toMatchObject({ goneUnitFields: [] });
  });
});

describe('a record', () => {
  it('keeps values in their form, by its version, with a history entry; null clears one', async () => {
    const { staff, id, phone, blood, locker } = await unitWithFields();
    const { data } = await update(staff, id, 1, [
      { unitField: locker, value: ' 012.50 ' },
      { unitField: blood, value: 'o +' },
    ]);
    const own = [
      { unitField: blood, value: 'O+' },
      { unitField: locker, value: '12.5' },
    ];
    expect(data?.updateSoldier).toEqual({ version: 2, own });
    expect(await SoldierModel.findById(id).lean()).toMatchObject({ own: { [blood]: 'O+', [locker]: '12.5' } });
    expect((await update(staff, id, 1, [{ unitField: phone, value: '1' }])).code).toBe('CONFLICT');
    // A value that is already so changes nothing, and a field that isn't named stays.
    expect((await update(staff, id, 2, [{ unitField: blood, value: 'O+' }])).data?.updateSoldier).toEqual({
      version: 2,
      own,
    });
    expect((await update(staff, id, 2, [], { m4Qual: 30 })).data?.updateSoldier).toEqual({ version: 3, own });
    const cleared = await update(staff, id, 3, [{ unitField: blood, value: null }, { unitField: locker }]);
    expect(cleared.data?.updateSoldier).toEqual({ version: 4, own: [] });
    expect(changesIn(await history(staff, id))).toEqual([
      [
        { field: `own.${blood}`, label: 'Blood type', from: 'O+', to: null },
        { field: `own.${locker}`, label: 'Locker', from: '12.5', to: null },
      ],
      [{ field: 'm4Qual', label: 'M4 qualification', from: '0', to: '30' }],
      // In the order of the unit fields.
      [
        { field: `own.${blood}`, label: 'Blood type', from: null, to: 'O+' },
        { field: `own.${locker}`, label: 'Locker', from: null, to: '12.5' },
      ],
    ]);
  });

  it('refuses what says nothing of its unit field, at its field', async () => {
    const { staff, id, blood } = await unitWithFields();
    expect((await update(staff, id, 1, [{ unitField: blood, value: 'Z' }])).errors).toMatchObject([
      {
        message: 'Blood type must be O+ or O-, not "Z".',
        extensions: { code: 'BAD_USER_INPUT', field: `own.${blood}` },
      },
    ]);
    expect(await SoldierModel.findById(id).lean()).not.toHaveProperty('own');
  });

  it('shows its soldier, and takes from them, what is for them', async () => {
    const { staff, sam, id, phone, blood, locker } = await unitWithFields();
    await update(staff, id, 1, [
      { unitField: phone, value: '555-0100' },
      { unitField: blood, value: 'O+' },
      { unitField: locker, value: '7' },
    ]);
    expect(await read(sam, id)).toEqual({
      version: 2,
      own: [
        { unitField: phone, value: '555-0100' },
        { unitField: blood, value: 'O+' },
      ],
    });
    const saved = await update(sam, id, 2, [{ unitField: phone, value: '555-0199' }]);
    expect(saved.data?.updateSoldier.own).toEqual([
      { unitField: phone, value: '555-0199' },
      { unitField: blood, value: 'O+' },
    ]);
    // Unit fields that they may not edit, don't see or that don't exist are refused alike.
    for (const unitField of [blood, locker, 'no-such-column']) {
      const { errors, code } = await update(sam, id, 3, [{ unitField, value: 'O-' }]);
      expect([code, errors[0]?.message]).toEqual(['FORBIDDEN', expect.any(String)]);
    }
    expect(await SoldierModel.findById(id).lean()).toMatchObject({
      version: 3,
      own: { [phone]: '555-0199', [blood]: 'O+', [locker]: '7' },
    });
  });

  it('of a newcomer has what they may edit', async () => {
    const { phone, locker } = await unitWithFields();
    const create = async (own: readonly object[]) => {
      const { browser } = await signInNewcomer(api);
      const input = { firstName: 'A', middleName: 'B', lastName: 'C', rank: 'SPC', grade: 'E4', own };
      const document =
        'mutation ($input: CreateSoldierInput!) { createSoldier(input: $input) { id own { unitField value } } }';
      return api.execute<{ createSoldier: Record }>(browser, document, { input });
    };
    const { data } = await create([{ unitField: phone, value: ' 555-0100 ' }]);
    expect(data?.createSoldier).toMatchObject({ own: [{ unitField: phone, value: '555-0100' }] });
    const entry = await HistoryModel.findOne({ action: 'ADDED' }).lean();
    expect(entry?.changes).toContainEqual({ field: `own.${phone}`, label: 'Phone', from: null, to: '555-0100' });
    expect((await create([{ unitField: locker, value: '7' }])).code).toBe('FORBIDDEN');
  });
});

it('the history tells a soldier nothing of what only staff see', async () => {
  const { staff, sam, id, phone, locker } = await unitWithFields();
  await update(staff, id, 1, [{ unitField: locker, value: '7' }]);
  await update(staff, id, 2, [
    { unitField: locker, value: '8' },
    { unitField: phone, value: '555-0100' },
  ]);
  await update(staff, id, 3, [], { m4Qual: 30 });
  expect(changesIn(await history(staff, id))).toHaveLength(3);
  expect(changesIn(await history(sam, id))).toEqual([
    [expect.objectContaining({ field: 'm4Qual' })],
    [expect.objectContaining({ field: `own.${phone}` })],
  ]);
  const page = await history(sam, id, { first: 1 });
  expect(page?.pageInfo.hasNextPage).toBe(true);
  const next = await history(sam, id, { first: 1, after: page?.pageInfo.endCursor });
  expect([changesIn(next), next?.pageInfo.hasNextPage]).toEqual([
    [[expect.objectContaining({ field: `own.${phone}` })]],
    false,
  ]);
});

it('a roster fills in unit fields, and a row with a value that cannot be read is refused', async () => {
  const { staff, id, phone, blood, locker } = await unitWithFields();
  await update(staff, id, 1, [
    { unitField: phone, value: '555-0100' },
    { unitField: locker, value: '7' },
  ]);
  const run = async (own: readonly object[], row: RosterRow = {}) => {
    const named = { firstName: 'Alex', middleName: 'Lee', lastName: 'Sam', ...row };
    const input = { rows: [{ ...named, own }], dryRun: false };
    api.pass(1000);
    const { data } = await api.execute<{ importSoldiers: RosterImportResult }>(staff, IMPORT, { input });
    return data?.importSoldiers;
  };
  const refused = await run([{ unitField: blood, value: 'Z' }]);
  expect(refused).toMatchObject({
    written: false,
    rows: [{ problems: [{ field: `own.${blood}`, message: 'Blood type must be O+ or O-, not "Z".' }] }],
  });
  const written = await run([
    { unitField: phone, value: '' },
    { unitField: blood, value: 'o-' },
    { unitField: locker, value: 'none' },
  ]);
  expect(written).toMatchObject({ written: true, rows: [{ outcome: 'CHANGED' }] });
  expect(written?.rows[0]?.changes).toEqual([
    { field: `own.${blood}`, label: 'Blood type', from: null, to: 'O-' },
    { field: `own.${locker}`, label: 'Locker', from: '7', to: null },
  ]);
  expect(await SoldierModel.findById(id).lean()).toMatchObject({
    version: 3,
    own: { [phone]: '555-0100', [blood]: 'O-' },
  });
  const stored = await SoldierModel.findById(id).lean();
  expect(Object.keys(stored?.own ?? {})).toHaveLength(2);
  expect(changesIn(await history(staff, id))?.[0]).toEqual(written?.rows[0]?.changes);
  await run([{ unitField: blood, value: 'O+' }], { lastName: 'New', rank: 'SPC' });
  expect(await SoldierModel.findOne({ lastName: 'New' }).lean()).toMatchObject({ own: { [blood]: 'O+' } });
});
