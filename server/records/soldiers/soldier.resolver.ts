import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { FOUND_PEOPLE } from '../../../domain/constants.ts';
import { Auth } from '../../api/authDirective.ts';
import { PageArgs } from '../../api/connection.ts';
import type { RequestContext } from '../../api/context.ts';
import { Keys } from '../../api/keysDirective.ts';
import { FoundSoldier } from './foundSoldier.type.ts';
import { findSoldiers } from './peopleSearch.service.ts';
import { SectionStrength } from './sectionOverview.type.ts';
import { CreateSoldierInput, UpdateSoldierInput, UpdateSoldierRow } from './soldier.input.ts';
import * as soldiers from './soldier.service.ts';
import { SoldierType } from './soldier.type.ts';
import * as list from './soldierList.service.ts';
import { SEARCH_WORDS, SoldierConnection, SoldiersFilter } from './soldierList.type.ts';
import { UpdatedSoldier } from './updatedRow.type.ts';
import { updateSoldiers } from './updateSoldiers.service.ts';

@Resolver()
export class SoldierResolver {
  @Auth('MEMBER')
  @Keys('READINESS')
  @Query(() => [SectionStrength], {
    description: 'BN STAFF, ALPHA, BRAVO and CHARLIE; DELTA only if somebody is assigned to it.',
  })
  sectionOverview(@Ctx() context: RequestContext): Promise<SectionStrength[]> {
    return soldiers.sectionOverview(context);
  }

  @Auth('SELF_OR_STAFF', { soldier: 'id' })
  @Query(() => SoldierType, { description: 'A whole record. NOT_FOUND if there is none.' })
  soldier(
    @Arg('id', () => ID, { description: 'The soldier.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return soldiers.getSoldier(id, context);
  }

  @Auth('STAFF')
  @Query(() => SoldierConnection, {
    description:
      'Everybody in the unit who matches a filter, by last name and first name. BAD_USER_INPUT on `search`, `first` or `after`.',
  })
  soldiers(
    @Arg('filter', () => SoldiersFilter, { nullable: true }) filter: SoldiersFilter | null | undefined,
    @Args() page: PageArgs,
    @Ctx() context: RequestContext,
  ): Promise<SoldierConnection> {
    return list.soldiers(filter ?? {}, page, context);
  }

  @Auth('MEMBER')
  @Query(() => [FoundSoldier], {
    description: `At most ${FOUND_PEOPLE} people, best first. Staff search everybody; members search the people on Home, by what Home shows. BAD_USER_INPUT on \`text\`.`,
  })
  findSoldiers(
    @Arg('text', () => String, {
      description: `${SEARCH_WORDS} A text that shows nothing finds the people of \`recent\`.`,
    })
    text: string,
    @Arg('recent', () => [ID], {
      nullable: true,
      description:
        'The people that the caller opened last. Their order is kept; people that the caller may not see are left out.',
    })
    recent: string[] | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<FoundSoldier[]> {
    return findSoldiers(text, recent ?? [], context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => SoldierType, {
    description:
      "Creates the caller's own record, once. BAD_USER_INPUT with the field; CONFLICT if there is one already; UNAUTHENTICATED if the login was deleted meanwhile.",
  })
  createSoldier(
    @Arg('input', () => CreateSoldierInput) input: CreateSoldierInput,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return soldiers.createSoldier(context, input);
  }

  @Auth('SELF_OR_STAFF', { soldier: 'id' })
  @Mutation(() => SoldierType, {
    description:
      'Changes a record. NOT_FOUND; BAD_USER_INPUT with the field, also on `role` for the last person with staff rights; FORBIDDEN if the role changes and the caller has lost staff rights meanwhile; CONFLICT, with the current version, if somebody else saved since `version` was read, or if the soldier has left the unit.',
  })
  updateSoldier(
    @Arg('id', () => ID, { description: 'The soldier.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the changes are based on.' }) version: number,
    @Arg('input', () => UpdateSoldierInput) input: UpdateSoldierInput,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return soldiers.updateSoldier(context, id, version, input);
  }

  @Auth('STAFF')
  @Mutation(() => [UpdatedSoldier], {
    description:
      'Changes up to 500 records, except their places in the unit, each like updateSoldier. The answer has each result, in the order given. BAD_USER_INPUT on `rows` for no rows, too many, or a record given twice, and on `key`; in these cases nothing is changed.',
  })
  updateSoldiers(
    @Arg('rows', () => [UpdateSoldierRow], { description: 'The records, each once.' }) rows: UpdateSoldierRow[],
    @Arg('key', () => ID, {
      nullable: true,
      description:
        'Idempotency key: a random UUID in lower case. Repeating a call with the same key changes no record a second time. Without a key, a repeated call finds newer versions, and is refused with CONFLICT.',
    })
    key: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<UpdatedSoldier[]> {
    return updateSoldiers(context, rows, key);
  }
}
