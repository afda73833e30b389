import { randomUUID } from 'node:crypto';
import { PLANNED_POLICIES_MAX } from '../../domain/constants.ts';
import { readStoredRequirement } from '../../domain/due/requirementProblems.ts';
import { messages } from '../../domain/errors.ts';
import { HistoryAction, HistorySubject } from '../../domain/history.ts';
import { formatDay, type LocalDate } from '../../domain/localDate.ts';
import { nameText } from '../../domain/nameText.ts';
import { FIRST_STEPS_PUT_AWAY } from '../../domain/policy/firstSteps.ts';
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
  PLAN_CANCELED,
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

/** The document of a unit before staff change anything. */
const NOTHING_SAID: StoredUnit = { ...NEW_UNIT, _id: CURRENT, policies: [] };

/** The planned policy changes, the soonest first. Two database commands. */
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
 * The stored unit with its requirements, and with a policy from a day on. One database command.
 * @throws Refusal `BAD_USER_INPUT` with the field, for a policy that no rule could apply.
 */
export async function unitWithPolicy({ today }: Pick<RequestContext, 'today'>, input: ChoosePolicyInput) {
  const unit = await storedUnit(WITH_REQUIREMENTS);
  return { unit, next: withChoice(unit, choiceIn(input, unitOn(unit, today)), today) };
}

/**
 * Gives the unit a policy from a day on. It changes only what differs from today's policy, so that everything planned in between stays. A policy
 * equal to today's changes nothing, except that the first choice from today on is kept: staff then know that somebody meant it.
 * @throws Refusal `BAD_USER_INPUT` for a policy that no rule could apply, on `from` for a past day or one after 2100, and if too many are
 * planned; `CONFLICT` if somebody else changed the unit since `version`.
 */
export async function choosePolicy(context: RequestContext, version: number, input: ChoosePolicyInput): Promise<Unit> {
  const { person, clock, today } = context;
  const { soldierId: byId } = member(person);
  const { from } = input;
  return change(context, version, (unit) => {
    const choice = choiceIn(input, unitOn(unit, today));
    const next = withChoice(unit, choice, today);
    const kept = unit.policies.length === 0 && from === today ? changed('Policy', null, packLabel[input.pack]) : [];
    const changes = policyChanges(unitOn(unit, from), unitOn(next, from));
    return {
      from,
      changes: changes.length === 0 ? kept : changes,
      update: { policies: [...unit.policies, { _id: randomUUID(), ...choice, byId, at: clock() }] },
    };
  });
}

/**
 * Takes back a policy that hasn't begun.
 * @throws Refusal `NOT_FOUND` if it was taken back before; `BAD_USER_INPUT` if it has begun, and if no rule could apply the rest without it;
 * `CONFLICT` if somebody else changed the unit since `version`.
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
      changes: [PLAN_CANCELED, ...policyChanges(unitOn(unit, choice.from), unitOn(rest, choice.from))],
      update: { policies },
    };
  });
}

/**
 * Changes the unit's name, component and time zone.
 * @throws Refusal `BAD_USER_INPUT` on `name` if it is too long, and on `timeZone` if the server doesn't know it; `CONFLICT` if somebody else
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

/**
 * Puts the first steps away, or shows them again.
 * @throws Refusal `CONFLICT` if somebody else changed the unit since `version`.
 */
export async function putFirstStepsAway(context: RequestContext, version: number, isPutAway: boolean): Promise<Unit> {
  return change(context, version, ({ firstStepsPutAway = false }) => {
    const { label, from, to } = FIRST_STEPS_PUT_AWAY;
    const told = isPutAway ? { label, from, to } : { label, from: to, to: from };
    return {
      from: null,
      changes: firstStepsPutAway === isPutAway ? [] : [told],
      update: { firstStepsPutAway: isPutAway },
    };
  });
}

/** The clock that decides a unit's days, in words. */
function clockText(chosen: string | null = null): string {
  return timeZoneText(chosen ?? `${systemTimeZone()}, the server's`);
}

/** The choice in an input, compared with today's unit, which the people see. */
function choiceIn({ pack, policy, from }: ChoosePolicyInput, unit: Unit): PolicyChoice {
  return { ...choiceOf(unit, { pack, policy: policy ? inOrder(policy) : PACKS[pack] }), from };
}

/** The unit with one more choice, from today or a later day that records can have. */
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

/** Returns the unit. Refuses it if no rule could apply its policy on this day, or on the first day of a later planned change. */
function judgeable(unit: UnitFacts, from: LocalDate): UnitFacts {
  const problemsOn = (day: LocalDate) => {
    const { policy, unitFields } = asSaidOn(unit, day);
    return [...policyProblems(policy), ...testNameProblems(policy, unitFields)];
  };
  refuseProblems(problemsOn(from));
  for (const { from: later } of inTurn(unit.policies).filter((choice) => choice.from > from)) {
    const [problem] = problemsOn(later);
    if (problem) refuseProblems([{ ...problem, message: `From ${formatDay(later)}: ${problem.message}` }]);
  }
  return unit;
}

type Chosen = Pick<Unit, 'pack' | 'policy'>;

/** The differences between two policies, in words. */
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

/** A change of the unit, with its history. */
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
      | 'firstStepsPutAway'
    >
  >;
};

/**
 * Changes the unit and its history together: both or neither. Writes nothing if nothing changes.
 * @param removal the number of the removal that this makes, which the unit must have; null for none. A removal that somebody else announced ends
 * with the new version.
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
    // The first change creates the document, which has nothing yet that somebody could have changed.
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
    // One entry per version, in their order.
    _id: unitEntryId(version + 1),
    validFrom: from,
  };
  const saved = await UnitModel.findOneAndUpdate(
    { _id: CURRENT, version, ...(removal !== null && { removals: removal }) },
    { $set: update, $unset: { going: '' }, $inc: { version: 1 }, $push: { pendingHistory: entry } },
    { returnDocument: 'after', projection: WITHOUT_REQUIREMENTS },
  ).lean();
  if (!saved) throw await staleUnit((await storedUnit()).version, byId);
  // Begun after the write, because a read that is under way may have found the old state.
  readUnitClock()(saved);
  await moveToAuditLog('unit', CURRENT, [entry]);
  return unitOn(saved, unitDayAt(now));
}

/** The unit's name for mails; null if it has none. One database command. */
export async function unitName(): Promise<string | null> {
  return (await storedUnit({ name: 1 })).name ?? null;
}

/** The id of the history entry that made a version of the unit. */
export function unitEntryId(version: number): string {
  return `${UNIT_HISTORY}/${String(version).padStart(9, '0')}`;
}

/** What every request reads once. The requirements would make it larger. */
const WITHOUT_REQUIREMENTS = { requirements: 0 } as const;

/** For requests that need the requirements, which depend on the policy. */
export const WITH_REQUIREMENTS = {} as const;

/** The stored unit; `unitOn` computes what it is on a day. One database command. */
export async function storedUnit(projection: object = WITHOUT_REQUIREMENTS): Promise<StoredUnit> {
  const followClock = readUnitClock();
  const unit = await driverOf(UnitModel).findOne({ _id: CURRENT }, { projection });
  // Other servers change the unit, too. A partial read has no version and no time zone, so it sets no clock.
  if (!unit || 'version' in unit) followClock(unit ?? NOTHING_SAID);
  if (!unit) return NOTHING_SAID;
  const { unitFields, requirements } = unit;
  return {
    ...unit,
    ...(unitFields && { unitFields: readUnitFields(unitFields) }),
    ...(requirements && { requirements: requirements.map(readStoredRequirement) }),
  };
}
