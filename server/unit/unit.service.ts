import { randomUUID } from 'node:crypto';
import { PLANNED_POLICIES_MAX } from '../../domain/constants.ts';
import { readStoredRequirement } from '../../domain/due/requirementProblems.ts';
import { messages } from '../../domain/errors.ts';
import { HistoryAction, HistorySubject } from '../../domain/history.ts';
import { formatDay, type LocalDate } from '../../domain/localDate.ts';
import { nameText } from '../../domain/nameText.ts';
import { PACKS, packLabel } from '../../domain/policy/packs.ts';
import { policyProblems, sinceProblems } from '../../domain/policy/problems.ts';
import { differingRules, inOrder, POLICY_RULES, ruleText } from '../../domain/policy/rules.ts';
import {
  asSaidOn,
  choiceOf,
  componentLabel,
  inTurn,
  NEW_UNIT,
  type PolicyChoice,
  type Unit,
  type UnitFacts,
  timeZoneProblem,
  unitNameProblem,
  unitOn,
  TAKEN_BACK,
} from '../../domain/policy/unit.ts';
import { readUnitFields } from '../../domain/policy/unitFields.ts';
import { dateMessage } from '../../domain/record/validation.ts';
import { testNameProblems } from '../../domain/roster/unitFieldRules.ts';
import { systemTimeZone, timeZoneText } from '../../domain/timeZone.ts';
import type { RequestContext } from '../api/context.ts';
import { Refusal, refuseProblems } from '../api/refusal.ts';
import { member } from '../api/signedIn.ts';
import { moveToAuditLog } from '../history/auditLog.ts';
import { historyEntry } from '../history/entry.ts';
import { UNIT_HISTORY } from '../history/history.model.ts';
import { readUnitClock, unitDayAt } from '../operations/unitClock.ts';
import { soldierNames } from '../records/soldiers/soldierNames.ts';
import { driverOf } from '../store/driver.ts';
import type { ChoosePolicyInput, UnitInput } from './unit.input.ts';
import { CURRENT, type StoredUnit, UnitModel } from './unit.model.ts';
import type { PlannedPolicy, UnitHistoryChange } from './unit.type.ts';
import { staleUnit } from './unitHistory.service.ts';

/** The document of a unit of which staff have said nothing. */
const NOTHING_SAID: StoredUnit = { ...NEW_UNIT, _id: CURRENT, policies: [] };

/** What is planned of the policy, the soonest first. Two database commands. */
export async function plannedPolicies({ today }: RequestContext): Promise<PlannedPolicy[]> {
  const unit = await storedUnit();
  const choices = inTurn(unit.policies);
  const nameOf = await soldierNames(choices.map(({ byId }) => byId));
  return choices.flatMap(({ _id: id, from, at, byId }, index) => {
    if (from <= today) return [];
    const [before, after] = [index, index + 1].map((count) =>
      unitOn({ ...unit, policies: choices.slice(0, count) }, from),
    );
    return before && after ? [{ id, from, at, by: nameOf(byId), changes: policyChanges(before, after) }] : [];
  });
}

/**
 * The unit as it is stored, with its requirements, and with a policy from a day on. One database command.
 * @throws Refusal `BAD_USER_INPUT` for a policy that no rule could judge by, with the field.
 */
export async function unitWithPolicy({ today }: Pick<RequestContext, 'today'>, input: ChoosePolicyInput) {
  const unit = await storedUnit(WITH_REQUIREMENTS);
  return { unit, next: withChoice(unit, choiceIn(input, unitOn(unit, today)), today) };
}

/**
 * Lets the unit go by a policy from a day on. Only what differs from the policy of today is changed, so that what is planned in between stays;
 * what says the same as before changes nothing.
 * @throws Refusal `BAD_USER_INPUT` for a policy that no rule could judge by, and on `from` for a day that is over or after 2100, and where as many are planned as may be; `CONFLICT` when somebody
 * else changed the unit since `version`.
 */
export async function choosePolicy(context: RequestContext, version: number, input: ChoosePolicyInput): Promise<Unit> {
  const { person, clock, today } = context;
  const { soldierId: byId } = member(person);
  const { from } = input;
  return change(context, version, (unit) => {
    const choice = choiceIn(input, unitOn(unit, today));
    const next = withChoice(unit, choice, today);
    return {
      from,
      changes: policyChanges(unitOn(unit, from), unitOn(next, from)),
      update: { policies: [...unit.policies, { _id: randomUUID(), ...choice, byId, at: clock() }] },
    };
  });
}

