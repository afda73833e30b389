import { HistoryModel } from '../history/history.model.ts';
import { type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { makeKey, makeSoldier, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { unitHistoryOf } from '../testing/unitHistory.ts';
import { UnitModel } from '../unit/unit.model.ts';

const api = TestApi.forThisFile();
beforeEach(() => {
  api.now = new Date('2026-11-20T15:00:00Z');
});

const STANDING = '{ requirementId state dueOn overdueFrom excusedUntil doneOn result typed }';
const SERIES = `{
  requirement { id name } standing ${STANDING}
  events { id version doneOn expiresOn forRecord score level passed note failed by { lastName } }
}`;
const KINDS = `mutation ($version: Int!, $requirements: [RequirementInput!]!) {
  updateRequirements(version: $version, requirements: $requirements) { id name months inForceFrom retiredOn score { max } levels { name } }
}`;
const PREVIEW = `query ($requirements: [RequirementInput!]!) {
  previewRequirements(requirements: $requirements) { name becoming { soldier { lastName } state } noLonger { lastName } }
}`;
const OVERVIEW = `query ($on: LocalDate) {
  dueOverview(on: $on) { day requirements { name } people { notCurrent dueSoon toDo current }
    counts { section asked notCurrent dueSoon toDo current percent } rows { soldier { lastName } standings ${STANDING} } }
}`;
const DUE_OF = `query ($id: ID!) { dueOf(soldierId: $id) ${SERIES} }`;
const ADD = `mutation ($requirementId: ID!, $rows: [AddDueEventRow!]!, $key: ID) {
  addDueEvents(requirementId: $requirementId, rows: $rows, key: $key) { soldierId standing ${STANDING} refusal { code message field } }
}`;
const CORRECT = `mutation ($id: ID!, $eventId: ID!, $version: Int!, $event: DueEventInput!) {
  updateDueEvent(soldierId: $id, eventId: $eventId, version: $version, event: $event) ${SERIES}
}`;
const DELETE = `mutation ($id: ID!, $eventId: ID!) { deleteDueEvent(soldierId: $id, eventId: $eventId) ${SERIES} }`;
const EXCUSE = `mutation ($id: ID!, $requirementId: ID!, $before: LocalDate, $until: LocalDate) {
  excuseFromDue(soldierId: $id, requirementId: $requirementId, before: $before, until: $until) ${SERIES}
}`;
const TYPE_RIFLE = `mutation ($id: ID!, $score: Int) {
  updateSoldier(id: $id, version: 2, input: { m4Qual: $score }) { id }
}`;
const KEY = '0b6a4c52-6a0c-4c1e-9c57-0d8f6d1f2a11';

interface Standing {
  requirementId: string;
  state: string;
  dueOn: string | null;
  overdueFrom: string | null;
  excusedUntil: string | null;
  doneOn: string | null;
  result: string | null;
  typed: string | null;
}
interface Series {
  requirement: { id: string; name: string };
  standing: Standing;
  events: { id: string; version: number; doneOn: string }[];
}
interface Added {
  addDueEvents: {
    soldierId: string;
    standing: Standing | null;
    refusal: { code: string; message: string; field: string | null } | null;
  }[];
}

const RIDE = { name: 'Check ride', cycle: 'MONTHS', months: 12, result: 'NONE' };
const RIFLE = {
  name: 'M4',
  group: 'Weapons',
  cycle: 'MONTHS',
  months: 12,
  result: 'SCORE',
  score: { min: 0, max: 40, failBelow: 23 },
  sets: 'RIFLE',
};
const FITNESS = {
  name: 'AFT',
  cycle: 'CALENDAR',
  months: 6,
  result: 'SCORE',
  score: { min: 0, max: 500, failBelow: 300 },
  sets: 'FITNESS',
};
const LICENSE = { name: 'License', cycle: 'MONTHS', months: 60, result: 'PASS_FAIL', sets: 'LICENSE' };
const DENTAL = {
  name: 'Dental',
  cycle: 'MONTHS',
  months: 12,
  result: 'LEVEL',
  medical: true,
  levels: [
    { name: 'Class 1', passes: true },
    { name: 'Class 3', passes: false },
  ],
};
const EVALUATION = { name: 'Evaluation', cycle: 'FIXED', result: 'NONE', leadDays: 14, graceDays: 90, grades: ['E5'] };

const boss = () => signInSoldier(api, { isStaff: true, rank: 'SSG', lastName: 'Fontaine' });
const version = async (): Promise<number> => (await UnitModel.findOne().lean())?.version ?? 0;
const setRequirements = async (browser: Browser, ...requirements: object[]) =>
  api.execute<{ updateRequirements: { id: string; name: string; retiredOn: string | null }[] }>(browser, KINDS, {
    version: await version(),
    requirements,
  });

/** Staff at a browser, a soldier, and the ids of these requirements. */
async function arrange(soldierFields: Partial<Soldier>, ...requirements: object[]) {
  const { browser } = await boss();
  const { data, errors } = await setRequirements(browser, ...requirements);
  expect(errors).toEqual([]);
  const { _id: id } = await makeSoldier({ lastName: 'Sam', ...soldierFields });
  return { browser, id, requirements: data?.updateRequirements.map((requirement) => requirement.id) ?? [] };
}

const add = (browser: Browser, requirementId: string, rows: object[], key: string | null = null) =>
  api.execute<Added>(browser, ADD, { requirementId, rows, key });
const enter = async (browser: Browser, requirementId: string, soldierId: string, event: object): Promise<Series> => {
  const { data, errors } = await add(browser, requirementId, [{ soldierId, event }]);
  expect([errors, data?.addDueEvents[0]?.refusal]).toEqual([[], null]);
  return seriesOf(browser, soldierId, requirementId);
};
async function seriesOf(browser: Browser, id: string, requirementId: string): Promise<Series> {
  const { data } = await api.execute<{ dueOf: Series[] }>(browser, DUE_OF, { id });
  const series = data?.dueOf.find(({ requirement }) => requirement.id === requirementId);
  if (!series) throw new Error('The soldier has no such requirement.');
  return series;
}
const stored = (id: string) => SoldierModel.findById(id).orFail().lean();

describe('the requirements of a unit', () => {
  it('are added, changed, ordered and retired, each with an entry in the history of the unit', async () => {
    const { browser } = await boss();
    const first = await setRequirements(browser, RIDE, { ...RIFLE, name: ' M4 ' });
    expect(first.data?.updateRequirements).toMatchObject([
      { name: 'Check ride', months: 12, retiredOn: null, score: null },
      { name: 'M4', score: { max: 600 } },
    ]);
    const [ride, rifle] = first.data?.updateRequirements ?? [];
    const second = await setRequirements(
      browser,
      { ...RIFLE, id: rifle?.id, leadDays: 60 },
      { ...RIDE, id: ride?.id, retired: true },
    );
    expect(second.data?.updateRequirements).toMatchObject([
      { name: 'M4' },
      { name: 'Check ride', retiredOn: '2026-11-20' },
    ]);
    expect(await unitHistoryOf(api, browser)).toMatchObject([
      {
        changes: [
          {
            label: 'Requirement Check ride',
            from: 'Check ride. Every 12 months, due soon 30 days before. Done or not. In force from 20 NOV 2026.',
          },
          {
            label: 'Requirement M4',
            to: "M4. Every 12 months, due soon 60 days before. Score, from the unit's policy. Group Weapons. Updates the record: rifle. In force from 20 NOV 2026.",
          },
          { label: 'Order of requirements', from: 'Check ride, M4', to: 'M4, Check ride' },
        ],
      },
      {
        changes: [
          { label: 'Requirement Check ride', from: null },
          { label: 'Requirement M4', from: null },
        ],
      },
    ]);
  });

  it('are taken away where they have no events, and retired otherwise', async () => {
    const { browser, id, requirements } = await arrange({}, RIDE, RIFLE);
    const [ride = '', rifle = ''] = requirements;
    await enter(browser, ride, id, { doneOn: '2026-11-01' });
    const refused = await setRequirements(browser, { ...RIFLE, id: rifle });
    expect(refused.errors[0]).toMatchObject({
      message: 'Check ride has events. Retire it instead.',
      extensions: { code: 'BAD_USER_INPUT', field: 'requirements' },
    });
    // A record with an empty list uses none.
    expect((await api.execute(browser, '{ usedRequirements }')).data).toEqual({ usedRequirements: [ride] });
    const left = await setRequirements(browser, { ...RIDE, id: ride });
    expect(left.data?.updateRequirements).toHaveLength(1);
  });

  it('from which somebody is excused are not said to have events', async () => {
    const { browser, id, requirements } = await arrange({}, RIDE);
    await api.execute(browser, EXCUSE, { id, requirementId: requirements[0], until: '2026-12-31' });
    expect((await setRequirements(browser)).errors[0]?.message).toBe('Check ride has excuses. Retire it instead.');
    expect((await api.execute(browser, '{ usedRequirements }')).data).toEqual({ usedRequirements: requirements });
  });

  it('whose cycle is changed tell no day any more that was entered with an event', async () => {
    const { browser, id, requirements } = await arrange({ grade: 'E5' }, EVALUATION);
    const [requirementId = ''] = requirements;
    await enter(browser, requirementId, id, { doneOn: '2026-11-01', expiresOn: '2027-11-01' });
    const yearly = { ...EVALUATION, id: requirementId, cycle: 'MONTHS', months: 6 };
    await setRequirements(browser, yearly);
    const { standing, events } = await seriesOf(browser, id, requirementId);
    expect([standing.dueOn, events]).toMatchObject(['2027-05-01', [{ doneOn: '2026-11-01', expiresOn: null }]]);
    await setRequirements(browser, { ...EVALUATION, id: requirementId });
    expect((await seriesOf(browser, id, requirementId)).events).toMatchObject([{ expiresOn: '2027-11-01' }]);
  });

  it('that get fixed days leave an event of before current, until its day is entered by a correction', async () => {
    const { browser, id, requirements } = await arrange({}, RIDE);
    const [requirementId = ''] = requirements;
    const [event] = (await enter(browser, requirementId, id, { doneOn: '2024-11-01' })).events;
    await setRequirements(browser, { ...RIDE, id: requirementId, cycle: 'FIXED' });
    expect((await seriesOf(browser, id, requirementId)).standing).toMatchObject({ state: 'CURRENT', dueOn: null });
    const correction = { doneOn: '2024-11-01', expiresOn: '2025-11-01' };
    await api.execute(browser, CORRECT, { id, eventId: event?.id, version: 1, event: correction });
    expect((await seriesOf(browser, id, requirementId)).standing).toMatchObject({
      state: 'OVERDUE',
      dueOn: '2025-11-01',
    });
  });

  it('keep a level that events have, so that a failed one does not count as passed', async () => {
    const { browser, id, requirements } = await arrange({}, RIDE, DENTAL);
    const [ride = '', dental = ''] = requirements;
    await enter(browser, dental, id, { doneOn: '2026-11-01', level: 'Class 3' });
    const withLevels = async (...levels: object[]) =>
      setRequirements(browser, { ...RIDE, id: ride }, { ...DENTAL, id: dental, levels });
    const renamed = await withLevels({ name: 'Class 1', passes: true }, { name: 'Class III', passes: false });
    expect(renamed.errors[0]).toMatchObject({
      message: '1 event has Class 3. Correct it first, or retire this requirement and add another one.',
      extensions: { code: 'BAD_USER_INPUT', field: 'requirements.1.levels' },
    });
    expect((await seriesOf(browser, id, dental)).standing.state).toBe('FAILED');
    const reordered = await withLevels({ name: 'Class 3', passes: false }, { name: 'Class 2', passes: true });
    expect(reordered.errors).toEqual([]);
  });

  it('become medical where no event has a note', async () => {
    const { browser, id, requirements } = await arrange({}, { ...DENTAL, medical: false });
    const [requirementId = ''] = requirements;
    const event = { doneOn: '2026-11-01', level: 'Class 3' };
    const [entered] = (await enter(browser, requirementId, id, { ...event, note: 'Broken tooth' })).events;
    await enter(browser, requirementId, id, { doneOn: '2025-11-01', level: 'Class 1' });
    const refused = await setRequirements(browser, { ...DENTAL, id: requirementId });
    expect(refused.errors[0]).toMatchObject({
      message:
        "1 event has a note, which medical requirements can't have. Correct it first, or retire this requirement and add another one.",
      extensions: { code: 'BAD_USER_INPUT', field: 'requirements.0.medical' },
    });
    await api.execute(browser, CORRECT, { id, eventId: entered?.id, version: 1, event });
    expect((await setRequirements(browser, { ...DENTAL, id: requirementId })).errors).toEqual([]);
  });

  it('are told apart in the history, also what was entered before they became medical', async () => {
    const { browser, id, requirements } = await arrange({}, RIDE, DENTAL, {
      ...DENTAL,
      name: 'Vision',
      medical: false,
    });
    const [ride = '', dental = '', vision = ''] = requirements;
    const medicalOf = async () => {
      const { data } = await api.execute<{ history: { edges: { node: { subjectName: string; medical: boolean } }[] } }>(
        browser,
        'query ($id: ID!) { history(soldierId: $id) { edges { node { subjectName medical } } } }',
        { id },
      );
      return Object.fromEntries(data?.history.edges.map(({ node }) => [node.subjectName, node.medical]) ?? []);
    };
    await enter(browser, ride, id, { doneOn: '2026-01-05' });
    await enter(browser, dental, id, { doneOn: '2026-01-05', level: 'Class 1' });
    await enter(browser, vision, id, { doneOn: '2026-01-05', level: 'Class 1' });
    expect(await medicalOf()).toEqual({ 'Check ride': false, Dental: true, Vision: false });
    await setRequirements(
      browser,
      { ...RIDE, id: ride },
      { ...DENTAL, id: dental },
      { ...DENTAL, name: 'Vision', id: vision },
    );
    expect(await medicalOf()).toEqual({ 'Check ride': false, Dental: true, Vision: true });
  });

  it('are refused with the field, and where somebody changed the unit since', async () => {
    const { browser } = await boss();
    expect((await setRequirements(browser, RIDE, { ...RIDE, name: 'check-RIDE' })).errors[0]).toMatchObject({
      message: 'Another requirement already has this name.',
      extensions: { code: 'BAD_USER_INPUT', field: 'requirements.1.name' },
    });
    await setRequirements(browser, RIDE);
    expect((await api.execute(browser, KINDS, { version: 0, requirements: [] })).code).toBe('CONFLICT');
  });

  it('tell before they are saved who would become failed, overdue or to do, and who no longer', async () => {
    const { browser, id, requirements } = await arrange({ grade: 'E5' }, RIDE);
    const [ride = ''] = requirements;
    await enter(browser, ride, id, { doneOn: '2026-01-05' });
    const { data } = await api.execute(browser, PREVIEW, {
      requirements: [{ ...RIDE, id: ride, months: 6, grades: ['E5'] }, EVALUATION],
    });
    expect(data).toEqual({
      previewRequirements: [
        {
          name: 'Check ride',
          becoming: [{ soldier: { lastName: 'Sam' }, state: 'OVERDUE' }],
          noLonger: [{ lastName: 'Fontaine' }],
        },
        { name: 'Evaluation', becoming: [{ soldier: { lastName: 'Sam' }, state: 'TO_DO' }], noLonger: [] },
      ],
    });
    expect(await stored(id)).not.toHaveProperty('dues');
  });
});

describe('events', () => {
  it('stand in the series, and say how the requirement stands', async () => {
    const { browser, id, requirements } = await arrange({}, RIDE);
    const series = await enter(browser, requirements[0] ?? '', id, { doneOn: '2026-08-31', note: ' At  the range ' });
    expect(series).toMatchObject({
      standing: { state: 'CURRENT', dueOn: '2027-08-31', doneOn: '2026-08-31', result: null, typed: null },
      events: [
        { version: 1, doneOn: '2026-08-31', forRecord: true, note: 'At the range', by: { lastName: 'Fontaine' } },
      ],
    });
    expect(await HistoryModel.find({ soldierId: id }).lean()).toMatchObject([
      {
        subject: 'DUE',
        action: 'ADDED',
        subjectName: 'Check ride',
        changes: [
          { field: 'doneOn', from: null, to: '2026-08-31' },
          { field: 'note', from: null, to: 'At the range' },
          { field: 'forRecord', from: null, to: 'true' },
        ],
      },
    ]);
  });

  it('of many people are entered by one call, row by row, once for each key', async () => {
    const { browser, id, requirements } = await arrange({}, RIFLE);
    const [requirementId = ''] = requirements;
    const other = await makeSoldier();
    const gone = await makeSoldier({
      departure: { lastDay: new Date('2026-01-05T12:00:00Z'), reason: 'PCS', byId: 'a' },
    });
    const rows = [
      { soldierId: id, event: { doneOn: '2026-11-12', score: 38 } },
      { soldierId: other._id, event: { doneOn: '2026-11-12', score: 601 } },
      { soldierId: gone._id, event: { doneOn: '2026-11-12', score: 30 } },
      { soldierId: 'nobody', event: { doneOn: '2026-11-12', score: 30 } },
    ];
    for (let time = 0; time < 2; time += 1) {
      const { data } = await add(browser, requirementId, rows, KEY);
      expect(data?.addDueEvents).toMatchObject([
        { soldierId: id, standing: { state: 'CURRENT', dueOn: '2027-11-12', result: '38' }, refusal: null },
        {
          soldierId: other._id,
          refusal: {
            code: 'BAD_USER_INPUT',
            field: 'score',
            message: 'M4 score must be a whole number from 0 to 600.',
          },
        },
        { soldierId: gone._id, refusal: { code: 'CONFLICT' } },
        { soldierId: 'nobody', refusal: { code: 'NOT_FOUND' } },
      ]);
      expect((await seriesOf(browser, id, requirementId)).events).toHaveLength(1);
    }
    expect(await stored(id)).toMatchObject({ m4Qual: 38, version: 2, duesVersion: 1, pendingHistory: [] });
  });

  it('of everybody in the unit are read page by page, by name', async () => {
    const { browser, id, requirements } = await arrange({ lastName: 'Abel' }, RIFLE, { ...DENTAL, grades: ['E8'] });
    const [rifle = '', dental = ''] = requirements;
    await enter(browser, rifle, id, { doneOn: '2026-05-01', score: 30, note: 'Day' });
    await enter(browser, rifle, id, { doneOn: '2026-11-12', score: 38, forRecord: false });
    await makeSoldier({
      lastName: 'Aaron',
      departure: { lastDay: new Date('2026-01-05T12:00:00Z'), reason: 'PCS', byId: 'a' },
      dues: [],
    });
    const query = `query ($after: String) { dueSeries(first: 1, after: $after) {
      edges { node { soldierId lastName middleName series { requirement { id } events { doneOn score forRecord note by { lastName } } } } }
      pageInfo { hasNextPage endCursor }
    } }`;
    const page = async (after: string | null) =>
      (await api.execute<{ dueSeries: { pageInfo: { endCursor: string } } }>(browser, query, { after })).data
        ?.dueSeries;
    const first = await page(null);
    const by = { lastName: 'Fontaine' };
    expect(first).toMatchObject({
      edges: [
        {
          node: {
            soldierId: id,
            lastName: 'Abel',
            middleName: 'Lee',
            series: [
              {
                requirement: { id: rifle },
                events: [
                  { doneOn: '2026-11-12', score: 38, forRecord: false, note: '', by },
                  { doneOn: '2026-05-01', score: 30, forRecord: true, note: 'Day', by },
                ],
              },
            ],
          },
        },
      ],
      pageInfo: { hasNextPage: true },
    });
    expect(JSON.stringify(first)).not.toContain(dental);
    expect(await page(first?.pageInfo.endCursor ?? '')).toMatchObject({
      edges: [{ node: { lastName: 'Fontaine', series: [{ requirement: { id: rifle }, events: [] }] } }],
      pageInfo: { hasNextPage: false },
    });
  });

  it('are deleted, also the last one of what is not asked any more', async () => {
    const { browser, id, requirements } = await arrange({ grade: 'E4' }, { ...RIDE, grades: ['E5'] });
    const [event] = (await enter(browser, requirements[0] ?? '', id, { doneOn: '2026-11-01' })).events;
    const { data, errors } = await api.execute(browser, DELETE, { id, eventId: event?.id });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ deleteDueEvent: { standing: { state: 'NOT_REQUIRED' }, events: [] } });
    expect((await api.execute<{ dueOf: Series[] }>(browser, DUE_OF, { id })).data?.dueOf).toEqual([]);
  });

  it('that two people enter at the same moment are both kept', async () => {
    const { browser, id, requirements } = await arrange({}, RIFLE, RIDE);
    const [rifle = '', ride = ''] = requirements;
    const other = await boss();
    const calls = [1, 2, 3].flatMap((count) => [
      add(browser, rifle, [{ soldierId: id, event: { doneOn: `2026-11-0${count}`, score: 30 + count } }]),
      add(other.browser, ride, [{ soldierId: id, event: { doneOn: `2026-11-0${count}` } }]),
    ]);
    const refused = (await Promise.all(calls)).flatMap(({ data }) => data?.addDueEvents[0]?.refusal ?? []);
    const counts = [rifle, ride].map(
      async (requirementId) => (await seriesOf(browser, id, requirementId)).events.length,
    );
    const kept = (await Promise.all(counts)).reduce((sum, count) => sum + count);
    expect([kept + refused.length, (await stored(id)).duesVersion]).toEqual([6, kept]);
    // The event of the last day may be the refused one.
    const [latest] = (await seriesOf(browser, id, rifle)).events;
    expect((await stored(id)).m4Qual).toBe(30 + Number(latest?.doneOn.slice(-1)));
  });
});

