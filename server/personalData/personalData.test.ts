import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { NEW_UNIT } from '../../domain/policy/unit.ts';
import { CalendarFeedModel } from '../calendar/calendarFeed.model.ts';
import { QuestionReportModel } from '../exam/questionReport.model.ts';
import { HistoryModel } from '../history/history.model.ts';
import { AccountModel } from '../identity/account.model.ts';
import { ProgramKeyModel } from '../identity/programKeys/programKey.model.ts';
import { SessionModel } from '../identity/session/session.model.ts';
import { collectionName, NOBODYS_DATA, PERSONAL_DATA } from '../models.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { ReminderModel } from '../reminders/reminder.model.ts';
import { makeComment, makeSoldier, signInNewcomer, signInSoldier } from '../testing/factories.ts';
import { makeRemindedUnit, RIDE } from '../testing/remindedUnit.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { RosterWordModel } from '../unit/rosterWord.model.ts';
import { UnitModel } from '../unit/unit.model.ts';
import { OWN_FIELDS } from './ownRecord.type.ts';

const api = TestApi.forThisFile();

/** What the screen asks for, which is also what people get as a file. */
const DOCUMENT = readFileSync('client/screens/ownData/OwnDataScreen.graphql', 'utf8');

const own = async (browser: Browser) => {
  const { data, errors } = await api.execute<{ ownRecord: Record<string, unknown> }>(browser, DOCUMENT);
  expect(errors).toEqual([]);
  return data?.ownRecord ?? {};
};

describe('the table', () => {
  it('has every collection of the store once, and no other', () => {
    // Where a model names its collection, and where a collection without a model is used.
    const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^models\.ts$|testing|embedded/.test(file))
      .map((file) => readFileSync(join('server', file), 'utf8'));
    const named = sources.flatMap((text) =>
      [...text.matchAll(/\bcollection(?:<[^>(]*>)?(?:\(|: )'(\w+)'/g)].map(([, name]) => name ?? ''),
    );
    const listed = [...PERSONAL_DATA, ...NOBODYS_DATA.map((collection) => ({ collection }))].map(collectionName);
    expect(listed.sort()).toEqual([...new Set(named)].sort());
  });

  it('gives each field of ownRecord to one collection', () => {
    const names = OWN_FIELDS.map(([name]) => name);
    expect(names).toHaveLength(new Set(names).size);
  });

  it('says why, where something of a person is told nowhere', () => {
    expect(PERSONAL_DATA.filter(({ own, leftOut }) => !own && leftOut === undefined)).toEqual([]);
  });
});

it('the file has every field of the types that are about the person', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const asked = new Map<string, Set<string>>();
  const types = new TypeInfo(schema);
  visit(
    parse(DOCUMENT),
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        const parent = types.getParentType()?.name ?? '';
        asked.set(parent, (asked.get(parent) ?? new Set()).add(name.value));
      },
    }),
  );
  // Of the unit, only what explains the record. A record's `givenName` is for staff, to tell people apart.
  const missing = [...asked].flatMap(([name, fields]) => {
    const type = schema.getType(name);
    if (!isObjectType(type) || ['Query', 'Unit', 'UnitField', 'Requirement'].includes(name)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      fields.has(field.name) ? [] : [`${name}.${field.name}`],
    );
  });
  expect(missing).toEqual(['Soldier.givenName']);
  const unasked = [...asked.keys()].filter((name) => !isObjectType(getNamedType(schema.getType(name))));
  expect(unasked).toEqual([]);
});