/**
 * Takes back a policy that has not begun.
 * @throws Refusal `NOT_FOUND` when it was taken back before; `BAD_USER_INPUT` when it has begun, and where no rule could judge without it;
 * `CONFLICT` when somebody else changed the unit since `version`.
 */
export async function withdrawPolicy(context: RequestContext, version: number, id: string): Promise<Unit> {
  return change(context, version, (unit) => {
    const choice = unit.policies.find(({ _id }) => _id === id);
    if (!choice) throw new Refusal('NOT_FOUND', { message: messages.policyNotPlanned });
    if (choice.from <= context.today) throw new Refusal('BAD_USER_INPUT', { message: messages.policyHasBegun });
    const policies = unit.policies.filter(({ _id }) => _id !== id);
    const rest = judgeable({ ...unit, policies }, choice.from);
    return {
      from: choice.from,
      changes: [TAKEN_BACK, ...policyChanges(unitOn(unit, choice.from), unitOn(rest, choice.from))],
      update: { policies },
    };
  });
}

/**
 * Says what the unit is.
 * @throws Refusal `BAD_USER_INPUT` on `name` for one that is too long, and on `timeZone` for one that the server does not know; `CONFLICT` when somebody else
 * changed the unit since `version`.
 */
export async function updateUnit(context: RequestContext, version: number, input: UnitInput): Promise<Unit> {
  const { component } = input;
  const timeZone = nameText(input.timeZone ?? '') || null;
  refuseProblems([...unitNameProblem(input.name ?? ''), ...(timeZone === null ? [] : timeZoneProblem(timeZone))]);
  const name = nameText(input.name ?? '') || null;
  return change(context, version, (unit) => ({
    from: null,
    changes: [
      ...changed('Name', unit.name, name),
      ...changed('Component', componentLabel[unit.component], componentLabel[component]),
      ...changed('Time zone', clockText(unit.chosenTimeZone), clockText(timeZone)),
    ],
    update: { name, component, chosenTimeZone: timeZone },
  }));
}

/** By which clock the days of a unit go that has chosen this. */
function clockText(chosen: string | null = null): string {
  return timeZoneText(chosen ?? `${systemTimeZone()}, the server's`);
}

/** What an input changes for people who see the unit as it is today. */
function choiceIn({ pack, policy, from }: ChoosePolicyInput, unit: Unit): PolicyChoice {
  return { ...choiceOf(unit, { pack, policy: policy ? inOrder(policy) : PACKS[pack] }), from };
}

/** The unit with one more choice, which begins today or on a later day that records can have. */
function withChoice(unit: UnitFacts, choice: PolicyChoice, today: LocalDate): UnitFacts {
  const { from } = choice;
  const message = from < today ? messages.policyBeginsBefore : dateMessage('Applies from', from);
  if (message !== null) throw new Refusal('BAD_USER_INPUT', { field: 'from', message });
  const planned = unit.policies.filter((one) => one.from > today).length;
  if (from > today && planned >= PLANNED_POLICIES_MAX) {
    throw new Refusal('BAD_USER_INPUT', { field: 'from', message: messages.tooManyPlannedPolicies });
  }
  const next = { ...unit, policies: [...unit.policies, choice] };
  refuseProblems(sinceProblems(unitOn(next, from).policy, from));
  return judgeable(next, from);
}

/** The unit, unless on a day or on one that is planned after it no rule could judge by its policy. */
function judgeable(unit: UnitFacts, from: LocalDate): UnitFacts {
  const problemsOn = (day: LocalDate) => {
    const { policy, unitFields } = asSaidOn(unit, day);
    return [...policyProblems(policy), ...testNameProblems(policy, unitFields)];
  };
  refuseProblems(problemsOn(from));
  for (const { from: later } of inTurn(unit.policies).filter((choice) => choice.from > from)) {
    const [problem] = problemsOn(later);
    if (problem) refuseProblems([{ ...problem, message: `From ${formatDay(later)} on: ${problem.message}` }]);
  }
  return unit;
}

