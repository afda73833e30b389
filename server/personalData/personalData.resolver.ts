import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../api/authDirective.ts';
import type { IdentityContext } from '../identity/identityContext.ts';
import * as erasure from './erasure.service.ts';
import { ownRecord } from './ownRecord.service.ts';
import { OwnRecord } from './ownRecord.type.ts';

@Resolver()
export class PersonalDataResolver {
  @Auth('LOGIN')
  @Query(() => OwnRecord, {
    description: 'Everything that the product keeps about the caller and may show them, to read and to take along.',
  })
  ownRecord(@Ctx() context: IdentityContext): Promise<OwnRecord> {
    return ownRecord(context);
  }

  @Auth('STAFF')
  @Query(() => [String], { description: 'What eraseSoldier would remove, in words, line by line. NOT_FOUND.' })
  dataToErase(@Arg('soldierId', () => ID, { description: 'The soldier.' }) soldierId: string): Promise<string[]> {
    return erasure.dataToErase(soldierId);
  }

  @Auth('STAFF')
  @Mutation(() => ID, {
    description:
      "Erases for good what is kept about a departed soldier: the record with its schools and events, the comments about them, and their reports. Also their history, except this erasure, and their login with everything that belongs to it. What they wrote and did about others stays, without their name. Returns the record's id. NOT_FOUND; BAD_USER_INPUT on `lastName` for a different name; CONFLICT for somebody who has not left and, with the current version, when somebody else saved since `version` was read; FORBIDDEN when the caller has lost staff rights meanwhile.",
  })
  eraseSoldier(
    @Arg('id', () => ID, { description: 'The soldier.' }) id: string,
    @Arg('version', () => Int, { description: "The record's version that you read." }) version: number,
    @Arg('lastName', { description: 'Their last name, as the record has it.' }) lastName: string,
    @Ctx() context: IdentityContext,
  ): Promise<string> {
    return erasure.eraseSoldier(context, id, version, lastName);
  }
}
