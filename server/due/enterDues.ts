import { messages } from '../../domain/errors.ts';
import { HistoryAction } from '../../domain/history.ts';
import { unitOn } from '../../domain/policy/unit.ts';
import { Refusal } from '../api/refusal.ts';
import { entriesMade } from '../history/auditLog.ts';
import type { Act } from '../history/entry.ts';
import { unitDayAt } from '../operations/unitClock.ts';
import type { StoredDue } from '../records/soldiers/soldier.model.ts';
import { storedUnit } from '../unit/unit.service.ts';
import { changeDues } from './changeDues.ts';
import { requirementsNow } from './requirements.service.ts';
import { entryFor } from './storedEvents.ts';

/** A soldier's event that is accepted but not written yet. */
export interface DecidedDue {
  soldierId: string;
  /** The id of its history entry, which shows whether the event was entered. */
  entryId: string;
  due: StoredDue;
}

/**
 * Enters accepted events, with the fields that follow them; each once, however often this is called. It skips events of soldiers who have left,
 * of missing records, and of removed requirements. The number of database commands doesn't depend on the number of events.
 * @throws Error if others keep saving a record; the next call enters the rest.
 */
export async function enterDues(act: Act, decided: readonly DecidedDue[]): Promise<void> {
  if (decided.length === 0) return;
  const made = await entriesMade(
    decided.map(({ entryId }) => entryId),
    [],
  );
  const today = unitDayAt(act.at);
  const [current, facts] = [await requirementsNow(today), await storedUnit()];
  const { requirements } = current;
  const left = decided.filter(
    ({ entryId, due }) => !made.has(entryId) && requirements.some(({ id }) => id === due.requirementId),
  );
  const ids = [...new Set(left.map(({ soldierId }) => soldierId))];
  const by = { today, unit: async (day = today) => unitOn(facts, day), act: () => act };
  const results = await changeDues(by, current, ids, ({ _id, dues = [], excuses = [] }) => {
    const fresh = left.filter(({ soldierId, due: { id } }) => soldierId === _id && !dues.some((due) => due.id === id));
    const entries = fresh.flatMap(({ entryId, due }) => {
      const requirement = requirements.find(({ id }) => id === due.requirementId);
      return requirement ? [{ ...entryFor(act, _id, requirement, HistoryAction.ADDED, null, due), _id: entryId }] : [];
    });
    return fresh.length === 0 ? null : { dues: [...dues, ...fresh.map(({ due }) => due)], excuses, entries };
  });
  for (const result of results.values()) {
    if (result instanceof Refusal && result.message === messages.changedMeanwhile) throw result;
  }
}
