import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { SCHOOLS_PER_RECORD } from '../../../domain/constants.ts';
import { Auth } from '../../api/authDirective.ts';
import type { RequestContext } from '../../api/context.ts';
import { SoldierType } from '../soldiers/soldier.type.ts';
import { AddSchoolInput, UpdateSchoolInput } from './school.input.ts';
import * as schools from './school.service.ts';

/** The refusal of every change after the soldier has left. */
const LEFT = 'CONFLICT if the soldier has left the unit';

@Resolver()
export class SchoolResolver {
  @Auth('SELF_OR_STAFF', { soldier: 'soldierId' })
  @Mutation(() => SoldierType, {
    description: `Schedules a school. The record's version stays, so that an open form of the record does not run into a conflict. BAD_USER_INPUT with the field, also on \`schoolName\` for more than ${SCHOOLS_PER_RECORD} schools; NOT_FOUND; ${LEFT}.`,
  })
  addSchool(
    @Arg('soldierId', () => ID, { description: 'The soldier.' }) soldierId: string,
    @Arg('input') input: AddSchoolInput,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return schools.addSchool(context, soldierId, input);
  }

  @Auth('SELF_OR_STAFF', { soldier: 'soldierId' })
  @Mutation(() => SoldierType, {
    description: `Changes a scheduled school. NOT_FOUND; BAD_USER_INPUT with the field; CONFLICT, with the current version, if it was saved since \`version\` was read; ${LEFT}.`,
  })
  updateSchool(
    @Arg('soldierId', () => ID, { description: 'The soldier.' }) soldierId: string,
    @Arg('id', () => ID, { description: 'The school.' }) id: string,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        "The school's version that the changes are based on. Without it, they apply to the stored school, and there is no CONFLICT.",
    })
    version: number | null | undefined,
    @Arg('input') input: UpdateSchoolInput,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return schools.updateSchool(context, soldierId, id, version ?? null, input);
  }

  @Auth('SELF_OR_STAFF', { soldier: 'soldierId' })
  @Mutation(() => SoldierType, { description: `Takes a school off the schedule. NOT_FOUND; ${LEFT}.` })
  deleteSchool(
    @Arg('soldierId', () => ID, { description: 'The soldier.' }) soldierId: string,
    @Arg('id', () => ID, { description: 'The school.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return schools.deleteSchool(context, soldierId, id);
  }
}
