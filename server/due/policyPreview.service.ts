import { failedEffects } from '../../domain/due/effect.ts';
import { requirementsOn } from '../../domain/due/requirementsOn.ts';
import { unitOn } from '../../domain/policy/unit.ts';
import { givenNames } from '../../domain/record/givenNames.ts';
import { policyEffect } from '../../domain/record/policyEffect.ts';
import type { RequestContext } from '../api/context.ts';
import { toDueRecord } from '../records/soldiers/dueRecord.ts';
import { inUnit } from '../records/soldiers/inUnit.ts';
import { BY_POSITION, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { recordOf } from '../records/soldiers/soldierFields.ts';
import type { ChoosePolicyInput } from '../unit/unit.input.ts';
import { unitWithPolicy } from '../unit/unit.service.ts';
import type { PolicyEffect } from '../unit/unit.type.ts';

/**
 * What a policy would change on its first day: the people it would add to or remove from readiness lists, and fail in Due. By position in the
 * unit. Two database commands.
 * @throws Refusal `BAD_USER_INPUT` with the field, for a policy that no rule could apply.
 */
export async function previewPolicy(context: RequestContext, input: ChoosePolicyInput): Promise<PolicyEffect[]> {
  const { unit, next } = await unitWithPolicy(context, input);
  const { from } = input;
  const stored = await SoldierModel.find(inUnit(from))
    .select('-schools -pendingHistory +dues +excuses +firstDues')
    .sort(BY_POSITION)
    .lean();
  const givenName = givenNames(stored);
  const people = stored.map((one) => ({
    ...one,
    ...recordOf(one),
    ...toDueRecord(one),
    id: one._id,
    givenName: givenName(one),
  }));
  const { requirements = [] } = unit;
  return [
    ...policyEffect(people, unitOn(unit, from).policy, unitOn(next, from).policy, from),
    ...failedEffects(
      people,
      requirementsOn(requirements, unit, from),
      requirementsOn(requirements, next, from),
      from,
    ).map(({ name, comeOn, leave }) => ({ list: null, title: `${name} failed in Due`, comeOn, leave })),
  ];
}
