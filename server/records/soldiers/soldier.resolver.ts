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
    description: 'BN STAFF, ALPHA, BRAVO and CHARLIE, and DELTA when somebody is assigned there.',
  })
  sectionOverview(@Ctx() context: RequestContext): Promise<SectionStrength[]> {
    return soldiers.sectionOverview(context);
  }

  @Auth('SELF_OR_STAFF', { soldier: 'id' })
  @Query(() => SoldierType, { description: 'A whole record. NOT_FOUND when there is none.' })
  soldier(
    @Arg('id', () => ID, { description: 'The soldier.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return soldiers.getSoldier(id, context);
  }

  @Auth('STAFF')
  @Query(() => SoldierConnection, {
    description:
      'Everybody in the unit, or whom a filter finds, by last name and first name. BAD_USER_INPUT on `search`, `first` or `after`.',
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
    description: `At most ${FOUND_PEOPLE} people, best first: for staff among everybody, for members among those on Home, by what it shows of them. BAD_USER_INPUT on \`text\`.`,
  })
  findSoldiers(
    @Arg('text', () => String, { description: `${SEARCH_WORDS} A text that shows nothing finds those of \`recent\`.` })
    text: string,
    @Arg('recent', () => [ID], {
      nullable: true,
      description: `Whom the caller opened last. Their order is kept, and only those come of whom the caller may know.`,
    })
    recent: string[] | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<FoundSoldier[]> {
    return findSoldiers(text, recent ?? [], context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => SoldierType, {
    description:
      "Creates one's own record, once. BAD_USER_INPUT with the field; CONFLICT when there is one already; UNAUTHENTICATED when the login was deleted meanwhile.",
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
      'Changes a record. NOT_FOUND; BAD_USER_INPUT with the field, on `role` also for the last person with staff rights; FORBIDDEN when a role changes and the caller has lost staff rights meanwhile; CONFLICT, with the current version, when somebody else saved since `version` was read, and for somebody who has left the unit.',
  })
  updateSoldier(
    @Arg('id', () => ID, { description: 'The soldier.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the changes were made from.' }) version: number,
    @Arg('input', () => UpdateSoldierInput) input: UpdateSoldierInput,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return soldiers.updateSoldier(context, id, version, input);
  }

  @Auth('STAFF')
  @Mutation(() => [UpdatedSoldier], {
    description:
      'Changes up to 500 records but for their places in the unit, each as updateSoldier does: the answer says of each, in the order given, what became of it. BAD_USER_INPUT on `rows` when there are none or more, or one stands there twice, and on `key`; then nothing is changed.',
  })
  updateSoldiers(
    @Arg('rows', () => [UpdateSoldierRow], { description: 'The records, each once.' }) rows: UpdateSoldierRow[],
    @Arg('key', () => ID, {
      nullable: true,
      description:
        'Idempotency key: a random UUID in lower case. A call that is repeated with the same key changes no record a second time. Without a key a repeated call finds newer versions, and is refused with CONFLICT.',
    })
    key: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<UpdatedSoldier[]> {
    return updateSoldiers(context, rows, key);
  }
}
