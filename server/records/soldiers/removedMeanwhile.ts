import { messages } from '../../../domain/errors.ts';
import { unitFieldName } from '../../../domain/policy/unitFields.ts';
import type { OwnFields } from '../../../domain/record/ownFields.ts';
import type { Removal } from '../../api/context.ts';
import { Refusal } from '../../api/refusal.ts';
import type { UpdateSoldierInput } from './soldier.input.ts';
import type { Soldier } from './soldier.model.ts';

/* How a save handles simultaneous removals from the unit (docs/decisions/0028-removing-while-using.md). It takes no extra database command. */

/** Matches a record if no removal has reached it since the unit was read. */
export function nothingRemovedSince({ number }: Removal) {
  return { removal: { $not: { $gt: number } } };
}

/** Whether a later removal has reached a record, so that the unit has to be read again. */
export function isRemovedSince({ number }: Removal, { removal = 0 }: Pick<Soldier, 'removal'>): boolean {
  return removal > number;
}

/** @throws Refusal `BAD_USER_INPUT` for a value of a unit field, or for a choice, that is being removed. */
export function refuseGoing({ own }: Pick<UpdateSoldierInput, 'own'>, after: OwnFields, { going }: Removal): void {
  for (const { unitField } of own ?? []) {
    const field = unitFieldName(unitField);
    if (!going.includes(unitField) && !going.includes(`${unitField}/${after[field] ?? ''}`)) continue;
    throw new Refusal('BAD_USER_INPUT', { field, message: messages.beingRemoved });
  }
}
