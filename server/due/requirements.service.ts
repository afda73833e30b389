import { randomUUID } from 'node:crypto';
import { type DueEffect, dueEffects, type DueRecord } from '../../domain/due/effect.ts';
import {
  requirementProblems,
  type GivenRequirement,
  narrowingProblems,
  narrowings,
  tidyRequirement,
} from '../../domain/due/requirementProblems.ts';
import type { Requirement, StoredRequirement } from '../../domain/due/requirements.ts';
import { requirementsOn } from '../../domain/due/requirementsOn.ts';
import { requirementChanges } from '../../domain/due/requirementText.ts';
import { messages } from '../../domain/errors.ts';
import { HistorySubject } from '../../domain/history.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import type { Removal, RequestContext } from '../api/context.ts';
import { Refusal, refuseProblems } from '../api/refusal.ts';
import { member } from '../api/signedIn.ts';
import { HistoryModel } from '../history/history.model.ts';
import { listedAmong, LISTED, type ListedRecord } from '../readiness/lists.service.ts';
import { DUE_RECORDS, type StoredDueRecord, toDueRecord } from '../records/soldiers/dueRecord.ts';
import { inUnit } from '../records/soldiers/inUnit.ts';
import { BY_POSITION, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { removalIn, removing } from '../unit/removal.ts';
import { change, storedUnit, WITH_REQUIREMENTS } from '../unit/unit.service.ts';
import { staleUnit } from '../unit/unitHistory.service.ts';
import type { DueEffectType, RequirementInput } from './requirement.type.ts';

/** The unit's requirements in their order, including retired ones, by the policy of a day. One database command. */
export async function readRequirements(day: LocalDate): Promise<readonly Requirement[]> {
  const { requirements = [], ...unit } = await storedUnit(WITH_REQUIREMENTS);
  return requirementsOn(requirements, unit, day);
}

/** The requirements, and what is being removed from the unit. A save of events needs both. */
export interface Requirements {
  readonly requirements: readonly Requirement[];
  readonly removal: Removal;
}

/** The requirements for a save of events, by the policy of a day. One database command. */
export async function requirementsNow(day: LocalDate): Promise<Requirements> {
  const { requirements = [], ...unit } = await storedUnit(WITH_REQUIREMENTS);
  return { requirements: requirementsOn(requirements, unit, day), removal: await removalIn(unit) };
}

/**
 * The requirement that a save is about.
 * @throws Refusal `NOT_FOUND` if there is none; `CONFLICT` if it is being removed or narrowed.
 */
export function requirementOf({ requirements, removal }: Requirements, id: string): Requirement {
  const requirement = requirements.find((one) => one.id === id);
  if (!requirement) throw new Refusal('NOT_FOUND', { message: messages.requirementDoesNotExist });
  if (removal.going.includes(id)) throw new Refusal('CONFLICT', { message: messages.beingRemoved });
  return requirement;
}

/**
 * Gives the unit these requirements, in this order.
 * @throws Refusal `BAD_USER_INPUT` with the field, such as `requirements.0.name`; also for a removed level that events have, for a requirement
 * with notes that becomes medical, and on `requirements` if one is left out but has events or excuses; `CONFLICT` if somebody else changed
 * the unit since `version`, or enters such an event or excuse at this moment; `FORBIDDEN` if something is removed and the caller has lost staff
 * rights meanwhile.
 */
export async function updateRequirements(
  context: RequestContext,
  version: number,
  input: readonly RequirementInput[],
): Promise<readonly Requirement[]> {
  const unit = await storedUnit(WITH_REQUIREMENTS);
  const { version: currentVersion, requirements: before = [] } = unit;
  if (currentVersion !== version) throw await staleUnit(currentVersion, member(context.person).soldierId);
  const given = requirementsIn(input, before, context.today);
  const requirements = given.map(({ id, ...requirement }): StoredRequirement => ({
    ...requirement,
    id: id ?? randomUUID(),
  }));
  const gone = before.filter(({ id }) => !requirements.some((requirement) => requirement.id === id));
  const save = (removal: number | null) =>
    change(
      context,
      version,
      () => ({
        from: null,
        changes: requirementChanges(before, requirements),
        update: { requirements: requirements, hasRequirements: requirements.length > 0 },
      }),
      removal,
    );
  const going = [...gone, ...before.filter(({ id }) => narrowings(given, before).some((one) => one.id === id))];
  if (going.length === 0) await save(null);
  else {
    const look = async () => {
      await refuseForbidden(given, before);
      await refuseUsed(gone);
    };
    const uses = { subject: HistorySubject.DUE, subjectName: { $in: going.map(({ name }) => name) } };
    await removing(context, version, { going: going.map(({ id }) => id), look, uses }, save);
  }
  await markMedical(before, requirements);
  return requirementsOn(requirements, unit, context.today);
}

/** If a requirement becomes medical, its history becomes medical, too. One database command in that case. */
async function markMedical(
  before: readonly StoredRequirement[],
  requirements: readonly StoredRequirement[],
): Promise<void> {
  const become = before.filter(
    ({ id, medical }) => !medical && requirements.some((requirement) => requirement.id === id && requirement.medical),
  );
  if (become.length === 0) return;
  const subjectName = { $in: become.map(({ name }) => name) };
  await HistoryModel.updateMany({ subject: HistorySubject.DUE, subjectName }, { medical: true });
}

/** Who would become failed, overdue or to do today under these requirements, and who would no longer be. Two database commands. */
export async function previewRequirements(
  { today }: RequestContext,
  input: readonly RequirementInput[],
): Promise<DueEffectType[]> {
  const unit = await storedUnit(WITH_REQUIREMENTS);
  const { requirements: before = [] } = unit;
  const requirements = requirementsIn(input, before, today);
  const stored = await SoldierModel.find(inUnit(today), { ...LISTED, ...DUE_RECORDS })
    .sort(BY_POSITION)
    .lean<(ListedRecord & StoredDueRecord)[]>();
  const listed = listedAmong(stored, today);
  const people = stored.map((one) => ({ ...toDueRecord(one), soldier: listed(one) }));
  const after = requirements.map((requirement, index) => ({ ...requirement, id: requirement.id ?? `new ${index}` }));
  return dueEffects(people, requirementsOn(before, unit, today), requirementsOn(after, unit, today), today).map(
    toEffectType,
  );
}

function toEffectType({
  requirement,
  becoming,
  noLonger,
}: DueEffect<DueRecord & Pick<DueEffectType['becoming'][number], 'soldier'>>): DueEffectType {
  return {
    name: requirement.name,
    becoming: becoming.map(({ person, state }) => ({ soldier: person.soldier, state })),
    noLonger: noLonger.map(({ soldier }) => soldier),
  };
}

/** A requirement as entered, with its first day. */
type ForcedRequirement = GivenRequirement & Pick<StoredRequirement, 'inForceFrom'>;

/** The requirements of an input, tidied and validated. */
function requirementsIn(
  input: readonly RequirementInput[],
  before: readonly StoredRequirement[],
  today: LocalDate,
): ForcedRequirement[] {
  const given = input.map(
    ({ retired, id = null, months = null, score = null, sets = null, ...requirement }): ForcedRequirement => {
      const known = before.find((one) => one.id === id);
      const inForceFrom = requirement.inForceFrom ?? known?.inForceFrom ?? today;
      const retiredOn = retired ? (known?.retiredOn ?? today) : null;
      return tidyRequirement({ ...requirement, id, months, score, sets, inForceFrom, retiredOn });
    },
  );
  refuseProblems(requirementProblems(given, before));
  return given;
}

/** @throws Refusal `BAD_USER_INPUT` with the field of a change that events forbid. */
async function refuseForbidden(
  given: readonly GivenRequirement[],
  before: readonly StoredRequirement[],
): Promise<void> {
  const changes = narrowings(given, before);
  if (changes.length === 0) return;
  const ids = changes.map(({ id }) => id);
  const people = await SoldierModel.find({ 'dues.requirementId': { $in: ids } }, { dues: 1 }).lean();
  const events = people.flatMap(({ dues = [] }) => dues);
  refuseProblems(narrowingProblems(changes, events));
}

/** Where records use a requirement, by the name of the use for people. */
const USES = {
  events: 'dues.requirementId',
  excuses: 'excuses.requirementId',
  'first days': 'firstDues.requirementId',
} as const;

/** The requirements with events, excuses or first days. They can only be retired, never removed. One database command. */
export async function usedRequirements(): Promise<string[]> {
  const isUsed = { $or: Object.values(USES).map((path) => ({ [path]: { $exists: true } })) };
  const people = await SoldierModel.find(isUsed, { dues: 1, excuses: 1, firstDues: 1 }).lean();
  const uses = people.flatMap(({ dues = [], excuses = [], firstDues = [] }) => [...dues, ...excuses, ...firstDues]);
  return [...new Set(uses.map(({ requirementId }) => requirementId))].toSorted();
}

/** @throws Refusal `BAD_USER_INPUT` if a requirement has events or excuses, which would be lost. */
async function refuseUsed(gone: readonly StoredRequirement[]): Promise<void> {
  for (const { id, name } of gone) {
    for (const [what, path] of Object.entries(USES)) {
      if (!(await SoldierModel.exists({ [path]: id }))) continue;
      throw new Refusal('BAD_USER_INPUT', {
        field: 'requirements',
        message: `${name} has ${what}. Retire it instead.`,
      });
    }
  }
}
