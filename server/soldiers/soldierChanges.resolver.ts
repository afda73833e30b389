import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../context.ts';
import { ChangedIds } from '../live/changedIds.ts';
import { Auth } from '../permissions/authDirective.ts';
import * as soldiers from './soldier.service.ts';
import { SoldierType } from './soldier.type.ts';
import { SoldiersChange } from './soldierChanges.type.ts';

@Resolver()
export class SoldierChangesResolver {
  @Auth('STAFF')
  @Subscription(() => SoldiersChange, {
    description:
      'Each time that a record changes, its schools, rights and login included. Changes close together come as one.',
    subscribe: () => new ChangedIds((change) => (change.kind === 'SOLDIER' ? change.id : undefined)),
  })
  soldiersChanged(@Root() id: string | null, @Ctx() { today }: RequestContext): Promise<SoldiersChange> {
    return soldiers.soldiersChange(id, today);
  }

  @Auth('SELF_OR_STAFF', { soldier: 'id' })
  @Subscription(() => SoldierType, {
    description: 'The record as it is now, each time that it has changed. NOT_FOUND when it is gone.',
    subscribe: ({ args }: { args: Record<string, unknown> }) =>
      new ChangedIds((change) => {
        const isMeant = change.kind === 'SOLDIER' && (change.id === null || change.id === args['id']);
        return isMeant ? change.id : undefined;
      }),
  })
  soldierChanged(@Arg('id', () => ID) id: string, @Ctx() { today }: RequestContext): Promise<SoldierType> {
    return soldiers.getSoldier(id, today);
  }
}