describe('the field that a requirement sets', () => {
  it('follows the latest event for record, and an older one overwrites nothing', async () => {
    const { browser, id, requirements } = await arrange({ m4Qual: 25 }, RIFLE);
    const [requirementId = ''] = requirements;
    expect((await seriesOf(browser, id, requirementId)).standing).toMatchObject({ state: 'TO_DO', typed: '25' });
    await enter(browser, requirementId, id, { doneOn: '2026-11-12', score: 38 });
    await enter(browser, requirementId, id, { doneOn: '2026-05-01', score: 22 });
    await enter(browser, requirementId, id, { doneOn: '2026-11-13', score: 10, forRecord: false });
    expect(await stored(id)).toMatchObject({ m4Qual: 38, m4Test: 'M4', m4Passed: true, version: 2 });
    expect((await seriesOf(browser, id, requirementId)).standing).toMatchObject({ result: '38', typed: null });
    expect(await HistoryModel.find({ soldierId: id, subject: 'RECORD' }).lean()).toMatchObject([
      { changes: [{ field: 'm4Qual', from: '25', to: '38' }] },
    ]);
  });

  it('follows a correction and a deletion, and stays where no event is left', async () => {
    const { browser, id, requirements } = await arrange({ m4Qual: 25 }, RIFLE);
    const [requirementId = ''] = requirements;
    await enter(browser, requirementId, id, { doneOn: '2026-05-01', score: 30 });
    const [event] = (await enter(browser, requirementId, id, { doneOn: '2026-11-12', score: 38 })).events;
    const correction = { id, eventId: event?.id, version: 1, event: { doneOn: '2026-11-12', score: 36 } };
    await api.execute(browser, CORRECT, correction);
    expect((await stored(id)).m4Qual).toBe(36);
    expect((await api.execute(browser, CORRECT, correction)).errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      currentVersion: 2,
    });
    for (const left of [30, 30]) {
      const [latest] = (await seriesOf(browser, id, requirementId)).events;
      await api.execute(browser, DELETE, { id, eventId: latest?.id });
      expect((await stored(id)).m4Qual).toBe(left);
    }
    expect((await seriesOf(browser, id, requirementId)).standing).toMatchObject({ state: 'TO_DO', typed: '30' });
  });

  it('stays with the requirement in use where an event of a retired one is corrected', async () => {
    const { browser, id, requirements } = await arrange({}, RIFLE);
    const [old = ''] = requirements;
    const [event] = (await enter(browser, old, id, { doneOn: '2025-05-01', score: 25 })).events;
    const { data } = await setRequirements(browser, { ...RIFLE, id: old, retired: true }, RIFLE);
    await enter(browser, data?.updateRequirements[1]?.id ?? '', id, { doneOn: '2026-11-12', score: 38 });
    const correction = { doneOn: '2025-05-02', score: 26 };
    expect(
      (await api.execute(browser, CORRECT, { id, eventId: event?.id, version: 1, event: correction })).errors,
    ).toEqual([]);
    expect((await stored(id)).m4Qual).toBe(38);
    expect((await seriesOf(browser, id, old)).standing).toMatchObject({ result: '26', typed: null });
  });

  it('keeps what was typed since, where a note alone is corrected', async () => {
    const { browser, id, requirements } = await arrange({}, RIFLE);
    const event = { doneOn: '2026-05-01', score: 25 };
    const [entered] = (await enter(browser, requirements[0] ?? '', id, event)).events;
    await api.execute(browser, TYPE_RIFLE, { id, score: 36 });
    const correction = { id, eventId: entered?.id, version: 1, event: { ...event, note: 'Range 4' } };
    expect((await api.execute(browser, CORRECT, correction)).errors).toEqual([]);
    expect((await stored(id)).m4Qual).toBe(36);
  });

  it('is of the test in use where a new event has the score that there was', async () => {
    const earlier = { acftScore: 450, acftPass: true, acftTest: 'APFT', m4Qual: 30, m4Test: 'M16', m4Passed: false };
    const { browser, id, requirements } = await arrange(earlier, FITNESS, RIFLE);
    const [fitness = '', rifle = ''] = requirements;
    await enter(browser, fitness, id, { doneOn: '2025-11-12', score: 450, passed: true, forRecord: false });
    expect(await stored(id)).toMatchObject(earlier);
    const [event] = (await enter(browser, fitness, id, { doneOn: '2026-11-12', score: 450, passed: true })).events;
    expect(await stored(id)).toMatchObject({ ...earlier, acftTest: 'ACFT' });
    await enter(browser, rifle, id, { doneOn: '2026-11-12', score: 30 });
    const ofToday = { ...earlier, acftTest: 'ACFT', m4Test: 'M4' };
    expect(await stored(id)).toMatchObject({ ...ofToday, m4Passed: true });
    // A correction also has the test of its day.
    await SoldierModel.updateOne({ _id: id }, { $set: { acftTest: 'APFT' } });
    const correction = { doneOn: '2026-11-11', score: 450, passed: true };
    await api.execute(browser, CORRECT, { id, eventId: event?.id, version: 1, event: correction });
    expect(await stored(id)).toMatchObject({ acftTest: 'ACFT', acftOn: '2026-11-11' });
  });

  it('that was typed since stands without a date', async () => {
    const { browser, id, requirements } = await arrange({}, RIFLE);
    const [requirementId = ''] = requirements;
    await enter(browser, requirementId, id, { doneOn: '2026-11-12', score: 38 });
    await api.execute(browser, TYPE_RIFLE, { id, score: 20 });
    expect((await seriesOf(browser, id, requirementId)).standing).toMatchObject({
      state: 'CURRENT',
      result: '38',
      typed: '20',
    });
  });

  it('that nobody has entered is not said to have been typed, where an event is older than that it sets the field', async () => {
    const { browser, id, requirements } = await arrange({ m4Qual: null }, { ...RIFLE, sets: null });
    const [requirementId = ''] = requirements;
    await enter(browser, requirementId, id, { doneOn: '2026-11-12', score: 38 });
    await setRequirements(browser, { ...RIFLE, id: requirementId });
    expect((await seriesOf(browser, id, requirementId)).standing).toMatchObject({ result: '38', typed: null });
  });

  it('is the score and the pass of a fitness test, and a pass alone of a license', async () => {
    const { browser, id, requirements } = await arrange(
      { acftScore: null, acftPass: true, driversLicense: false },
      FITNESS,
      LICENSE,
    );
    const [fitness = '', license = ''] = requirements;
    const refused = await add(browser, fitness, [{ soldierId: id, event: { doneOn: '2026-11-12', score: 450 } }]);
    expect(refused.data?.addDueEvents[0]?.refusal).toMatchObject({
      field: 'passed',
      message: 'Choose Pass or Fail.',
    });
    await enter(browser, fitness, id, { doneOn: '2026-11-12', score: 450, passed: false });
    await enter(browser, license, id, { doneOn: '2026-11-12', passed: true });
    expect(await stored(id)).toMatchObject({ acftScore: 450, acftPass: false, acftTest: 'ACFT', driversLicense: true });
    expect((await seriesOf(browser, id, fitness)).standing).toMatchObject({
      state: 'FAILED',
      dueOn: '2026-11-12',
      result: '450, Fail',
    });
  });
});