it('tells people what is kept about them, and no secret and nothing of others', async () => {
  const { browser, accountId, soldier } = await signInSoldier(api, {
    lastName: 'Told-name',
    own: { phone: 'Told-phone', locker: 'Secret-locker' },
    schools: [{ id: 'Told-school', version: 1, schoolName: 'JFO', startDate: new Date(), endDate: new Date() }],
  });
  const id = soldier._id;
  const unitField = { kind: 'TEXT', choices: [] } as const;
  await UnitModel.create({
    ...NEW_UNIT,
    _id: 'current',
    version: 1,
    name: 'Told-unit',
    policies: [],
    unitFields: [
      { ...unitField, id: 'phone', label: 'Told-column', visibility: 'SOLDIER_SEES' },
      { ...unitField, id: 'locker', label: 'Secret-column', visibility: 'STAFF' },
    ],
  });
  await AccountModel.updateOne(
    { _id: accountId },
    {
      email: 'told-address@unit.example',
      secondFactor: { secret: 'Secret-app', lastStep: 0, recoveryCodes: ['Secret-code'] },
    },
  );
  await SessionModel.updateMany({ accountId }, { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });
  const other = await makeSoldier({ lastName: 'Told-author', firstName: 'Secret-first' });
  await makeComment({ soldierId: id, commentorId: other._id, text: 'Told-comment' });
  await makeComment({ soldierId: other._id, commentorId: id, text: 'Secret-comment' });
  const entry = { at: new Date(), subject: 'RECORD', action: 'CHANGED' } as const;
  await HistoryModel.create([
    {
      ...entry,
      _id: 'Told-entry',
      soldierId: id,
      actorId: other._id,
      changes: [
        { field: 'lastName', from: 'Told-former', to: 'Told-name' },
        { field: 'own.locker', label: 'Secret-label', from: null, to: 'Secret-value' },
      ],
    },
    {
      ...entry,
      _id: 'Secret-entry',
      soldierId: other._id,
      actorId: id,
      changes: [{ field: 'lastName', from: 'Secret-former', to: 'Secret-name' }],
    },
  ]);
  const createdAt = new Date();
  await CalendarFeedModel.create({
    _id: `${accountId} OWN`,
    accountId,
    scope: 'OWN',
    secretHash: 'Secret-feed',
    createdAt,
  });
  await ProgramKeyModel.create({
    _id: 'Told-key',
    secretHash: 'Secret-key',
    name: 'Told-program',
    scope: 'COUNTS',
    accountId,
    soldierId: id,
    createdAt,
    endsOn: '2099-01-01',
    expiresAt: new Date('2099-01-02'),
    lastUsedFrom: 'Told-address',
  });
  const reminder = {
    at: createdAt,
    weekly: true,
    asked: false,
    unit: null,
    section: null,
    mail: 'QUEUED',
    own: { notCurrent: 2, dueSoon: 1, toDo: 0, crossed: 1, dueBy: '2026-12-14' },
  } as const;
  await ReminderModel.insertMany([
    { ...reminder, _id: 'Told-reminder', accountId, crossings: ['Secret-crossing'] },
    { ...reminder, _id: 'Secret-reminder', accountId: 'other' },
  ]);
  await QuestionReportModel.create({ questionId: 'Told-question', soldierId: id, text: 'Told-report', at: createdAt });
  await QuestionReportModel.create({ questionId: 'q', soldierId: other._id, text: 'Secret-report', at: createdAt });

  await RosterWordModel.insertMany([
    { _id: 'name:TOLD', column: 'name', text: 'TOLD, N', value: id, at: createdAt },
    { _id: 'name:SECRET', column: 'name', text: 'Secret, N', value: other._id, at: createdAt },
  ]);

  const text = JSON.stringify(await own(browser));
  const told = [
    'name',
    'phone',
    'column',
    'school',
    'unit',
    'author',
    'comment',
    'entry',
    'former',
    'program',
    'report',
    'reminder',
  ];
  expect(told.filter((word) => !text.includes(`Told-${word}`))).toEqual([]);
  for (const word of [
    'told-address@unit.example',
    'Firefox on Linux',
    'Told-question',
    'Told-key',
    'Told-address',
    '2026-12-14',
    'TOLD, N',
    '"OWN"',
  ]) {
    expect(text).toContain(word);
  }
  expect(text).not.toContain('Secret');
  const account = await AccountModel.findById(accountId).lean();
  expect(text).not.toContain(account?.passwordHash);
});

it('tells people without a record about their login', async () => {
  const { browser, email } = await signInNewcomer(api);
  expect(await own(browser)).toMatchObject({
    login: { email },
    soldier: null,
    comments: [],
    history: [],
    programKeys: [],
    questionReports: [],
    sessions: [{ current: true }],
  });
});

it('tells people who have left the same, without what staff see', async () => {
  const departure = { lastDay: new Date('2020-01-01T12:00:00Z'), reason: 'ETS', byId: 'boss' } as const;
  const { browser, soldier } = await signInSoldier(api, { lastName: 'Gone', isStaff: true, departure });
  await makeComment({ soldierId: soldier._id, commentorId: 'boss', text: 'Stays calm.' });
  expect(await own(browser)).toMatchObject({
    soldier: { lastName: 'Gone', membership: 'DEPARTED' },
    comments: [{ text: 'Stays calm.' }],
  });
});

it('tells of excuses that are over and of first days, also where the requirement is not asked of them any more', async () => {
  await makeRemindedUnit({ requirements: [{ ...RIDE, grades: ['E7'] }] });
  const excuses = [{ requirementId: RIDE.id, until: new Date('2020-01-31T12:00:00Z') }];
  const firstDues = [{ requirementId: RIDE.id, on: new Date('2027-01-31T12:00:00Z') }];
  const { browser } = await signInSoldier(api, { grade: 'E4', excuses, firstDues });
  expect(await own(browser)).toMatchObject({
    dues: [
      {
        requirement: { name: RIDE.name },
        standing: { state: 'NOT_REQUIRED', excusedUntil: null },
        excuse: '2020-01-31',
        firstDueOn: '2027-01-31',
      },
    ],
  });
});

it('is whole, however long the lists are', async () => {
  const { browser, soldier } = await signInSoldier(api);
  for (let count = 0; count < 120; count += 1) {
    await makeComment({ soldierId: soldier._id, commentorId: soldier._id, category: 'RECOMMENDED' });
  }
  expect(await SoldierModel.countDocuments()).toBe(1);
  expect((await own(browser))['comments']).toHaveLength(120);
});
