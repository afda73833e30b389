import { randomUUID } from 'node:crypto';
import { storedRequirement } from '../../domain/due/testing.ts';
import { addDays, addMonths, type LocalDate, toStoredDate } from '../../domain/localDate.ts';
import { NEW_UNIT } from '../../domain/policy/unit.ts';
import type { StoredDue } from '../records/soldiers/soldier.model.ts';
import { type StoredUnit, UnitModel } from '../unit/unit.model.ts';

/* A unit with a yearly requirement, for tests of reminders. */

export const RIDE = storedRequirement({ name: 'Secret check ride' });

/** Gives the unit requirements, with reminders on Mondays at 06:00. */
export async function makeRemindedUnit(given: Partial<StoredUnit> = {}): Promise<void> {
  await UnitModel.create({
    ...NEW_UNIT,
    _id: 'current',
    version: 1,
    policies: [],
    requirements: [RIDE],
    hasRequirements: true,
    ...given,
  });
}

/** An event that makes a requirement due on a day. */
export function dueOnDay(day: LocalDate, requirementId = RIDE.id): StoredDue {
  return {
    id: randomUUID(),
    version: 1,
    requirementId,
    doneOn: toStoredDate(addMonths(day, -12)),
    expiresOn: null,
    forRecord: true,
    score: null,
    level: null,
    passed: null,
    note: '',
    byId: 'boss',
  };
}

/** The day on which a requirement becomes due soon, given the day on which it is due. */
export const soonFrom = (day: LocalDate): LocalDate => addDays(day, -RIDE.leadDays);
