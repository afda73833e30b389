import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context.ts';
import { Auth } from '../permissions/authDirective.ts';
import { RegisterInput, SignInInput } from './identity.input.ts';
import * as identity from './identity.service.ts';
import { currentJoinCode } from './joinCode.service.ts';
import { Viewer } from './viewer.type.ts';

@Resolver()
export class IdentityResolver {
  @Auth('PUBLIC')
  @Query(() => Viewer, { nullable: true, description: 'Who is signed in; null when nobody is.' })
  viewer(@Ctx() context: RequestContext): Promise<Viewer | null> {
    return identity.currentViewer(context);
  }

  @Auth('STAFF')
  @Query(() => String, { description: 'What newcomers must enter to register.' })
  joinCode(): Promise<string> {
    return currentJoinCode();
  }

  @Auth('PUBLIC')
  @Mutation(() => Viewer, {
    description: 'Makes a login and signs it in. EMAIL_ALREADY_IN_USE, or BAD_USER_INPUT with the field.',
  })
  register(@Arg('input') input: RegisterInput, @Ctx() context: RequestContext): Promise<Viewer> {
    return identity.register(input, context);
  }

  @Auth('PUBLIC')
  @Mutation(() => Viewer, {
    description: 'Signs in, under a fresh session. WRONG_PASSWORD alike for an unknown address and a wrong password.',
  })
  signIn(@Arg('input') input: SignInInput, @Ctx() context: RequestContext): Promise<Viewer> {
    return identity.signIn(input, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => Boolean, { description: 'Ends the session at once, in every tab. Always true.' })
  signOut(@Ctx() context: RequestContext): Promise<boolean> {
    return identity.signOut(context);
  }
}