describe('excuses', () => {
  it('hold until their last day, and are ended', async () => {
    const { browser, id, requirements } = await arrange({}, RIDE);
    const [requirementId = ''] = requirements;
    const { data } = await api.execute(browser, EXCUSE, { id, requirementId, until: '2026-12-31' });
    expect(data).toMatchObject({ excuseFromDue: { standing: { state: 'EXCUSED', excusedUntil: '2026-12-31' } } });
    api.now = new Date('2027-01-01T15:00:00Z');
    const later = await boss();
    // It was never done, and applies anew from the day after the excuse.
    expect((await seriesOf(later.browser, id, requirementId)).standing).toMatchObject({
      state: 'TO_DO',
      excusedUntil: null,
      dueOn: '2027-01-31',
      overdueFrom: '2027-02-01',
    });
    await api.execute(later.browser, EXCUSE, { id, requirementId, until: '2027-01-31' });
    await api.execute(later.browser, EXCUSE, { id, requirementId, before: '2027-01-31', until: null });
    expect((await seriesOf(later.browser, id, requirementId)).standing).toMatchObject({
      state: 'OVERDUE',
      doneOn: null,
      dueOn: '2026-12-20',
      excusedUntil: null,
    });
  });

  it('are of what is asked, and are ended also where it is not asked any more', async () => {
    const { browser, id, requirements } = await arrange({ grade: 'E4' }, { ...RIDE, grades: ['E4'] });
    const [requirementId = ''] = requirements;
    const excuse = async (until: string | null) => api.execute(browser, EXCUSE, { id, requirementId, until });
    expect((await excuse('2026-12-31')).errors).toEqual([]);
    await SoldierModel.updateOne({ _id: id }, { $set: { grade: 'E5' } });
    expect((await excuse('2027-12-31')).errors[0]).toMatchObject({
      message: "This doesn't apply to the soldier, so there's nothing to excuse.",
      extensions: { code: 'BAD_USER_INPUT', field: 'until' },
    });
    const excuses = async () => (await SoldierModel.findById(id).select('+excuses').lean())?.excuses;
    expect(await excuses()).toMatchObject([{ until: new Date('2026-12-31T12:00:00Z') }]);
    const { errors, data } = await excuse(null);
    expect([errors, await excuses()]).toEqual([[], []]);
    expect(data).toMatchObject({ excuseFromDue: { standing: { state: 'NOT_REQUIRED', excusedUntil: null } } });
  });

  it('are not changed over a colleague, and are the same when they are sent again', async () => {
    const { browser, id, requirements } = await arrange({}, RIDE);
    const [requirementId = ''] = requirements;
    const excuse = (before: string | null, until: string | null) =>
      api.execute(browser, EXCUSE, { id, requirementId, before, until });
    expect((await excuse(null, '2026-12-15')).errors).toEqual([]);
    expect((await excuse(null, '2026-12-15')).errors).toEqual([]);
    for (const until of ['2026-12-31', null]) {
      const [refusal] = (await excuse(until === null ? '2026-12-31' : null, until)).errors;
      // It was the same person, as in another tab.
      expect(refusal).toMatchObject({
        message: expect.stringMatching(/^You changed this elsewhere/),
        extensions: { code: 'CONFLICT', changedBy: { name: expect.any(String) } },
      });
    }
    expect((await seriesOf(browser, id, requirementId)).standing).toMatchObject({ excusedUntil: '2026-12-15' });
    expect((await excuse('2026-12-15', '2026-12-31')).errors).toEqual([]);
    expect((await seriesOf(browser, id, requirementId)).standing).toMatchObject({ excusedUntil: '2026-12-31' });
  });

  it.each([
    ['2026-11-19', "An excuse can't end in the past."],
    ['2101-01-01', 'Excused until must be from 01 JAN 1950 to 31 DEC 2100.'],
  ])('do not end on %s', async (until, message) => {
    const { browser, id, requirements } = await arrange({}, RIDE);
    const { errors } = await api.execute(browser, EXCUSE, { id, requirementId: requirements[0], until });
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field: 'until' } });
  });
});

