import { Ctx, Query, Resolver } from 'type-graphql';
import { Auth } from '../api/authDirective.ts';
import type { IdentityContext } from '../identity/identityContext.ts';
import * as first from './firstSteps.service.ts';
import { FirstSteps } from './firstSteps.type.ts';

@Resolver()
export class FirstStepsResolver {
  @Auth('STAFF')
  @Query(() => FirstSteps, {
    nullable: true,
    description:
      'What the staff of a new unit do first, and what of it is done. Null once all is, or staff put it away.',
  })
  firstSteps(@Ctx() context: IdentityContext): Promise<FirstSteps | null> {
    return first.firstSteps(context);
  }
}
