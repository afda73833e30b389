import { storedRequirement } from '../../../domain/due/testing.ts';
import type { UnitField } from '../../../domain/policy/unitFields.ts';
import { CommentModel } from '../../../server/comments/comment.model.ts';
import { HistoryModel } from '../../../server/history/history.model.ts';
import { type Soldier, SoldierModel } from '../../../server/records/soldiers/soldier.model.ts';
import { makeSoldier } from '../../../server/testing/factories.ts';
import { UnitModel } from '../../../server/unit/unit.model.ts';
import { type ApiClient, Refused } from '../../apiClient.ts';

/** As many as a section has. */
const PEOPLE = 30;
const { id: _, ...REQUIREMENT } = storedRequirement();
const PHONE: Omit<UnitField, 'id'> = { label: 'Phone', kind: 'TEXT', choices: [], visibility: 'STAFF' };
const BLOOD: Omit<UnitField, 'id'> = { ...PHONE, label: 'Blood type', kind: 'CHOICE', choices: ['O+', 'O-'] };

/** What each draw starts with, newly made. */
export interface Drawn {
  /** The unit's version. */
  readonly version: number;
  readonly requirement: string;
  readonly phone: string;
  readonly blood: string;
  readonly people: readonly Soldier[];
  /** The soldier who leaves or is handed over. Nobody else has the name. */
  readonly sam: Soldier;
}

/** A removal, and a simultaneous use of what it removes. */
export interface Race {
  readonly remove: (staff: ApiClient, drawn: Drawn) => Promise<void>;
  /**
   * Uses it.
   * @returns the ids of the records for which that was acknowledged
   */
  readonly use: (staff: ApiClient, drawn: Drawn) => Promise<readonly string[]>;
  /** How many of these records are out of sight afterwards. */
  readonly outOfSight: (drawn: Drawn, used: readonly string[], removed: boolean) => Promise<number>;
}

/**
 * Makes the people, once.
 * @returns what makes each draw's new starting point
 */
export async function makePeople(): Promise<(index: number) => Promise<Drawn>> {
  const ids: string[] = [];
  for (let index = 0; index < PEOPLE; index += 1) ids.push((await makeSoldier({ lastName: `Person ${index}` }))._id);
  let former: string | null = null;
  return async (index) => {
    if (former !== null) await SoldierModel.deleteOne({ _id: former });
    const drawn = await draw(index, ids);
    former = drawn.sam._id;
    return drawn;
  };
}

async function draw(index: number, ids: readonly string[]): Promise<Drawn> {
  const [requirement, phone, blood] = [`requirement-${index}`, `phone-${index}`, `blood-${index}`];
  const unitFields = [
    { ...PHONE, id: phone },
    { ...BLOOD, id: blood },
  ];
  await UnitModel.updateOne(
    { _id: 'current' },
    {
      $set: { requirements: [{ ...REQUIREMENT, id: requirement }], unitFields, hasRequirements: true },
      $setOnInsert: { component: 'ACTIVE', name: null, policies: [] },
      $inc: { version: 1 },
    },
    { upsert: true },
  );
  await SoldierModel.updateMany({ _id: { $in: ids } }, { $unset: { dues: '', excuses: '', own: '' } });
  const sam = await makeSoldier({ lastName: `Sam ${index}` });
  const people = await SoldierModel.find({ _id: { $in: ids } }).lean();
  const { version = 0 } = (await UnitModel.findOne().lean()) ?? {};
  return { version, requirement, phone, blood, people, sam };
}

const unitField = ({ id, label, kind, choices, visibility }: UnitField) => ({ id, label, kind, choices, visibility });

const removeRequirement: Race['remove'] = async (staff, { version }) => {
  await staff.execute('mutation ($v: Int!) { updateRequirements(version: $v, requirements: []) { id } }', {
    v: version,
  });
};
const setUnitFields = async (staff: ApiClient, version: number, unitFields: readonly UnitField[]) => {
  await staff.execute(
    'mutation ($v: Int!, $unitFields: [UnitFieldInput!]!) { updateUnitFields(version: $v, columns: $columns) { version } }',
    { v: version, unitFields: unitFields.map(unitField) },
  );
};
const removeColumn: Race['remove'] = (staff, { version, blood }) =>
  setUnitFields(staff, version, [{ ...BLOOD, id: blood }]);
const removeChoice: Race['remove'] = (staff, { version, phone, blood }) =>
  setUnitFields(staff, version, [
    { ...PHONE, id: phone },
    { ...BLOOD, id: blood, choices: ['O+'] },
  ]);
