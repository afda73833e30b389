import { Ctx, Query, Resolver } from 'type-graphql';
import { Auth } from '../api/authDirective.ts';
import type { IdentityContext } from '../identity/identityContext.ts';
import { ownRecord } from './ownRecord.service.ts';
import { OwnRecord } from './ownRecord.type.ts';

@Resolver()
export class OwnRecordResolver {
  @Auth('LOGIN')
  @Query(() => OwnRecord, {
    description:
      'Everything that the product keeps about the person who asks and may tell them, for them to read and take along.',
  })
  ownRecord(@Ctx() context: IdentityContext): Promise<OwnRecord> {
    return ownRecord(context);
  }
}
