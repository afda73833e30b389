import { CommentModel } from './comments/comment.model.ts';
import { QuestionReportModel } from './exam/questionReport.model.ts';
import { HistoryModel } from './history/history.model.ts';
import { underRightsLock } from './records/rights/rightsLock.ts';
import { SoldierModel } from './records/soldiers/soldier.model.ts';
import { settleHistory } from './shownHistory/settleHistory.ts';
import {
  beforeNextChangeOfAll,
  beforeNextComment,
  beforeNextRecordChange,
  beforeNextRecordChanges,
  beforeNextReport,
  beforeNextUnitChange,
} from './testing/beforeNextCommand.ts';
import { makeComment, makeQuestion, makeSoldier, signInNewcomer, signInSoldier } from './testing/factories.ts';
import { HAND_OVER } from './testing/identityOperations.ts';
import { TestApi } from './testing/testApi.ts';
import { until } from './testing/until.ts';
import { settleRemovals } from './unit/removal.ts';
import { type StoredUnit, UnitModel } from './unit/unit.model.ts';

/*
 * Removing while using: if a removal and a use of the removed thing happen at the same moment, one is refused
 * (docs/decisions/0028-removing-while-using.md).
 */

const api = TestApi.forThisFile();
beforeEach(() => {
  api.now = new Date('2026-11-20T15:00:00Z');
});

