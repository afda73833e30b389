import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../api/authDirective.ts';
import type { IdentityContext } from '../identity/identityContext.ts';
import * as erasure from './erasure.service.ts';
import { ErasedData } from './erasure.type.ts';

@Resolver()
export class ErasureResolver {
  @Auth('STAFF')
  @Query(() => ErasedData, { description: 'What eraseSoldier would remove besides the record. NOT_FOUND.' })
  dataToErase(@Arg('soldierId', () => ID, { description: 'The soldier.' }) soldierId: string): Promise<ErasedData> {
    return erasure.dataToErase(soldierId);
  }

  @Auth('STAFF')
  @Mutation(() => ID, {
    description:
      "Erases for good what is kept of somebody who has left the unit: the record with its schools and events, the comments about them, their history but for this, their reports and their login with all that belongs to it. What they wrote and did about others stays, as by somebody who is gone. Gives the record's id. NOT_FOUND; BAD_USER_INPUT on `lastName` for another one; CONFLICT for somebody who has not left and, with the current version, when somebody else saved since `version` was read; FORBIDDEN when the caller has lost staff rights meanwhile.",
  })
  eraseSoldier(
    @Arg('id', () => ID, { description: 'The soldier.' }) id: string,
    @Arg('version', () => Int, { description: "The record's version that was read." }) version: number,
    @Arg('lastName', { description: 'Their last name, as it stands in the record.' }) lastName: string,
    @Ctx() context: IdentityContext,
  ): Promise<string> {
    return erasure.eraseSoldier(context, id, version, lastName);
  }
}