describe('the day on which a requirement comes into force', () => {
  it('is the one on which it was added, unless staff say another, and stays where nothing is said', async () => {
    const { browser, id, requirements } = await arrange({}, RIDE, { ...RIFLE, inForceFrom: '2026-12-01' });
    const [ride = '', rifle = ''] = requirements;
    const stand = async () =>
      (await api.execute<{ dueOf: Series[] }>(browser, DUE_OF, { id })).data?.dueOf.map(({ requirement, standing }) => [
        ...[requirement.name, standing.state, standing.dueOn, standing.overdueFrom],
      ]);
    // A requirement that isn't in force yet applies to nobody.
    expect(await stand()).toEqual([['Check ride', 'TO_DO', '2026-12-20', '2026-12-21']]);
    api.now = new Date('2026-12-21T15:00:00Z');
    const later = await boss();
    const again = { ...RIDE, id: ride, graceDays: 1 };
    const { data } = await setRequirements(later.browser, again, { ...RIFLE, id: rifle, inForceFrom: '2026-11-01' });
    expect(data?.updateRequirements).toMatchObject([{ inForceFrom: '2026-11-20' }, { inForceFrom: '2026-11-01' }]);
    const { data: changed } = await api.execute<{ dueOf: Series[] }>(later.browser, DUE_OF, { id });
    expect(changed?.dueOf.map(({ standing }) => [standing.state, standing.dueOn, standing.overdueFrom])).toEqual([
      ['TO_DO', '2026-12-20', '2026-12-22'],
      ['OVERDUE', '2026-12-01', '2026-12-02'],
    ]);
  });

  it('is a day', async () => {
    const { browser } = await boss();
    expect((await setRequirements(browser, { ...RIDE, inForceFrom: '1949-12-31' })).errors[0]).toMatchObject({
      message: 'In force from must be from 01 JAN 1950 to 31 DEC 2100.',
      extensions: { code: 'BAD_USER_INPUT', field: 'requirements.0.inForceFrom' },
    });
  });

  it('gives newcomers as many days as everybody else, from their gain date or the day of their record', async () => {
    const { browser, requirements } = await arrange({}, { ...RIDE, inForceFrom: '2025-01-01' });
    const { data } = await api.execute<{ addSoldier: { id: string } }>(
      browser,
      'mutation ($input: CreateSoldierInput!) { addSoldier(input: $input) { id } }',
      { input: { firstName: 'Ann', middleName: 'Lee', lastName: 'New', rank: 'SPC', grade: 'E4' } },
    );
    const gained = await makeSoldier({ arrivesOn: new Date('2026-11-10T12:00:00Z') });
    const dues = [data?.addSoldier.id ?? '', gained._id].map(async (id) =>
      seriesOf(browser, id, requirements[0] ?? '').then(({ standing }) => [standing.state, standing.dueOn]),
    );
    expect(await Promise.all(dues)).toEqual([
      ['TO_DO', '2026-12-20'],
      ['TO_DO', '2026-12-10'],
    ]);
  });
});

