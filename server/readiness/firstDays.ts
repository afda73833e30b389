import { CYCLES } from '../../domain/due/cycles.ts';
import { withoutFirstDay } from '../../domain/due/firstDays.ts';
import { type Requirement, isInUse } from '../../domain/due/requirements.ts';
import { requirementsOn } from '../../domain/due/requirementsOn.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { DataIssueCode } from '../../domain/record/dataIssues.ts';
import type { UnitDay } from '../api/context.ts';
import type { DataIssueType } from '../records/soldiers/dataIssue.type.ts';
import { type StoredDueRecord, toDueRecord } from '../records/soldiers/dueRecord.ts';
import { storedUnit, WITH_REQUIREMENTS } from '../unit/unit.service.ts';

/** The requirements whose first day staff enter; without medical ones for a key. At most one database command. */
export async function requirementsWithFirstDays({ today, unit, person }: UnitDay): Promise<readonly Requirement[]> {
  if (!(await unit()).hasRequirements) return [];
  const { requirements = [], ...facts } = await storedUnit(WITH_REQUIREMENTS);
  return requirementsOn(requirements, facts, today).filter(
    (requirement) =>
      CYCLES[requirement.cycle].isDayEntered &&
      isInUse(requirement, today) &&
      (!requirement.medical || person !== null),
  );
}

/** The missing first days of a record: one entry that names the requirements, or none. */
export function firstDayProblems(
  requirements: readonly Requirement[],
  stored: StoredDueRecord,
  today: LocalDate,
): DataIssueType[] {
  if (requirements.length === 0) return [];
  const names = withoutFirstDay(requirements, toDueRecord(stored), today).map(({ name }) => name);
  if (names.length === 0) return [];
  const text = `First due date is not entered: ${names.join(', ')}.`;
  return [{ code: DataIssueCode.FIRST_DUE_NOT_ENTERED, field: 'firstDueOn', text }];
}