const KINDS = `mutation ($version: Int!, $requirements: [RequirementInput!]!) {
  updateRequirements(version: $version, requirements: $requirements) { id name levels { name passes } }
}`;
const ADD = `mutation ($requirementId: ID!, $rows: [AddDueEventRow!]!) {
  addDueEvents(requirementId: $requirementId, rows: $rows) { refusal { code message } }
}`;
const EXCUSE = `mutation ($id: ID!, $requirementId: ID!) {
  excuseFromDue(soldierId: $id, requirementId: $requirementId, until: "2027-01-01") { excuse }
}`;
const UNIT_FIELDS = `mutation ($version: Int!, $unitFields: [UnitFieldInput!]!) {
  updateUnitFields(version: $version, unitFields: $unitFields) { unitFields { id label kind choices visibility } }
}`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) {
  updateSoldier(id: $id, version: $version, input: $input) { version }
}`;
const CELLS = `mutation ($rows: [UpdateSoldierRow!]!) {
  updateSoldiers(rows: $rows) { refusal { code message field } }
}`;
const LEAVE = `mutation ($id: ID!, $version: Int!) {
  outProcess(id: $id, version: $version, lastDay: "2026-11-19", reason: PCS) { version }
}`;
const ERASE = 'mutation ($id: ID!) { eraseSoldier(id: $id, version: 2, lastName: "Sam") }';
const COMMENT = `mutation ($id: ID!) {
  addComment(soldierId: $id, input: { category: OVERALL, text: "Ready." }) { id author { lastName } }
}`;
const REPORT = 'mutation ($id: ID!) { reportQuestion(id: $id, text: "Two are right.") }';
const NO_SUCH_REQUIREMENT = 'That requirement no longer exists.';
const BEING_REMOVED = 'Somebody is removing this right now. Please try again.';

const RIDE = { name: 'Check ride', cycle: 'MONTHS', months: 12, result: 'NONE' };
const RANGE = { ...RIDE, name: 'Range' };
const FIRST = { name: 'Class 1', passes: true };
const DENTAL = {
  name: 'Dental',
  cycle: 'MONTHS',
  months: 12,
  result: 'LEVEL',
  levels: [FIRST, { name: 'Class 3', passes: false }],
};
const PHONE = { label: 'Phone', kind: 'TEXT', choices: [], visibility: 'SOLDIER_EDITS' };
const BLOOD = { label: 'Blood type', kind: 'CHOICE', choices: ['O+', 'O-'], visibility: 'STAFF' };

const stored = (id: string) => SoldierModel.findById(id).select('+dues +excuses').lean();
const version = async () => (await UnitModel.findOne().lean())?.version ?? 0;
const said = ({ errors }: { errors: readonly { message: string }[] }) => errors.map(({ message }) => message);

/** Two staff members, and a soldier in a unit with two requirements, a third one by levels, and two unit fields. */
async function arrange() {
  const { browser: staff } = await signInSoldier(api, { isStaff: true, lastName: 'Vance', rank: 'SFC' });
  const { browser: other } = await signInSoldier(api, { isStaff: true, lastName: 'Fontaine', rank: 'SSG' });
  const { _id: id } = await makeSoldier({ lastName: 'Sam' });
  const requirements =
    (
      await api.execute<{ updateRequirements: { id: string }[] }>(staff, KINDS, {
        version: 0,
        requirements: [RIDE, RANGE, DENTAL],
      })
    ).data?.updateRequirements ?? [];
  const unitFields =
    (
      await api.execute<{ updateUnitFields: { unitFields: { id: string }[] } }>(staff, UNIT_FIELDS, {
        version: 1,
        unitFields: [PHONE, BLOOD],
      })
    ).data?.updateUnitFields.unitFields ?? [];
  const [ride, range, dental] = requirements;
  const [phone, blood] = unitFields;
  if (!ride || !range || !dental || !phone || !blood) throw new Error('The unit was not made.');
  return {
    staff,
    other,
    id,
    ride: ride.id,
    range: range.id,
    dental: dental.id,
    requirements,
    phone: phone.id,
    blood: blood.id,
    unitFields,
  };
}
type Unit = Awaited<ReturnType<typeof arrange>>;

/** What staff remove or narrow down. */
const withoutRide = async (unit: Unit) =>
  api.execute(unit.staff, KINDS, {
    version: await version(),
    requirements: [
      { ...RANGE, id: unit.range },
      { ...DENTAL, id: unit.dental },
    ],
  });
const withoutClass3 = async (unit: Unit) =>
  api.execute(unit.staff, KINDS, {
    version: await version(),
    requirements: [
      { ...RIDE, id: unit.ride },
      { ...RANGE, id: unit.range },
      { ...DENTAL, id: unit.dental, levels: [FIRST] },
    ],
  });
const withoutPhone = async (unit: Unit) =>
  api.execute(unit.staff, UNIT_FIELDS, { version: await version(), unitFields: [{ ...BLOOD, id: unit.blood }] });
const withoutNegative = async (unit: Unit) =>
  api.execute(unit.staff, UNIT_FIELDS, {
    version: await version(),
    unitFields: [
      { ...PHONE, id: unit.phone },
      { ...BLOOD, id: unit.blood, choices: ['O+'] },
    ],
  });

/** What others enter meanwhile. Each returns the messages of its refusals. */
const enter = async ({ other, id }: Unit, requirementId: string, event: object = {}) => {
  const { data, errors } = await api.execute<{ addDueEvents: { refusal: { message: string } | null }[] }>(other, ADD, {
    requirementId,
    rows: [{ soldierId: id, event: { doneOn: '2026-11-01', ...event } }],
  });
  const refusals = data?.addDueEvents.flatMap(({ refusal }) => refusal ?? []) ?? [];
  return said({ errors: [...errors, ...refusals] });
};
const excuse = async ({ other, id }: Unit, requirementId: string) =>
  said(await api.execute(other, EXCUSE, { id, requirementId }));
const type = async ({ other, id }: Unit, unitField: string, value: string) =>
  said(await api.execute(other, UPDATE, { id, version: 1, input: { own: [{ unitField, value }] } }));
const typeInTable = async ({ other, id }: Unit, unitField: string, value: string) => {
  const { data, errors } = await api.execute<{ updateSoldiers: { refusal: { message: string } | null }[] }>(
    other,
    CELLS,
    {
      rows: [{ id, version: 1, input: { own: [{ unitField, value }] } }],
    },
  );
  return said({ errors: [...errors, ...(data?.updateSoldiers.flatMap(({ refusal }) => refusal ?? []) ?? [])] });
};

interface Race {
  remove: (unit: Unit) => ReturnType<typeof withoutRide>;
  use: (unit: Unit) => Promise<string[]>;
  /** Runs something right before the use is written. */
  beforeUse: (happen: () => Promise<unknown>) => void;
  /** The message that the use gets afterwards. */
  gone: string;
  isUsed: (unit: Unit) => Promise<boolean>;
  /** Another use, unrelated to what is removed. */
  useOther: (unit: Unit) => Promise<string[]>;
}
const hasEvents = async ({ id }: Unit) => ((await stored(id))?.dues ?? []).length > 0;
const hasExcuses = async ({ id }: Unit) => ((await stored(id))?.excuses ?? []).length > 0;
const hasOwn = async ({ id }: Unit) => Object.keys((await stored(id))?.own ?? {}).length > 0;

const RACES: Readonly<Record<string, Race>> = {
  'a requirement and an event': {
    remove: withoutRide,
    use: (unit) => enter(unit, unit.ride),
    beforeUse: beforeNextRecordChanges,
    gone: NO_SUCH_REQUIREMENT,
    isUsed: hasEvents,
    useOther: (unit) => enter(unit, unit.range),
  },
  'a requirement and an excuse': {
    remove: withoutRide,
    use: (unit) => excuse(unit, unit.ride),
    beforeUse: beforeNextRecordChanges,
    gone: NO_SUCH_REQUIREMENT,
    isUsed: hasExcuses,
    useOther: (unit) => excuse(unit, unit.range),
  },
  'a level and an event with it': {
    remove: withoutClass3,
    use: (unit) => enter(unit, unit.dental, { level: 'Class 3' }),
    beforeUse: beforeNextRecordChanges,
    gone: 'Choose Class 1.',
    isUsed: hasEvents,
    useOther: (unit) => enter(unit, unit.range),
  },
  'a unit field and a form': {
    remove: withoutPhone,
    use: (unit) => type(unit, unit.phone, '555 0134'),
    beforeUse: beforeNextRecordChange,
    gone: 'That unit field no longer exists.',
    isUsed: hasOwn,
    useOther: (unit) => type(unit, unit.blood, 'O-'),
  },
  'a unit field and a cell': {
    remove: withoutPhone,
    use: (unit) => typeInTable(unit, unit.phone, '555 0134'),
    beforeUse: beforeNextRecordChanges,
    gone: 'That unit field no longer exists.',
    isUsed: hasOwn,
    useOther: (unit) => typeInTable(unit, unit.blood, 'O-'),
  },
  'a choice and a form': {
    remove: withoutNegative,
    use: (unit) => type(unit, unit.blood, 'O-'),
    beforeUse: beforeNextRecordChange,
    gone: 'Blood type must be O+, not "O-".',
    isUsed: hasOwn,
    useOther: (unit) => type(unit, unit.blood, 'O+'),
  },
  'a choice and a cell': {
    remove: withoutNegative,
    use: (unit) => typeInTable(unit, unit.blood, 'O-'),
    beforeUse: beforeNextRecordChanges,
    gone: 'Blood type must be O+, not "O-".',
    isUsed: hasOwn,
    useOther: (unit) => typeInTable(unit, unit.blood, 'O+'),
  },
};

describe.each(Object.entries(RACES))('%s', (_, { remove, use, beforeUse, gone, isUsed, useOther }) => {
  it('refuses the use that had begun before, where the removal was faster', async () => {
    const unit = await arrange();
    beforeUse(async () => expect(said(await remove(unit))).toEqual([]));
    expect(await use(unit)).toEqual([gone]);
    expect(await isUsed(unit)).toBe(false);
  });

  it('refuses the removal where the use was faster, and says whose it was', async () => {
    const unit = await arrange();
    let removal: ReturnType<typeof remove> | undefined;
    const used = new Promise<string[]>((resolve) => {
      beforeUse(
        () =>
          // The use has read the unit, and is written once the removal is announced.
          new Promise<void>((announced) => {
            beforeNextChangeOfAll(async () => {
              announced();
              expect(await used).toEqual([]);
            });
            removal = remove(unit);
          }),
      );
      resolve(use(unit));
    });
    expect(await used).toEqual([]);
    const errors = (await removal)?.errors ?? [];
    expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', changedBy: { name: 'SSG Fontaine' } });
    expect(await isUsed(unit)).toBe(true);
    // Then it must be decided again.
    api.pass(2000);
    expect((await remove(unit)).errors.length).toBe(remove === withoutPhone ? 0 : 1);
  });

  it('refuses the use while a removal is under way', async () => {
    const unit = await arrange();
    beforeNextChangeOfAll(async () => expect(await use(unit)).toEqual([BEING_REMOVED]));
    expect(said(await remove(unit))).toEqual([]);
    expect(await isUsed(unit)).toBe(false);
  });

  it('lets another use through, before and after the removal', async () => {
    const unit = await arrange();
    beforeUse(async () => expect(said(await remove(unit))).toEqual([]));
    expect(await useOther(unit)).toEqual([]);
  });
});

describe('a removal that is cut off', () => {
  it('is taken back at the start, and the unit goes on with what it has', async () => {
    const unit = await arrange();
    await cutOff(() => withoutRide(unit));
    expect(await enter(unit, unit.ride)).toEqual([BEING_REMOVED]);
    await settleRemovals();
    await settleRemovals();
    expect(await enter(unit, unit.ride)).toEqual([]);
    expect(said(await withoutRide(unit))).toEqual(['Check ride has events. Retire it instead.']);
  });

  it('is taken back by the next save after 40 s, where another server goes on', async () => {
    const unit = await arrange();
    await cutOff(() => withoutPhone(unit));
    expect(await type(unit, unit.phone, '555 0134')).toEqual([BEING_REMOVED]);
    await UnitModel.updateOne({}, { $set: { 'going.at': new Date(Date.now() - 41_000) } });
    expect(await type(unit, unit.phone, '555 0134')).toEqual([]);
  });

  it('is not made any more once it was taken back', async () => {
    const unit = await arrange();
    beforeNextChangeOfAll(async () =>
      // Once it has looked again.
      beforeNextUnitChange(async () => {
        await UnitModel.updateOne({}, { $set: { 'going.at': new Date(Date.now() - 41_000) } });
        expect(await enter(unit, unit.ride)).toEqual([]);
      }),
    );
    expect((await withoutRide(unit)).code).toBe('CONFLICT');
    expect(await hasEvents(unit)).toBe(true);
    expect((await UnitModel.findOne().lean())?.requirements).toHaveLength(3);
  });
});

/** Makes a removal die once it is announced. */
async function cutOff(remove: () => Promise<{ code: unknown }>): Promise<void> {
  let left: Partial<StoredUnit> = {};
  beforeNextChangeOfAll(async () => {
    const { removals, going } = (await UnitModel.findOne().lean()) ?? {};
    left = { ...(removals && { removals }), ...(going && { going }) };
    throw new Error('The process dies.');
  });
  expect((await remove()).code).toBe('INTERNAL_SERVER_ERROR');
  // A process that died would not have taken it back.
  await UnitModel.updateOne({}, { $set: left });
}

describe('a person who leaves and is erased', () => {
  const addSchool = async ({ other, id }: Unit) =>
    said(
      await api.execute(
        other,
        'mutation ($id: ID!) { addSchool(soldierId: $id, input: { schoolName: JFO, startDate: "2026-08-03", endDate: "2026-08-14" }) { id } }',
        { id },
      ),
    );
  const comment = async ({ other, id }: Unit) => said(await api.execute(other, COMMENT, { id }));
  const leave = async ({ staff, id }: Unit, from = 1) =>
    expect(said(await api.execute(staff, LEAVE, { id, version: from }))).toEqual([]);
  const erase = async ({ staff, id }: Unit) => expect(said(await api.execute(staff, ERASE, { id }))).toEqual([]);
  const LEFT = 'This person has left the unit. Bring them back first.';
  const traces = async ({ id }: Unit) => [
    await CommentModel.countDocuments({ soldierId: id }),
    await HistoryModel.countDocuments({ soldierId: id, subject: { $ne: 'RECORD' } }),
  ];

  it.each([
    ['an event', beforeNextRecordChanges, (unit: Unit) => enter(unit, unit.ride)],
    ['an excuse', beforeNextRecordChanges, (unit: Unit) => excuse(unit, unit.ride)],
    ['a school', beforeNextRecordChange, addSchool],
    ['a comment', beforeNextComment, comment],
  ] as const)('gets no more %s', async (_, beforeUse, use) => {
    const unit = await arrange();
    beforeUse(() => leave(unit));
    expect(await use(unit)).toEqual([LEFT]);
    expect(await traces(unit)).toEqual([0, 0]);
    expect(await stored(unit.id)).toMatchObject({ schools: [], departure: {} });
    expect([await hasEvents(unit), await hasExcuses(unit)]).toEqual([false, false]);
  });

  it.each([
    ['an event', beforeNextRecordChanges, (unit: Unit) => enter(unit, unit.ride)],
    ['a school', beforeNextRecordChange, addSchool],
    ['a comment', beforeNextComment, comment],
  ] as const)('leaves no %s behind', async (_, beforeUse, use) => {
    const unit = await arrange();
    beforeUse(async () => {
      await leave(unit);
      await erase(unit);
    });
    expect(await use(unit)).toEqual(['That user does not exist.']);
    expect(await traces(unit)).toEqual([0, 0]);
    expect(await stored(unit.id)).toBeNull();
  });

  it('leaves no report of a question behind that they send at that moment', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { browser, soldier } = await signInSoldier(api, { lastName: 'Sam' });
    const { _id: question } = await makeQuestion({ _id: 'a' });
    beforeNextReport(async () => {
      expect(said(await api.execute(staff, LEAVE, { id: soldier._id, version: 1 }))).toEqual([]);
      expect(said(await api.execute(staff, ERASE, { id: soldier._id }))).toEqual([]);
    });
    expect(said(await api.execute(browser, REPORT, { id: question }))).toEqual(['That user does not exist.']);
    expect(await QuestionReportModel.countDocuments()).toBe(0);
  });

  it('keeps no comment that a crash left after the erasure', async () => {
    const { staff } = await arrange();
    const { _id: id } = await makeSoldier();
    await makeComment({
      soldierId: 'erased',
      commentorId: id,
      pendingHistory: [
        {
          _id: 'entry',
          soldierId: 'erased',
          actorId: id,
          at: api.now,
          subjectId: 'c',
          subjectName: 'OVERALL',
          subject: 'COMMENT',
          action: 'ADDED',
          changes: [{ field: 'text', from: null, to: 'Ready.' }],
        },
      ],
    });
    await settleHistory();
    expect(await CommentModel.countDocuments()).toBe(0);
    expect(await HistoryModel.countDocuments({ soldierId: 'erased' })).toBe(0);
    expect(staff).toBeDefined();
  });
});

describe('a record that is handed over', () => {
  it('keeps an event of the same moment, and the history tells of both', async () => {
    const unit = await arrange();
    const { email } = await signInNewcomer(api);
    beforeNextRecordChanges(async () => {
      expect(said(await api.execute(unit.staff, HAND_OVER, { soldierId: unit.id, email }))).toEqual([]);
      // A crash came before its entry was moved.
      const entries = await HistoryModel.find({ subject: 'RIGHTS' }).lean();
      await HistoryModel.deleteMany({ subject: 'RIGHTS' });
      await SoldierModel.updateOne({ _id: unit.id }, { $set: { pendingHistory: entries } });
    });
    expect(await enter(unit, unit.ride)).toEqual([]);
    expect(await hasEvents(unit)).toBe(true);
    await settleHistory();
    expect((await HistoryModel.find({ soldierId: unit.id }).lean()).map(({ subject }) => subject).sort()).toEqual([
      'DUE',
      'RIGHTS',
    ]);
  });
});

describe('a record that is made', () => {
  it('gets no value of a unit field that went while it waited for its turn', async () => {
    const unit = await arrange();
    const input = {
      firstName: 'A',
      middleName: 'B',
      lastName: 'C',
      rank: 'SPC',
      grade: 'E4',
      own: [{ unitField: unit.phone, value: '555' }],
    };
    const adding = underRightsLock(async () => {
      const added = api.execute(
        unit.other,
        'mutation ($input: CreateSoldierInput!) { addSoldier(input: $input) { id } }',
        { input },
      );
      const before = api.commands.length;
      // It tries to take the lock.
      await until(() => api.commands.slice(before).includes('update'));
      await UnitModel.updateOne({}, { $pull: { unitFields: { id: unit.phone } }, $inc: { version: 1 } });
      return { added };
    });
    expect(said(await (await adding).added)).toEqual(['That unit field no longer exists.']);
    expect(await SoldierModel.countDocuments({ lastName: 'C' })).toBe(0);
  });
});

it('an import says so where a unit field of its file went', async () => {
  const { staff } = await arrange();
  const rows = [{ firstName: 'Alex', middleName: 'Lee', lastName: 'Sam', own: [{ unitField: 'gone', value: '555' }] }];
  const document =
    'mutation ($rows: [RosterRowInput!]!) { importSoldiers(input: { dryRun: false, rows: $rows }) { written } }';
  expect(said(await api.execute(staff, document, { rows }))).toEqual(['That unit field no longer exists.']);
});