describe('the first day of a requirement with fixed days', () => {
  const FIRST = `mutation ($id: ID!, $requirementId: ID!, $before: LocalDate, $on: LocalDate) {
    setFirstDue(soldierId: $id, requirementId: $requirementId, before: $before, on: $on) { firstDueOn standing ${STANDING} }
  }`;
  const TO_COMPLETE =
    '{ dataToComplete { soldier { lastName } problems { code field text } } readinessOverview { toComplete } }';

  it('is entered for a soldier, changed and taken away, with history; until then it is to do and told', async () => {
    const { browser, id, requirements } = await arrange({ grade: 'E5' }, EVALUATION);
    const [requirementId = ''] = requirements;
    const set = async (before: string | null, on: string | null) => {
      const { data, code } = await api.execute<{
        setFirstDue: { firstDueOn: string | null; standing: Standing };
      }>(browser, FIRST, { id, requirementId, before, on });
      const { firstDueOn, standing } = data?.setFirstDue ?? {};
      return code ?? [firstDueOn, standing?.state, standing?.overdueFrom];
    };
    const missing = async () => {
      const { data } = await api.execute<{
        dataToComplete: { soldier: { lastName: string }; problems: { code: string; text: string }[] }[];
      }>(browser, TO_COMPLETE);
      return data?.dataToComplete.flatMap(({ soldier, problems }) =>
        problems.flatMap(({ code, text }) =>
          code === 'FIRST_DUE_NOT_ENTERED' ? [`${soldier.lastName}: ${text}`] : [],
        ),
      );
    };
    expect((await seriesOf(browser, id, requirementId)).standing).toMatchObject({ state: 'TO_DO', dueOn: null });
    expect(await missing()).toEqual(['Sam: First due date is not entered: Evaluation.']);
    expect(await set(null, '2026-06-30')).toEqual(['2026-06-30', 'OVERDUE', '2026-09-29']);
    expect(await missing()).toEqual([]);
    expect(await set(null, '2027-01-31')).toBe('CONFLICT');
    expect(await set('2026-06-30', '2027-01-31')).toEqual(['2027-01-31', 'TO_DO', '2027-05-02']);
    expect(await set(null, '2027-01-31')).toEqual(['2027-01-31', 'TO_DO', '2027-05-02']);
    expect((await setRequirements(browser)).errors[0]?.message).toBe('Evaluation has first days. Retire it instead.');
    expect(await set('2027-01-31', null)).toEqual([null, 'TO_DO', null]);
    expect(await HistoryModel.find({ soldierId: id }).sort({ _id: 1 }).lean()).toHaveLength(3);
    expect(await HistoryModel.findOne({ soldierId: id, 'changes.to': '2026-06-30' }).lean()).toMatchObject({
      subject: 'DUE',
      action: 'CHANGED',
      subjectName: 'Evaluation',
      changes: [{ field: 'firstDueOn', from: null, to: '2026-06-30' }],
    });
  });

  it('is medical in the history where its requirement is', async () => {
    const { browser, id, requirements } = await arrange({ grade: 'E5' }, { ...EVALUATION, medical: true });
    const { errors } = await api.execute(browser, FIRST, { id, requirementId: requirements[0], on: '2027-01-31' });
    expect(errors).toEqual([]);
    expect(await HistoryModel.findOne({ soldierId: id, subject: 'DUE' }).lean()).toMatchObject({ medical: true });
  });

  it('is of what is asked, was never done and has fixed days', async () => {
    const { browser, id, requirements } = await arrange({ grade: 'E5' }, EVALUATION, RIDE, {
      ...EVALUATION,
      name: 'Other',
      grades: ['E7'],
    });
    const [evaluation = '', ride = '', other = ''] = requirements;
    const messageOf = async (requirementId: string, on = '2027-01-31') =>
      (await api.execute(browser, FIRST, { id, requirementId, on })).errors[0]?.message;
    expect(await messageOf(ride)).toBe('The due date is calculated for this requirement.');
    expect(await messageOf(other)).toBe("This doesn't apply to the soldier, so no date can be entered.");
    expect(await messageOf(evaluation, '2101-01-01')).toBe('First due on must be from 01 JAN 1950 to 31 DEC 2100.');
    await enter(browser, evaluation, id, { doneOn: '2026-11-01', expiresOn: '2027-11-01' });
    expect(await messageOf(evaluation)).toBe('This was done before. Its latest event has the next due date.');
  });

  it('is told to a key, but not of what is medical', async () => {
    await arrange({ grade: 'E5' }, { ...EVALUATION, medical: true });
    const { browser } = await makeKey(api, 'READINESS');
    const { data } = await api.execute<{ dataToComplete: object[] }>(browser, TO_COMPLETE);
    expect(JSON.stringify(data?.dataToComplete)).not.toContain('FIRST_DUE_NOT_ENTERED');
  });
});