const leave: Race['remove'] = async (staff, { sam }) => {
  await staff.execute(
    'mutation ($id: ID!) { outProcess(id: $id, version: 1, lastDay: "2020-01-31", reason: PCS) { id } }',
    { id: sam._id },
  );
};
const leaveAndErase: Race['remove'] = async (staff, drawn) => {
  await leave(staff, drawn);
  await staff.execute('mutation ($id: ID!, $name: String!) { eraseSoldier(id: $id, version: 2, lastName: $name) }', {
    id: drawn.sam._id,
    name: drawn.sam.lastName,
  });
};

const enter =
  (whose: (drawn: Drawn) => readonly Soldier[]): Race['use'] =>
  async (staff, drawn) => {
    const { addDueEvents: rows } = await staff.execute<{
      addDueEvents: { soldierId: string; refusal: object | null }[];
    }>(
      'mutation ($requirement: ID!, $rows: [AddDueEventRow!]!) { addDueEvents(requirementId: $requirement, rows: $rows) { soldierId refusal { code } } }',
      {
        requirement: drawn.requirement,
        rows: whose(drawn).map(({ _id }) => ({ soldierId: _id, event: { doneOn: '2024-05-04' } })),
      },
    );
    return rows.flatMap(({ soldierId, refusal }) => (refusal === null ? [soldierId] : []));
  };
const everybody = ({ people }: Drawn) => people;
const samAlone = ({ sam }: Drawn) => [sam];
const excuse: Race['use'] = async (staff, { requirement, sam }) => {
  await staff.execute(
    'mutation ($id: ID!, $requirement: ID!) { excuseFromDue(soldierId: $id, requirementId: $requirement, until: "2099-01-01") { excuse } }',
    { id: sam._id, requirement },
  );
  return [sam._id];
};
const importRows = async (staff: ApiClient, people: readonly Soldier[], what: object) => {
  const rows = people.map(({ firstName, middleName, lastName }) => ({ firstName, middleName, lastName, ...what }));
  const { importSoldiers: report } = await staff.execute<{ importSoldiers: { written: boolean } }>(
    'mutation ($input: ImportSoldiersInput!) { importSoldiers(input: $input) { written } }',
    { input: { dryRun: false, rows } },
  );
  return report.written ? people.map(({ _id }) => _id) : [];
};
const importEvents: Race['use'] = (staff, { people, requirement }) =>
  importRows(staff, people, { event: { requirement: requirement, doneOn: '2024-05-04' } });
const type =
  (own: (drawn: Drawn) => object): Race['use'] =>
  async (staff, drawn) => {
    await staff.execute(
      'mutation ($id: ID!, $input: UpdateSoldierInput!) { updateSoldier(id: $id, version: 1, input: $input) { id } }',
      { id: drawn.sam._id, input: { own: [own(drawn)] } },
    );
    return [drawn.sam._id];
  };
const fill =
  (own: (drawn: Drawn) => object): Race['use'] =>
  async (staff, drawn) => {
    const rows = drawn.people.map(({ _id: id, version }) => ({ id, version, input: { own: [own(drawn)] } }));
    const { updateSoldiers } = await staff.execute<{ updateSoldiers: { id: string; refusal: object | null }[] }>(
      'mutation ($rows: [UpdateSoldierRow!]!) { updateSoldiers(rows: $rows) { id refusal { code } } }',
      { rows },
    );
    return updateSoldiers.flatMap(({ id, refusal }) => (refusal === null ? [id] : []));
  };
const phoneNumber = ({ phone }: Drawn) => ({ unitField: phone, value: '555 0134' });
const negative = ({ blood }: Drawn) => ({ unitField: blood, value: 'O-' });
const comment: Race['use'] = async (staff, { sam }) => {
  await staff.execute(
    'mutation ($id: ID!) { addComment(soldierId: $id, input: { category: OVERALL, text: "Ready." }) { id } }',
    { id: sam._id },
  );
  return [sam._id];
};
const school: Race['use'] = async (staff, { sam }) => {
  await staff.execute(
    'mutation ($id: ID!) { addSchool(soldierId: $id, input: { schoolName: JFO, startDate: "2026-08-03", endDate: "2026-08-14" }) { id } }',
    { id: sam._id },
  );
  return [sam._id];
};

const recordsOf = (ids: readonly string[]) =>
  SoldierModel.find({ _id: { $in: ids } })
    .select('+dues +excuses')
    .lean();
const unitNow = async () => (await UnitModel.findOne().lean()) ?? { requirements: [], unitFields: [] };

/** Records that lack the value, or whose unit no longer shows it. */
const hidden =
  (
    isThere: (record: Soldier, drawn: Drawn) => boolean,
    isShown: (drawn: Drawn) => Promise<boolean>,
  ): Race['outOfSight'] =>
  async (drawn, used) => {
    if (used.length > 0 && !(await isShown(drawn))) return used.length;
    return used.length - (await recordsOf(used)).filter((record) => isThere(record, drawn)).length;
  };
const isAsked = async ({ requirement }: Drawn) =>
  (await unitNow()).requirements?.some(({ id }) => id === requirement) ?? false;
