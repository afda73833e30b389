import { randomUUID } from 'node:crypto';
import { messages } from '../../domain/errors.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { PACKS, type PolicyPack } from '../../domain/policy/packs.ts';
import { type Unit, unitOn } from '../../domain/policy/unit.ts';
import { givenNames } from '../../domain/record/givenNames.ts';
import { policyEffect } from '../../domain/record/policyEffect.ts';
import type { RequestContext } from '../api/context.ts';
import { Refusal } from '../api/refusal.ts';
import { member } from '../api/signedIn.ts';
import { BY_POSITION, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { recordOf } from '../records/soldiers/soldierFields.ts';
import { soldierNames } from '../records/soldiers/soldierNames.ts';
import { IN_ONE_BATCH } from '../store/inOneBatch.ts';
import { changeUnit, ensureUnit, storedUnit } from './storedUnit.ts';
import type { StoredChoice } from './unit.model.ts';
import type { ChoosePolicyInput } from './unit.input.ts';
import type { PolicyChoiceType, PolicyEffect } from './unit.type.ts';

/** What the unit says of itself, as of a day. One database command. */
export async function unitAsOf(today: LocalDate): Promise<Unit> {
  return unitOn(await storedUnit(), today);
}

/** All policies that were chosen, the latest first: what applies, what applied, and what is planned. Two database commands. */
export async function policyChoices(): Promise<PolicyChoiceType[]> {
  const { policies } = await storedUnit();
  const nameOf = await soldierNames(policies.map(({ byId }) => byId));
  return policies
    .toReversed()
    .map(({ _id: id, pack, from, at, byId }) => ({ id, pack, from, at, by: nameOf(byId) }))
    .sort((one, other) => other.from.localeCompare(one.from));
}

/** Whom a policy would bring onto readiness lists and off them on a day, by position in the unit. Two database commands. */
export async function previewPolicy(pack: PolicyPack, from: LocalDate): Promise<PolicyEffect[]> {
  const { policy } = unitOn(await storedUnit(), from);
  const stored = await SoldierModel.find({}, { schools: 0, pendingHistory: 0 })
    .sort(BY_POSITION)
    .batchSize(IN_ONE_BATCH)
    .lean();
  const givenName = givenNames(stored);
  const people = stored.map((one) => ({ ...one, ...recordOf(one), id: one._id, givenName: givenName(one) }));
  return policyEffect(people, policy, PACKS[pack], from);
}

/**
 * Lets the unit go by a policy from a day on.
 * @throws Refusal `BAD_USER_INPUT` on `from` for a day that is over; `CONFLICT` when somebody else changed the unit since `version`.
 */
export async function choosePolicy(
  { person, clock, today }: RequestContext,
  version: number,
  { pack, from }: ChoosePolicyInput,
): Promise<Unit> {
  const { soldierId: byId } = member(person);
  if (from < today) throw new Refusal('BAD_USER_INPUT', { field: 'from', message: messages.policyBeginsBefore });
  const choice: StoredChoice = { _id: randomUUID(), pack, from, byId, at: clock() };
  await ensureUnit(version);
  return unitOn(await changeUnit(version, { $push: { policies: choice } }), today);
}

/**
 * Takes back a policy that has not begun.
 * @throws Refusal `NOT_FOUND` when it was taken back before; `BAD_USER_INPUT` when it has begun; `CONFLICT` when somebody else changed the unit
 * since `version`.
 */
export async function withdrawPolicy({ today }: RequestContext, version: number, id: string): Promise<Unit> {
  const choice = (await storedUnit()).policies.find(({ _id }) => _id === id);
  if (!choice) throw new Refusal('NOT_FOUND', { message: messages.policyNotPlanned });
  if (choice.from <= today) throw new Refusal('BAD_USER_INPUT', { message: messages.policyHasBegun });
  return unitOn(await changeUnit(version, { $pull: { policies: { _id: id } } }), today);
}
