import { LocalDateResolver } from 'graphql-scalars';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { LocalDate } from '../../../domain/localDate.ts';
import { DepartureReason } from '../../../domain/record/membership.ts';
import { Auth } from '../../api/authDirective.ts';
import { PageArgs } from '../../api/connection.ts';
import type { RequestContext } from '../../api/context.ts';
import { IDEMPOTENCY_KEY } from '../../api/idempotencyKey.ts';
import { CreateSoldierInput } from '../soldiers/soldier.input.ts';
import { SoldierType } from '../soldiers/soldier.type.ts';
import { SEARCH_WORDS } from '../soldiers/soldierList.type.ts';
import * as arrival from './arrival.service.ts';
import * as departure from './departure.service.ts';
import { DepartureConnection, ExpectedPerson, Namesake } from './membership.type.ts';

@Resolver()
export class MembershipResolver {
  @Auth('STAFF')
  @Query(() => DepartureConnection, {
    description:
      'Everybody who has left the unit or is going to, the latest last day first. BAD_USER_INPUT on `search`, `first` or `after`.',
  })
  departures(
    @Arg('search', () => String, {
      nullable: true,
      description: `${SEARCH_WORDS} Empty or null: everybody.`,
    })
    search: string | null | undefined,
    @Args() page: PageArgs,
    @Ctx() { today }: RequestContext,
  ): Promise<DepartureConnection> {
    return departure.departures(search ?? '', page, today);
  }

  @Auth('STAFF')
  @Query(() => [ExpectedPerson], { description: 'Everybody who has a record and has not arrived, the next one first.' })
  expectedPeople(@Ctx() { today }: RequestContext): Promise<ExpectedPerson[]> {
    return arrival.expectedPeople(today);
  }

  @Auth('STAFF')
  @Query(() => [Namesake], {
    description:
      'Everybody with the same name or one of its common spellings, be they here, expected or gone. For a question before a second record of one person is made.',
  })
  namesakes(
    @Arg('firstName', { description: 'The first name.' }) firstName: string,
    @Arg('middleName', { description: 'The middle name; NMN for none.' }) middleName: string,
    @Arg('lastName', { description: 'The last name.' }) lastName: string,
    @Ctx() { today }: RequestContext,
  ): Promise<Namesake[]> {
    return arrival.namesakes({ firstName, middleName, lastName }, today);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      'Makes the record of a soldier who has no login; handRecordOver gives it one. A staff role brings its rights. BAD_USER_INPUT with the field; FORBIDDEN when the caller has lost staff rights meanwhile.',
  })
  addSoldier(
    @Arg('input', () => CreateSoldierInput) input: CreateSoldierInput,
    @Arg('arrivesOn', () => LocalDateResolver, {
      nullable: true,
      description:
        'The gain date. Before it they are expected: in no list, and counted nowhere. Null for whoever is here.',
    })
    arrivesOn: LocalDate | null | undefined,
    @Arg('key', () => ID, IDEMPOTENCY_KEY) key: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return arrival.addSoldier(context, input, arrivesOn ?? null, key);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      'Changes the gain date of somebody who is expected; today lets them arrive. NOT_FOUND; BAD_USER_INPUT on `arrivesOn`, also where on some day ahead nobody with staff rights could sign in; CONFLICT for somebody who has arrived and, with the current version, when somebody else saved since `version` was read; FORBIDDEN when the caller has lost staff rights meanwhile.',
  })
  changeArrival(
    @Arg('id', () => ID, { description: 'The soldier.' }) id: string,
    @Arg('version', () => Int, { description: "The record's version that was read." }) version: number,
    @Arg('arrivesOn', () => LocalDateResolver, { description: 'The first day in the unit.' }) arrivesOn: LocalDate,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return arrival.changeArrival(context, id, version, arrivesOn);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      'Says which day is the last of somebody in the unit, earlier, today or ahead, or corrects it. From the day after they are in no list, and nothing but what requires LOGIN is open to them. NOT_FOUND; BAD_USER_INPUT on `lastDay`, also where on some day ahead nobody with staff rights could sign in; CONFLICT, with the current version, when somebody else saved since `version` was read; FORBIDDEN when the caller has lost staff rights meanwhile.',
  })
  outProcess(
    @Arg('id', () => ID, { description: 'The soldier.' }) id: string,
    @Arg('version', () => Int, { description: "The record's version that was read." }) version: number,
    @Arg('lastDay', () => LocalDateResolver, { description: 'The last day, which still counts.' }) lastDay: LocalDate,
    @Arg('reason', () => DepartureReason, { description: 'Why they leave.' }) reason: DepartureReason,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return departure.outProcess(context, id, version, { lastDay, reason });
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      'Takes a departure back, be it over or ahead: all is as before then, rights and login, too. Nothing happens to somebody who does not leave. NOT_FOUND; CONFLICT, with the current version, when somebody else saved since `version` was read; FORBIDDEN when the caller has lost staff rights meanwhile.',
  })
  bringBack(
    @Arg('id', () => ID, { description: 'The soldier.' }) id: string,
    @Arg('version', () => Int, { description: "The record's version that was read." }) version: number,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return departure.bringBack(context, id, version);
  }
}
