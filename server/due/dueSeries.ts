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

/** The record fields that events update. */
export const FOLLOWING = { acftScore: 1, acftPass: 1, m4Qual: 1, driversLicense: 1, jfoQualified: 1 } as const;
export type JudgedSoldier = StoredDueRecord & Pick<Soldier, keyof typeof FOLLOWING>;
export type DueSoldier = Pick<Soldier, keyof typeof DUE_RECORD | keyof typeof FOLLOWING>;

/** The names of people who entered events, by the ids of their records. */
export type NameOf = Awaited<ReturnType<typeof soldierNames>>;

/** The names of the people who entered the soldiers' events. One database command. */
export function whoEntered(soldiers: readonly DueSoldier[]): Promise<NameOf> {
  return soldierNames(soldiers.flatMap(({ dues = [] }) => dues.map(({ byId }) => byId)));
}

/** A requirement with a soldier's events, the newest first, whether or not it applies to them. */
export function seriesOf(requirement: Requirement, soldier: DueSoldier, nameOf: NameOf, today: LocalDate): DueSeries {
  const events = (soldier.dues ?? [])
    .filter(({ requirementId }) => requirementId === requirement.id)
    .map(toEvent)
    .map(({ byId, ...event }) => ({
      ...event,
      // A due day that was entered before the cycle changed no longer counts.
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
    // The record is today's, so it is compared with the latest event, even for a past day.
    typed: typedWithoutDate(requirement, countingEvent(events, LATEST_DATE), soldier),
  };
}

/**
 * Changes what one record has about a requirement.
 * @param subjectId what is changed, as the history names it
 * @param changeOf as in `changeDues`; it throws `CONFLICT` with the current version if the change is based on another state
 * @returns the requirement, even if it doesn't apply to the soldier and has no events left
 * @throws Refusal of `changeOf`; a `CONFLICT` names who saved first.
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
