import { hasFailed, type DueKind } from '../../domain/due/kinds.ts';
import { CYCLES } from '../../domain/due/cycles.ts';
import { standing } from '../../domain/due/effect.ts';
import { typedWithoutDate } from '../../domain/due/follow.ts';
import { resultText } from '../../domain/due/resultText.ts';
import { countingEvent } from '../../domain/due/states.ts';
import { LATEST_DATE } from '../../domain/constants.ts';
import { compareDays, type LocalDate } from '../../domain/localDate.ts';
import type { RequestContext } from '../api/context.ts';
import { Refusal } from '../api/refusal.ts';
import { member } from '../api/signedIn.ts';
import { staleSave } from '../records/staleSave.ts';
import { type DUE_RECORD, type StoredDueRecord, toDueRecord, toEvent } from '../records/soldiers/dueRecord.ts';
import type { Soldier } from '../records/soldiers/soldier.model.ts';
import { soldierNames } from '../records/soldiers/soldierNames.ts';
import { acting, changeDues } from './changeDues.ts';
import type { DueSeries, DueStanding } from './dueEntry.type.ts';
import { kindIn, type Requirements } from './dueKinds.service.ts';

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
export function seriesOf(kind: DueKind, soldier: DueSoldier, nameOf: NameOf, today: LocalDate): DueSeries {
  const events = (soldier.dues ?? [])
    .filter(({ kindId }) => kindId === kind.id)
    .map(toEvent)
    .map(({ byId, ...event }) => ({
      ...event,
      // One that was entered before the cycle was changed says nothing any more.
      expiresOn: CYCLES[kind.cycle].isDayEntered ? event.expiresOn : null,
      failed: hasFailed(kind, event),
      by: nameOf(byId),
    }))
    .reverse()
    .sort((a, b) => compareDays(b.doneOn, a.doneOn));
  const { excuses, firstDues } = toDueRecord(soldier);
  return {
    kind,
    standing: standingOf(kind, soldier, today),
    events,
    excuse: excuses.find(({ kindId }) => kindId === kind.id)?.until ?? null,
    firstDueOn: firstDues.find(({ kindId }) => kindId === kind.id)?.on ?? null,
  };
}

/** How a requirement stands with a soldier on a day. */
export function standingOf(
  kind: DueKind,
  soldier: JudgedSoldier,
  day: LocalDate,
  record = toDueRecord(soldier),
): DueStanding {
  const events = record.dues.filter(({ kindId }) => kindId === kind.id);
  const event = countingEvent(events, day);
  return {
    kindId: kind.id,
    ...standing(kind, record, day),
    result: event && resultText(kind, event),
    // The record is the one of today, also where the day is over.
    typed: typedWithoutDate(kind, countingEvent(events, LATEST_DATE), soldier),
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
  { kindId, soldierId, subjectId }: { kindId: string; soldierId: string; subjectId: string },
  changeOf: Parameters<typeof changeDues>[3],
): Promise<DueSeries> {
  const kind = kindIn(requirements, kindId);
  const result = (await changeDues(acting(context), requirements, [soldierId], changeOf)).get(soldierId);
  if (result === undefined) throw new Refusal('NOT_FOUND');
  if (!(result instanceof Refusal)) return seriesOf(kind, result, await whoEntered([result]), context.today);
  const { currentVersion } = result.details;
  if (currentVersion === undefined) throw result;
  throw await staleSave(currentVersion, { soldierId, subjectId }, member(context.person).soldierId);
}