const hasColumn = async ({ phone }: Drawn) => (await unitNow()).unitFields?.some(({ id }) => id === phone) ?? false;
const hasChoice = async ({ blood }: Drawn) =>
  (await unitNow()).unitFields?.some(({ id, choices }) => id === blood && choices.includes('O-')) ?? false;
const always = async () => true;
const hasEvent = ({ dues = [] }: Soldier, { requirement }: Drawn) =>
  dues.some(({ requirementId }) => requirementId === requirement);
const hasExcuse = ({ excuses = [] }: Soldier, { requirement }: Drawn) =>
  excuses.some(({ requirementId }) => requirementId === requirement);
const hasPhone = ({ own = {} }: Soldier, { phone }: Drawn) => own[phone] === '555 0134';
const isNegative = ({ own = {} }: Soldier, { blood }: Drawn) => own[blood] === 'O-';
const lostComment: Race['outOfSight'] = async ({ sam }, used) =>
  used.length - (await CommentModel.countDocuments({ soldierId: sam._id }));
/** What is left of somebody who is gone, besides the entry that says so. */
const leftBehind =
  (lost: Race['outOfSight']): Race['outOfSight'] =>
  async (drawn, used, removed) => {
    if (!removed) return lost(drawn, used, removed);
    const about = { soldierId: drawn.sam._id };
    const { _id } = drawn.sam;
    return (
      (await SoldierModel.countDocuments({ _id })) +
      (await CommentModel.countDocuments(about)) +
      (await HistoryModel.countDocuments(about)) -
      1
    );
  };

const samsEvent = hidden(hasEvent, always);
const samsSchool = hidden(({ schools }) => schools.length > 0, always);

/** Every race, by its subject. */
export function allRaces(email: (drawn: Drawn) => Promise<string>): Readonly<Record<string, Race>> {
  const handOver: Race['remove'] = async (staff, drawn) => {
    await staff.execute(
      'mutation ($id: ID!, $email: String!) { handRecordOver(soldierId: $id, email: $email) { id } }',
      { id: drawn.sam._id, email: await email(drawn) },
    );
  };
  return {
    'a requirement, events of 30 people': {
      remove: removeRequirement,
      use: enter(everybody),
      outOfSight: hidden(hasEvent, isAsked),
    },
    'a requirement, an excuse': { remove: removeRequirement, use: excuse, outOfSight: hidden(hasExcuse, isAsked) },
    'a requirement, an import': { remove: removeRequirement, use: importEvents, outOfSight: hidden(hasEvent, isAsked) },
    'a column, 30 cells': { remove: removeColumn, use: fill(phoneNumber), outOfSight: hidden(hasPhone, hasColumn) },
    'a column, a form': { remove: removeColumn, use: type(phoneNumber), outOfSight: hidden(hasPhone, hasColumn) },
    'a column, an import': {
      remove: removeColumn,
      use: (staff, drawn) => importRows(staff, drawn.people, { own: [phoneNumber(drawn)] }),
      outOfSight: hidden(hasPhone, hasColumn),
    },
    'a choice, 30 cells': { remove: removeChoice, use: fill(negative), outOfSight: hidden(isNegative, hasChoice) },
    'a choice, a form': { remove: removeChoice, use: type(negative), outOfSight: hidden(isNegative, hasChoice) },
    'a choice, an import': {
      remove: removeChoice,
      use: (staff, drawn) => importRows(staff, drawn.people, { own: [negative(drawn)] }),
      outOfSight: hidden(isNegative, hasChoice),
    },
    'a person who leaves, an event': { remove: leave, use: enter(samAlone), outOfSight: samsEvent },
    'a person who leaves, a comment': { remove: leave, use: comment, outOfSight: lostComment },
    'a person who leaves, a school': { remove: leave, use: school, outOfSight: samsSchool },
    'a person who is erased, an event': {
      remove: leaveAndErase,
      use: enter(samAlone),
      outOfSight: leftBehind(samsEvent),
    },
    'a person who is erased, a comment': { remove: leaveAndErase, use: comment, outOfSight: leftBehind(lostComment) },
    'a person who is erased, a school': { remove: leaveAndErase, use: school, outOfSight: leftBehind(samsSchool) },
    'a record handed over, an event': { remove: handOver, use: enter(samAlone), outOfSight: samsEvent },
    'a record handed over, a comment': { remove: handOver, use: comment, outOfSight: lostComment },
    'a record handed over, a school': { remove: handOver, use: school, outOfSight: samsSchool },
  };
}

/** Whether something was acknowledged; false for a refusal that says why. */
export async function isAcknowledged(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Refused && CLEAR.includes(error.code)) return false;
    throw error;
  }
}
const CLEAR: readonly string[] = ['CONFLICT', 'BAD_USER_INPUT', 'NOT_FOUND'];
