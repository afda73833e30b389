import { CYCLES } from '../../domain/due/cycles.ts';
import { type DueRecord, standing } from '../../domain/due/effect.ts';
import { firstDueMessages } from '../../domain/due/eventProblems.ts';
import type { Requirement } from '../../domain/due/requirements.ts';
import { applies } from '../../domain/due/states.ts';
import { messages } from '../../domain/errors.ts';
import { HistoryAction } from '../../domain/history.ts';
import { type LocalDate, toStoredDate } from '../../domain/localDate.ts';
import { dateMessage } from '../../domain/record/validation.ts';
import type { RequestContext } from '../api/context.ts';
import { Refusal } from '../api/refusal.ts';
import { changesBetween } from '../history/entry.ts';
import { toDueRecord } from '../records/soldiers/dueRecord.ts';
import type { DueSeries } from './dueEntry.type.ts';
import { changeSeries } from './dueSeries.ts';
import { requirementOf, requirementsNow } from './requirements.service.ts';
import { entryAbout } from './storedEvents.ts';

/**
 * Excuses a soldier from a requirement that applies to them, or ends an excuse. `before` is the last day of the old excuse, and `until` the last
 * day of the new one; null for none.
 * @throws Refusal `NOT_FOUND`; `BAD_USER_INPUT` on `until`; `CONFLICT` if the excuse was changed since.
 */
export async function excuseFromDue(
  context: RequestContext,
  soldierId: string,
  requirementId: string,
  { before, until }: { before: LocalDate | null; until: LocalDate | null },
): Promise<DueSeries> {
  const { today } = context;
  if (until !== null) refuse('until', until < today ? messages.excuseFromToday : dateMessage('Excused until', until));
  const requirements = await requirementsNow(today);
  return changeSeries(
    context,
    requirements,
    { requirementId, soldierId, subjectId: requirementId },
    (soldier, act, known) => {
      const requirement = requirementOf(known, requirementId);
      const record = toDueRecord(soldier);
      if (until !== null && !applies(requirement, record, today)) refuse('until', messages.excuseFromWhatIsAsked);
      const excusedUntil = record.excuses.find((excuse) => excuse.requirementId === requirementId)?.until ?? null;
      const changes = changesBetween({ excusedUntil }, { excusedUntil: until });
      if (changes.length === 0) return null;
      if (standing(requirement, record, today).excusedUntil !== before) {
        throw new Refusal('CONFLICT', { currentVersion: soldier.version });
      }
      const { dues = [], excuses = [] } = soldier;
      const others = excuses.filter((excuse) => excuse.requirementId !== requirementId);
      return {
        dues,
        excuses: until === null ? others : [...others, { requirementId, until: toStoredDate(until) }],
        entries: [
          entryAbout(act, soldierId, requirement, { action: HistoryAction.CHANGED, subjectId: requirementId, changes }),
        ],
      };
    },
  );
}

/**
 * Sets the day by which a soldier has to do a requirement with fixed days for the first time. `before` is the old day, and `on` the new one;
 * null for none.
 * @throws Refusal `NOT_FOUND`; `BAD_USER_INPUT` on `on`; `CONFLICT` if the day was changed since.
 */
export async function setFirstDue(
  context: RequestContext,
  soldierId: string,
  requirementId: string,
  { before, on }: { before: LocalDate | null; on: LocalDate | null },
): Promise<DueSeries> {
  const { today } = context;
  const requirements = await requirementsNow(today);
  return changeSeries(
    context,
    requirements,
    { requirementId, soldierId, subjectId: requirementId },
    (soldier, act, known) => {
      const requirement = requirementOf(known, requirementId);
      const record = toDueRecord(soldier);
      if (on !== null) refuse('on', firstDueProblem(requirement, record, on, today));
      const firstDueOn = record.firstDues.find((one) => one.requirementId === requirementId)?.on ?? null;
      if (firstDueOn === on) return null;
      if (firstDueOn !== before) throw new Refusal('CONFLICT', { currentVersion: soldier.version });
      const { dues = [], excuses = [], firstDues = [] } = soldier;
      const others = firstDues.filter((one) => one.requirementId !== requirementId);
      const changes = changesBetween({ firstDueOn }, { firstDueOn: on });
      return {
        dues,
        excuses,
        firstDues: on === null ? others : [...others, { requirementId, on: toStoredDate(on) }],
        entries: [
          entryAbout(act, soldierId, requirement, { action: HistoryAction.CHANGED, subjectId: requirementId, changes }),
        ],
      };
    },
  );
}

/** Why no first day may be entered; null if it may. */
function firstDueProblem(requirement: Requirement, record: DueRecord, on: LocalDate, today: LocalDate): string | null {
  if (!CYCLES[requirement.cycle].isDayEntered) return firstDueMessages.ofFixedDays;
  if (!applies(requirement, record, today)) return firstDueMessages.ofWhatIsAsked;
  return standing(requirement, record, today).doneOn === null
    ? dateMessage('First due on', on)
    : firstDueMessages.ofNeverDone;
}

/** @throws Refusal `BAD_USER_INPUT` if there is a message about the day. */
function refuse(field: string, message: string | null): void {
  if (message !== null) throw new Refusal('BAD_USER_INPUT', { field, message });
}
