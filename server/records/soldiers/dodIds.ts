import { messages } from '../../../domain/errors.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { type UnitFieldName, unitFieldName, dodIdField, type UnitField } from '../../../domain/policy/unitFields.ts';
import { Membership, membershipOn } from '../../../domain/record/membership.ts';
import type { OwnFields } from '../../../domain/record/ownFields.ts';
import { rankLabel } from '../../../domain/values.ts';
import { Refusal } from '../../api/refusal.ts';
import { stayOf } from './inUnit.ts';
import type { UpdateSoldierInput } from './soldier.input.ts';
import { SoldierModel } from './soldier.model.ts';

/** The DoD ID that a change gives a record, with its field; null if none. */
export function newDodId(
  before: OwnFields,
  after: OwnFields,
  unitFields: readonly UnitField[],
): { field: UnitFieldName; dodId: string } | null {
  const unitField = dodIdField(unitFields);
  const field = unitField && unitFieldName(unitField.id);
  const dodId = field && after[field];
  return field && dodId && dodId !== (before[field] ?? null) ? { field, dodId } : null;
}

/**
 * Refuses a DoD ID that another record has, even of somebody who has left. Call it under the rights lock, so that two records can't get the same
 * one at once. One database command if the change sets a DoD ID, otherwise none.
 * @throws Refusal `BAD_USER_INPUT`.
 */
export async function refuseTakenDodId(
  soldierId: string,
  before: OwnFields,
  after: OwnFields,
  unitFields: readonly UnitField[],
  today: LocalDate,
): Promise<void> {
  const given = newDodId(before, after, unitFields);
  if (!given) return;
  const { field, dodId } = given;
  const other = await SoldierModel.findOne({ [field]: dodId, _id: { $ne: soldierId } }).lean();
  if (!other) return;
  const hasLeft = membershipOn(stayOf(other), today) === Membership.DEPARTED;
  const who = `${rankLabel[other.rank]} ${other.lastName}${hasLeft ? ', who has left the unit,' : ''}`;
  throw new Refusal('BAD_USER_INPUT', { field, message: `${who} has this DoD ID.` });
}

/**
 * Refuses a DoD ID in a change of several records, because that takes no lock.
 * @throws Refusal `BAD_USER_INPUT`.
 */
export function refuseDodId({ own }: Pick<UpdateSoldierInput, 'own'>, unitFields: readonly UnitField[]): void {
  const id = dodIdField(unitFields)?.id;
  if (id === undefined || !own?.some(({ unitField }) => unitField === id)) return;
  throw new Refusal('BAD_USER_INPUT', { field: unitFieldName(id), message: messages.dodIdInRecord });
}