describe('the overview', () => {
  it('has everybody who belongs to the unit on the day, also one ahead', async () => {
    const { browser, id, requirements } = await arrange({}, { ...RIDE, grades: ['E4'] }, { ...RIFLE, retired: true });
    await enter(browser, requirements[0] ?? '', id, { doneOn: '2026-03-01' });
    await makeSoldier({
      lastName: 'Leaving',
      departure: { lastDay: new Date('2027-01-31T12:00:00Z'), reason: 'PCS', byId: 'a' },
    });
    const rows = async (on: string | null) => {
      const { data } = await api.execute<{
        dueOverview: {
          requirements: { name: string }[];
          rows: { soldier: { lastName: string }; standings: Standing[] }[];
        };
      }>(browser, OVERVIEW, { on });
      expect(data?.dueOverview.requirements).toEqual([{ name: 'Check ride' }]);
      return data?.dueOverview.rows.map(({ soldier, standings }) => [soldier.lastName, standings[0]?.state]).sort();
    };
    expect(await rows(null)).toEqual([
      ['Fontaine', 'TO_DO'],
      ['Leaving', 'TO_DO'],
      ['Sam', 'CURRENT'],
    ]);
    expect(await rows('2027-03-02')).toEqual([
      ['Fontaine', 'OVERDUE'],
      ['Sam', 'OVERDUE'],
    ]);
    const { data } = await api.execute(browser, OVERVIEW, { on: '2027-02-01' });
    expect(data).toMatchObject({
      dueOverview: {
        people: { notCurrent: 1, dueSoon: 1, toDo: 0, current: 0 },
        counts: [
          { section: null, asked: 2, notCurrent: 1, dueSoon: 1, toDo: 0, current: 0, percent: 50 },
          { section: 'UNASSIGNED', asked: 2, notCurrent: 1, dueSoon: 1, toDo: 0, current: 0, percent: 50 },
        ],
      },
    });
  });

  it('has nobody who has left, of a day in the past either', async () => {
    const { browser } = await arrange({}, RIDE);
    const lastDay = new Date('2026-10-31T12:00:00Z');
    await makeSoldier({ lastName: 'Gone', departure: { lastDay, reason: 'PCS', byId: 'a' } });
    await makeSoldier({ lastName: 'Later', arrivesOn: new Date('2026-11-01T12:00:00Z') });
    const { data } = await api.execute<{ dueOverview: { rows: { soldier: { lastName: string } }[] } }>(
      browser,
      OVERVIEW,
      { on: '2026-10-01' },
    );
    expect(data?.dueOverview.rows.map(({ soldier }) => soldier.lastName).sort()).toEqual(['Fontaine', 'Sam']);
  });

  it('of a day in the past calls nothing typed that a later event has set', async () => {
    const { browser, id, requirements } = await arrange({}, { ...RIFLE, inForceFrom: '2025-01-05' });
    const [requirementId = ''] = requirements;
    await enter(browser, requirementId, id, { doneOn: '2026-05-01', score: 30 });
    await enter(browser, requirementId, id, { doneOn: '2026-11-12', score: 38 });
    const standingOn = async (on: string) => {
      const { data } = await api.execute<{
        dueOverview: { rows: { soldier: { lastName: string }; standings: Standing[] }[] };
      }>(browser, OVERVIEW, { on });
      return data?.dueOverview.rows.find(({ soldier }) => soldier.lastName === 'Sam')?.standings[0];
    };
    expect(await standingOn('2026-06-01')).toMatchObject({ result: '30', typed: null });
    expect(await standingOn('2026-01-05')).toMatchObject({ state: 'OVERDUE', doneOn: null, typed: null });
    await SoldierModel.updateOne({ _id: id }, { $set: { m4Qual: 20 } });
    expect(await standingOn('2026-06-01')).toMatchObject({ result: '30', typed: '20' });
  });

  it.each(['0001-01-01', '1949-12-31', '2101-01-01', '9999-12-31'])('is of no day such as %s', async (on) => {
    const { browser, id, requirements } = await arrange({}, FITNESS, { ...RIDE, cycle: 'FISCAL' });
    await enter(browser, requirements[1] ?? '', id, { doneOn: '2026-05-01' });
    expect((await api.execute(browser, OVERVIEW, { on })).errors[0]).toMatchObject({
      message: 'The day must be from 01 JAN 1950 to 31 DEC 2100.',
      extensions: { code: 'BAD_USER_INPUT', field: 'on' },
    });
  });

  it('is open to keys, without what is medical', async () => {
    await arrange({}, RIDE, DENTAL);
    const { browser } = await makeKey(api, 'READINESS');
    const { data } = await api.execute(
      browser,
      '{ dueOverview { withoutMedical people { toDo current } requirements { name } counts { asked } rows { standings { state } } } }',
    );
    const row = { standings: [{ state: 'TO_DO' }] };
    expect(data).toMatchObject({
      dueOverview: {
        withoutMedical: true,
        people: { toDo: 3, current: 0 },
        requirements: [{ name: 'Check ride' }],
        counts: [{ asked: 3 }, { asked: 3 }],
        rows: [row, row, row],
      },
    });
  });

  it('names no requirement of which a soldier is not asked in their own list, and gives a medical one to themself alone', async () => {
    const { browser, requirements } = await arrange({}, EVALUATION, DENTAL);
    const [evaluation = '', dental = ''] = requirements;
    const sam = await signInSoldier(api, { grade: 'E4' });
    await enter(browser, dental, sam.soldier._id, { doneOn: '2026-11-01', level: 'Class 3' });
    const { data } = await api.execute<{ dueOf: Series[] }>(sam.browser, DUE_OF, { id: sam.soldier._id });
    expect(data?.dueOf).toMatchObject([
      { requirement: { id: dental }, standing: { state: 'FAILED', result: 'Class 3' } },
    ]);
    expect(data?.dueOf.some(({ requirement }) => requirement.id === evaluation)).toBe(false);
    const note = { doneOn: '2026-11-01', level: 'Class 1', note: 'A tooth' };
    const refused = await add(browser, dental, [{ soldierId: sam.soldier._id, event: note }]);
    expect(refused.data?.addDueEvents[0]?.refusal).toMatchObject({ field: 'note' });
    const other = await signInSoldier(api);
    expect((await api.execute(other.browser, DUE_OF, { id: sam.soldier._id })).code).toBe('FORBIDDEN');
  });
});

