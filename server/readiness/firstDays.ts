import { withoutFirstDay } from '../../domain/due/firstDays.ts';
import { CYCLES } from '../../domain/due/cycles.ts';
import { type DueKind, isInUse } from '../../domain/due/requirements.ts';
import { kindsOn } from '../../domain/due/requirementsOn.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { DataProblemCode } from '../../domain/record/dataIssues.ts';
import type { UnitDay } from '../api/context.ts';
import type { DataProblemType } from '../records/soldiers/dataIssue.type.ts';
import { type StoredDueRecord, toDueRecord } from '../records/soldiers/dueRecord.ts';
import { storedUnit, WITH_REQUIREMENTS } from '../unit/unit.service.ts';

/** The requirements whose first day staff enter, and may have yet to enter; for a key without medical ones. One database command at most. */
export async function kindsWithFirstDays({ today, unit, person }: UnitDay): Promise<readonly DueKind[]> {
  if (!(await unit()).hasRequirements) return [];
  const { dueKinds = [], ...facts } = await storedUnit(WITH_REQUIREMENTS);
  return kindsOn(dueKinds, facts, today).filter(
    (kind) => CYCLES[kind.cycle].isDayEntered && isInUse(kind, today) && (!kind.medical || person !== null),
  );
}

/** What is missing of a record's first days: one entry that names the requirements, or none. */
export function firstDayProblems(
  kinds: readonly DueKind[],
  stored: StoredDueRecord,
  today: LocalDate,
): DataProblemType[] {
  if (kinds.length === 0) return [];
  const names = withoutFirstDay(kinds, toDueRecord(stored), today).map(({ name }) => name);
  if (names.length === 0) return [];
  const text = `First due day is not entered: ${names.join(', ')}.`;
  return [{ code: DataProblemCode.FIRST_DUE_NOT_ENTERED, field: 'firstDueOn', text }];
}
