import { Mutation, Query, Resolver, Subscription } from 'type-graphql';
import { Auth } from '../../api/authDirective.ts';
import { ChangedIds } from '../../store/changes/changedIds.ts';
import * as joinCodes from './joinCode.service.ts';

@Resolver()
export class JoinCodeResolver {
  @Auth('STAFF')
  @Query(() => String, { description: 'What newcomers must enter to register. BAD_USER_INPUT when there is none.' })
  joinCode(): Promise<string> {
    return joinCodes.currentJoinCode();
  }

  @Auth('STAFF')
  @Mutation(() => String, { description: 'Replaces the join code at once and returns the new one.' })
  rotateJoinCode(): Promise<string> {
    return joinCodes.rotateJoinCode();
  }

  @Auth('STAFF')
  @Subscription(() => String, {
    description: 'The join code: when the subscription begins, and each time somebody replaces it.',
    subscribe: () => new ChangedIds('JOIN_CODE', () => null),
  })
  joinCodeChanged(): Promise<string> {
    return joinCodes.currentJoinCode();
  }
}
