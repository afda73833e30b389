import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../api/authDirective.ts';
import type { RequestContext } from '../api/context.ts';
import { SoldierType } from '../records/soldiers/soldier.type.ts';
import { AssignSoldierInput } from './assignment.input.ts';
import * as assignment from './assignment.service.ts';
import { AssignmentSection } from './assignment.type.ts';

@Resolver()
export class AssignmentResolver {
  @Auth('STAFF')
  @Query(() => [AssignmentSection], {
    description: 'Every section, including DELTA and UNASSIGNED, with its teams and people.',
  })
  assignmentBoard(@Ctx() { today }: RequestContext): Promise<AssignmentSection[]> {
    return assignment.assignmentBoard(today);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      'Assigns a soldier to a section, team and role. NOT_FOUND; BAD_USER_INPUT with the field, also on `role` for the last person with staff rights; FORBIDDEN if the role changes and the caller has lost staff rights meanwhile; CONFLICT, with the current version, if somebody else saved since `version` was read, or if the soldier has left the unit.',
  })
  assignSoldier(
    @Arg('id', () => ID, { description: 'The soldier.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the assignment is based on.' }) version: number,
    @Arg('input') input: AssignSoldierInput,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return assignment.assignSoldier(context, id, version, input);
  }
}
