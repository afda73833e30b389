import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { KEYS_PER_LOGIN } from '../../../domain/programKey.ts';
import { Auth } from '../../api/authDirective.ts';
import type { IdentityContext } from '../identityContext.ts';
import { NOT_RECENT } from '../signIn/identityDescriptions.ts';
import { CreateProgramKeyInput } from './programKey.input.ts';
import * as keys from './programKey.service.ts';
import { NewProgramKey, ProgramKeyType } from './programKey.type.ts';

@Resolver()
export class ProgramKeyResolver {
  @Auth('STAFF')
  @Query(() => [ProgramKeyType], { description: "All of the unit's program keys, newest first." })
  programKeys(@Ctx() context: IdentityContext): Promise<ProgramKeyType[]> {
    return keys.programKeys(context);
  }

  @Auth('STAFF')
  @Mutation(() => NewProgramKey, {
    description: `Creates a program key. BAD_USER_INPUT with the field, and on \`name\` also for more than ${KEYS_PER_LOGIN} of your own keys; ${NOT_RECENT}.`,
  })
  createProgramKey(
    @Arg('input', () => CreateProgramKeyInput) input: CreateProgramKeyInput,
    @Ctx() context: IdentityContext,
  ): Promise<NewProgramKey> {
    return keys.createProgramKey(context, input);
  }

  @Auth('STAFF')
  @Mutation(() => Boolean, {
    description: "Revokes anybody's key at once; does nothing if there is no such key. Always true.",
  })
  revokeProgramKey(
    @Arg('id', () => ID, { description: 'The key to revoke.' }) id: string,
    @Ctx() context: IdentityContext,
  ): Promise<boolean> {
    return keys.revokeProgramKey(context, id);
  }
}