describe('the groups of people', () => {
  const groups = async (browser: Browser) =>
    (await api.execute(browser, '{ duePeople { notCurrent dueSoon toDo current } }')).data;

  it('add up to everybody who belongs to the unit, also where it has no requirements', async () => {
    const { browser } = await boss();
    await makeSoldier({ ets: new Date('2026-01-05T12:00:00Z') });
    expect(await groups(browser)).toEqual({ duePeople: { notCurrent: 0, dueSoon: 0, toDo: 0, current: 2 } });
    // A requirement added today makes nobody not current.
    const { data } = await setRequirements(browser, RIDE, DENTAL);
    const [ride = '', dental = ''] = data?.updateRequirements.map((requirement) => requirement.id) ?? [];
    await makeSoldier({ departure: { lastDay: new Date('2026-01-05T12:00:00Z'), reason: 'PCS', byId: 'a' } });
    await makeSoldier({ arrivesOn: new Date('2026-12-01T12:00:00Z') });
    expect(await groups(browser)).toEqual({ duePeople: { notCurrent: 0, dueSoon: 0, toDo: 2, current: 0 } });
    const { _id: soon } = await makeSoldier();
    await enter(browser, ride, soon, { doneOn: '2025-12-01' });
    expect(await groups(browser)).toEqual({ duePeople: { notCurrent: 0, dueSoon: 1, toDo: 2, current: 0 } });
    // Medical requirements count, and each person counts once.
    await enter(browser, dental, soon, { doneOn: '2026-11-01', level: 'Class 3' });
    const { _id: current } = await makeSoldier();
    await enter(browser, ride, current, { doneOn: '2026-11-01' });
    await enter(browser, dental, current, { doneOn: '2026-11-01', level: 'Class 1' });
    expect(await groups(browser)).toEqual({ duePeople: { notCurrent: 1, dueSoon: 0, toDo: 2, current: 1 } });
  });

  it('are asked for where the unit says that it has requirements', async () => {
    const { browser } = await boss();
    const has = async () => (await api.execute(browser, '{ unit { hasRequirements } }')).data;
    expect(await has()).toEqual({ unit: { hasRequirements: false } });
    await setRequirements(browser, { ...RIDE, retired: true });
    expect(await has()).toEqual({ unit: { hasRequirements: true } });
    await setRequirements(browser);
    expect(await has()).toEqual({ unit: { hasRequirements: false } });
  });
});
