import { LATEST_DATE } from '../../domain/constants.ts';
import { CYCLES } from '../../domain/due/cycles.ts';
import { standing } from '../../domain/due/effect.ts';
import { typedWithoutDate } from '../../domain/due/follow.ts';
import { hasFailed, type Requirement } from '../../domain/due/requirements.ts';
import { resultText } from '../../domain/due/resultText.ts';
import { countingEvent } from '../../domain/due/states.ts';
import { compareDays, type LocalDate } from '../../domain/localDate.ts';
import type { RequestContext } from '../api/context.ts';
import { Refusal } from '../api/refusal.ts';
import { member } from '../api/signedIn.ts';
import { type DUE_RECORD, type StoredDueRecord, toDueRecord, toEvent } from '../records/soldiers/dueRecord.ts';
import type { Soldier } from '../records/soldiers/soldier.model.ts';
import { soldierNames } from '../records/soldiers/soldierNames.ts';
import { staleSave } from '../records/staleSave.ts';
import { acting, changeDues } from './changeDues.ts';
import type { DueSeries, DueStanding } from './dueEntry.type.ts';
import { requirementOf, type Requirements } from './requirements.service.ts';

/** What of a record follows events, besides what says what is due. */
export const FOLLOWING = { acftScore: 1, acftPass: 1, m4Qual: 1, driversLicense: 1, jfoQualified: 1 } as const;
export type JudgedSoldier = StoredDueRecord & Pick<Soldier, keyof typeof FOLLOWING>;
export type DueSoldier = Pick<Soldier, keyof typeof DUE_RECORD | keyof typeof FOLLOWING>;

/** What the people who entered events are called, by the ids of their records. */
export type NameOf = Awaited<ReturnType<typeof soldierNames>>;

/** The names of the people who entered the soldiers' events. One database command. */
export function whoEntered(soldiers: readonly DueSoldier[]): Promise<NameOf> {
  return soldierNames(soldiers.flatMap(({ dues = [] }) => dues.map(({ byId }) => byId)));
}

/** A requirement with a soldier's events, the newest first, asked of them or not. */
export function seriesOf(requirement: Requirement, soldier: DueSoldier, nameOf: NameOf, today: LocalDate): DueSeries {
  const events = (soldier.dues ?? [])
    .filter(({ requirementId }) => requirementId === requirement.id)
    .map(toEvent)
    .map(({ byId, ...event }) => ({
      ...event,
      // One that was entered before the cycle was changed says nothing any more.
      expiresOn: CYCLES[requirement.cycle].isDayEntered ? event.expiresOn : null,
      failed: hasFailed(requirement, event),
      by: nameOf(byId),
    }))
    .reverse()
    .sort((a, b) => compareDays(b.doneOn, a.doneOn));
  const { excuses, firstDues } = toDueRecord(soldier);
  return {
    requirement,
    standing: standingOf(requirement, soldier, today),
    events,
    excuse: excuses.find(({ requirementId }) => requirementId === requirement.id)?.until ?? null,
    firstDueOn: firstDues.find(({ requirementId }) => requirementId === requirement.id)?.on ?? null,
  };
}

/** How a requirement stands with a soldier on a day. */
export function standingOf(
  requirement: Requirement,
  soldier: JudgedSoldier,
  day: LocalDate,
  record = toDueRecord(soldier),
): DueStanding {
  const events = record.dues.filter(({ requirementId }) => requirementId === requirement.id);
  const event = countingEvent(events, day);
  return {
    requirementId: requirement.id,
    ...standing(requirement, record, day),
    result: event && resultText(requirement, event),
    // The record is the one of today, also where the day is over.
    typed: typedWithoutDate(requirement, countingEvent(events, LATEST_DATE), soldier),
  };
}

/**
 * Changes what one record holds of a requirement.
 * @param subjectId what is changed, as the history knows it
 * @param changeOf as of `changeDues`; it throws `CONFLICT` with the current version where the change was made from another state
 * @returns the requirement, also where it is not asked of the soldier and no event is left
 * @throws Refusal of `changeOf`; a `CONFLICT` with who was faster.
 */
export async function changeSeries(
  context: RequestContext,
  requirements: Requirements,
  { requirementId, soldierId, subjectId }: { requirementId: string; soldierId: string; subjectId: string },
  changeOf: Parameters<typeof changeDues>[3],
): Promise<DueSeries> {
  const requirement = requirementOf(requirements, requirementId);
  const result = (await changeDues(acting(context), requirements, [soldierId], changeOf)).get(soldierId);
  if (result === undefined) throw new Refusal('NOT_FOUND');
  if (!(result instanceof Refusal)) return seriesOf(requirement, result, await whoEntered([result]), context.today);
  const { currentVersion } = result.details;
  if (currentVersion === undefined) throw result;
  throw await staleSave(currentVersion, { soldierId, subjectId }, member(context.person).soldierId);
}
