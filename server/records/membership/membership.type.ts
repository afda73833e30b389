import { LocalDateResolver } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import type { LocalDate } from '../../../domain/localDate.ts';
import { Membership } from '../../../domain/record/membership.ts';
import type { Rank, Role, Section, Team } from '../../../domain/values.ts';
import { connectionType } from '../../api/connection.ts';
import { DepartureType } from '../soldiers/soldier.type.ts';
import { SoldierField } from '../soldiers/soldierField.ts';
import { SoldierName } from '../soldiers/soldierName.type.ts';

@ObjectType({ description: 'Whom a list of arrivals or departures is about.', simpleResolvers: true })
class ListedPerson {
  @SoldierField() id!: string;

  @Field(() => Int, {
    description: "The record's version, which outProcess, bringBack, changeArrival and eraseSoldier take.",
  })
  version!: number;

  @SoldierField() rank!: Rank;
  @SoldierField() lastName!: string;
  @SoldierField() firstName!: string;
  @SoldierField() middleName!: string;
  @SoldierField() section!: Section;
  @SoldierField() role!: Role;
}

@ObjectType({ description: 'Somebody who has left the unit, or is going to.', simpleResolvers: true })
export class DepartedPerson extends ListedPerson {
  @Field(() => Membership, { description: 'DEPARTED once the last day is over.' })
  membership!: Membership;

  @Field(() => DepartureType, { description: 'When and why.' })
  departure!: DepartureType;

  @Field(() => SoldierName, { nullable: true, description: 'Who said so; null when their record is gone.' })
  by!: SoldierName | null;
}

@ObjectType({
  description: 'A page of those who have left or are going to, the latest last day first.',
  simpleResolvers: true,
})
export class DepartureConnection extends connectionType(DepartedPerson, 'Departure') {}

@ObjectType({ description: 'Somebody who has a record and has not arrived.', simpleResolvers: true })
export class ExpectedPerson extends ListedPerson {
  @SoldierField() team!: Team;
  @SoldierField() awaitsStaffApproval!: boolean;

  @Field(() => LocalDateResolver, { description: 'The gain date: the first day in the unit.' })
  arrivesOn!: LocalDate;
}

@ObjectType({ description: 'Somebody with a certain name, be they here, expected or gone.', simpleResolvers: true })
export class Namesake extends ListedPerson {
  @Field(() => Membership, { description: 'How they stand to the unit today.' })
  membership!: Membership;
}
