import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import { Auth } from '../../api/authDirective.ts';
import type { RequestContext } from '../../api/context.ts';
import { type ChangedId, ChangedIds } from '../../store/changes/changedIds.ts';
import * as soldiers from './soldier.service.ts';
import { SoldierType } from './soldier.type.ts';
import { SoldiersChange, UnitChange } from './soldierChanges.type.ts';

@Resolver()
export class SoldierChangesResolver {
  @Auth('MEMBER')
  @Subscription(() => UnitChange, {
    description:
      "An event whenever anybody's record changes, so that a list of the unit can be queried again, and one at the start. Changes close together make one event.",
    subscribe: () => new ChangedIds('SOLDIER', () => null),
  })
  unitChanged(@Root() { unchangedForSeconds }: ChangedId): UnitChange {
    return { unchangedForSeconds };
  }

  @Auth('STAFF')
  @Subscription(() => SoldiersChange, {
    description:
      'An event whenever a record changes, including its schools, rights and login, and one at the start. Changes close together make one event.',
    subscribe: () => new ChangedIds('SOLDIER', ({ id }) => id),
  })
  soldiersChanged(@Root() { id }: ChangedId, @Ctx() context: RequestContext): Promise<SoldiersChange> {
    return soldiers.soldiersChange(id, context);
  }

  @Auth('SELF_OR_STAFF', { soldier: 'id' })
  @Subscription(() => SoldierType, {
    description: 'The record at the start, and again after each change. NOT_FOUND when it no longer exists.',
    subscribe: ({ args }: { args: Record<string, unknown> }) =>
      new ChangedIds('SOLDIER', ({ id }) => (id === null || id === args['id'] ? id : undefined)),
  })
  soldierChanged(
    @Arg('id', () => ID, { description: 'The soldier.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return soldiers.getSoldier(id, context);
  }
}
