import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../api/authDirective.ts';
import type { RequestContext } from '../api/context.ts';
import { SoldierType } from '../records/soldiers/soldier.type.ts';
import * as graduation from './graduation.service.ts';

@Resolver()
export class GraduationResolver {
  @Auth('SELF_OR_STAFF', { soldier: 'soldierId' })
  @Mutation(() => SoldierType, {
    description:
      "Answers once whether the soldier graduated from a school that is over. A graduate's record says that BLC, ALC or SLC is complete, or JFO qualified. If a requirement sets JFO qualified and staff answer, its event is entered instead, on the school's last day. The same answer again changes nothing. NOT_FOUND; BAD_USER_INPUT on `graduated` before the day after the last; CONFLICT, with the current version, if the school was changed or answered otherwise since `version` was read; CONFLICT if the soldier has left the unit.",
  })
  answerGraduation(
    @Arg('soldierId', () => ID, { description: 'The soldier.' }) soldierId: string,
    @Arg('id', () => ID, { description: 'The school.' }) id: string,
    @Arg('version', () => Int, { description: "The school's version that the answer is based on." }) version: number,
    @Arg('graduated', { description: 'Whether the soldier graduated.' }) graduated: boolean,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return graduation.answerGraduation(context, soldierId, id, version, graduated);
  }
}
