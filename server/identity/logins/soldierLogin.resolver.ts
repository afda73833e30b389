import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../api/authDirective.ts';
import { SoldierType } from '../../records/soldiers/soldier.type.ts';
import type { IdentityContext } from '../identityContext.ts';
import * as disabling from './loginDisabling.service.ts';
import * as removal from './loginRemoval.service.ts';
import * as handovers from './recordHandover.service.ts';

/** What staff do with the login of somebody else's record. */
@Resolver()
export class SoldierLoginResolver {
  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      "Disables somebody else's login and signs it out everywhere at once, or enables it again. FORBIDDEN for your own login, when you have lost staff rights meanwhile, or if on some coming day no staff could sign in; NOT_FOUND; CONFLICT when the record has no login, or its rights or login changed meanwhile.",
  })
  setLoginDisabled(
    @Arg('soldierId', () => ID, { description: 'The soldier whose login it is.' }) soldierId: string,
    @Arg('disabled', { description: 'True disables the login, false enables it.' }) disabled: boolean,
    @Ctx() context: IdentityContext,
  ): Promise<SoldierType> {
    return disabling.setLoginDisabled(context, soldierId, disabled);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      'Deletes a disabled login, with its calendars. The record stays with its history and comments, and can be handed over. NOT_FOUND; CONFLICT when the record has no login, the login is not disabled, or its rights or login changed meanwhile; FORBIDDEN when the caller has lost staff rights meanwhile.',
  })
  deleteDisabledLogin(
    @Arg('soldierId', () => ID, { description: 'The soldier whose login it is.' }) soldierId: string,
    @Ctx() context: IdentityContext,
  ): Promise<SoldierType> {
    return removal.deleteDisabledLogin(context, soldierId);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      'Gives a record without a login, and its staff rights, to the login with that address. NOT_FOUND; CONFLICT when somebody owns the record, its rights changed meanwhile, or the soldier has left the unit; BAD_USER_INPUT on `email` when no login has the address, or that login owns a record; FORBIDDEN when the caller has lost staff rights meanwhile.',
  })
  handRecordOver(
    @Arg('soldierId', () => ID, { description: 'The record.' }) soldierId: string,
    @Arg('email', { description: 'The address that the soldier registered with.' }) email: string,
    @Ctx() context: IdentityContext,
  ): Promise<SoldierType> {
    return handovers.handRecordOver(context, soldierId, email);
  }
}
