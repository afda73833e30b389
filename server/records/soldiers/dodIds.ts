import { type ColumnName, columnName, dodIdColumn, type UnitColumn } from '../../../domain/policy/unitFields.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { messages } from '../../../domain/errors.ts';
import { Membership, membershipOn } from '../../../domain/record/membership.ts';
import type { OwnFields } from '../../../domain/record/ownFields.ts';
import { rankLabel } from '../../../domain/values.ts';
import { Refusal } from '../../api/refusal.ts';
import { stayOf } from './inUnit.ts';
import type { UpdateSoldierInput } from './soldier.input.ts';
import { SoldierModel } from './soldier.model.ts';

/** The DoD ID that a change gives a record, with its field; null where it gives none. */
export function newDodId(
  before: OwnFields,
  after: OwnFields,
  columns: readonly UnitColumn[],
): { field: ColumnName; dodId: string } | null {
  const column = dodIdColumn(columns);
  const field = column && columnName(column.id);
  const dodId = field && after[field];
  return field && dodId && dodId !== (before[field] ?? null) ? { field, dodId } : null;
}

/**
 * Refuses a DoD ID that another record has, also that of somebody who has left. To be called under the rights lock, so that of two records none gets
 * that of the other meanwhile. One database command where the change gives one, otherwise none.
 * @throws Refusal `BAD_USER_INPUT`.
 */
export async function refuseTakenDodId(
  soldierId: string,
  before: OwnFields,
  after: OwnFields,
  columns: readonly UnitColumn[],
  today: LocalDate,
): Promise<void> {
  const given = newDodId(before, after, columns);
  if (!given) return;
  const { field, dodId } = given;
  const other = await SoldierModel.findOne({ [field]: dodId, _id: { $ne: soldierId } }).lean();
  if (!other) return;
  const hasLeft = membershipOn(stayOf(other), today) === Membership.DEPARTED;
  const who = `${rankLabel[other.rank]} ${other.lastName}${hasLeft ? ', who has left the unit,' : ''}`;
  throw new Refusal('BAD_USER_INPUT', { field, message: `${who} has this DoD ID.` });
}

/**
 * Refuses a DoD ID in a change of several records, which takes no lock.
 * @throws Refusal `BAD_USER_INPUT`.
 */
export function refuseDodId({ own }: Pick<UpdateSoldierInput, 'own'>, columns: readonly UnitColumn[]): void {
  const id = dodIdColumn(columns)?.id;
  if (id === undefined || !own?.some(({ column }) => column === id)) return;
  throw new Refusal('BAD_USER_INPUT', { field: columnName(id), message: messages.dodIdInRecord });
}