type Chosen = Pick<Unit, 'pack' | 'policy'>;

/** What another policy says otherwise, in words. */
function policyChanges(before: Chosen, after: Chosen): UnitHistoryChange[] {
  return [
    ...changed('Policy', packLabel[before.pack], packLabel[after.pack]),
    ...differingRules(before.policy, after.policy).map((rule) => ({
      label: POLICY_RULES[rule].title,
      from: ruleText[rule](before.policy),
      to: ruleText[rule](after.policy),
    })),
  ];
}

export function changed(label: string, from: string | null, to: string | null): UnitHistoryChange[] {
  return from === to ? [] : [{ label, from, to }];
}

/** A change of the unit, with what its history tells of it. */
type Change = {
  from: LocalDate | null;
  changes: UnitHistoryChange[];
  update: Partial<
    Pick<
      StoredUnit,
      | 'name'
      | 'component'
      | 'chosenTimeZone'
      | 'policies'
      | 'unitFields'
      | 'goneUnitFields'
      | 'requirements'
      | 'hasRequirements'
      | 'reminderTimes'
    >
  >;
};

/**
 * Changes the unit, with the entry of its history: both or none of it. Nothing is written where nothing changes.
 * @param removal the number of the removal that this makes, which the unit must have; null for none. One that somebody else announced ends with the version.
 */
export async function change(
  { person, clock, now, today }: RequestContext,
  version: number,
  changeOf: (unit: StoredUnit) => Change,
  removal: number | null = null,
): Promise<Unit> {
  const { soldierId: byId } = member(person);
  const unit = await storedUnit({});
  if (unit.version !== version) throw await staleUnit(unit.version, byId);
  const { from, changes, update } = changeOf(unit);
  if (changes.length === 0) return unitOn(unit, today);
  if (version === NOTHING_SAID.version) {
    // The first change makes the document, which has nothing yet that somebody could have changed.
    await UnitModel.updateOne({ _id: CURRENT }, { $setOnInsert: NOTHING_SAID }, { upsert: true });
  }
  const entry = {
    ...historyEntry(
      { actorId: byId, at: clock() },
      {
        soldierId: UNIT_HISTORY,
        subject: HistorySubject.UNIT,
        action: HistoryAction.CHANGED,
        changes: changes.map(({ label, from: was, to }) => ({ field: 'unit', label, from: was, to })),
      },
    ),
    // One entry for each version, in the order of the versions.
    _id: `${UNIT_HISTORY}/${String(version + 1).padStart(9, '0')}`,
    validFrom: from,
  };
  const saved = await UnitModel.findOneAndUpdate(
    { _id: CURRENT, version, ...(removal !== null && { removals: removal }) },
    { $set: update, $unset: { going: '' }, $inc: { version: 1 }, $push: { pendingHistory: entry } },
    { returnDocument: 'after', projection: WITHOUT_REQUIREMENTS },
  ).lean();
  if (!saved) throw await staleUnit((await storedUnit()).version, byId);
  // Begun after the write: a read that is under way may have found what was there before.
  readUnitClock()(saved);
  await moveToAuditLog('unit', CURRENT, [entry]);
  return unitOn(saved, unitDayAt(now));
}

/** What requests read, each once: the requirements would grow it. */
const WITHOUT_REQUIREMENTS = { requirements: 0 } as const;

/** What those read that need the requirements, which go by the policy. */
export const WITH_REQUIREMENTS = {} as const;

/** The unit as it is stored, of which `unitOn` tells what it is on a day. One database command. */
export async function storedUnit(projection: object = WITHOUT_REQUIREMENTS): Promise<StoredUnit> {
  const followClock = readUnitClock();
  const unit = await driverOf(UnitModel).findOne({ _id: CURRENT }, { projection });
  // Other servers change it, too. A part of the unit is read without its version, and does not say by which clock it goes.
  if (!unit || 'version' in unit) followClock(unit ?? NOTHING_SAID);
  if (!unit) return NOTHING_SAID;
  const { unitFields, requirements } = unit;
  return {
    ...unit,
    ...(unitFields && { unitFields: readUnitFields(unitFields) }),
    ...(requirements && { requirements: requirements.map(readStoredRequirement) }),
  };
}
