import { LocalDateResolver } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import type { LocalDate } from '../../../domain/localDate.ts';
import { Membership } from '../../../domain/record/membership.ts';
import type { Rank, Role, Section, Team } from '../../../domain/values.ts';
import { connectionType } from '../../api/connection.ts';
import { DepartureType } from '../soldiers/soldier.type.ts';
import { SoldierField } from '../soldiers/soldierField.ts';
import { SoldierName } from '../soldiers/soldierName.type.ts';

@ObjectType({ description: 'A person in a list of arrivals or departures.', simpleResolvers: true })
class ListedPerson {
  @SoldierField() id!: string;

  @Field(() => Int, {
    description: "The record's version; outProcess, bringBack, changeArrival and eraseSoldier need it.",
  })
  version!: number;

  @SoldierField() rank!: Rank;
  @SoldierField() lastName!: string;
  @SoldierField() firstName!: string;
  @SoldierField() middleName!: string;
  @SoldierField() section!: Section;
  @SoldierField() role!: Role;
}

@ObjectType({ description: 'A person who has left the unit, or will leave.', simpleResolvers: true })
export class DepartedPerson extends ListedPerson {
  @Field(() => Membership, { description: 'DEPARTED after the last day.' })
  membership!: Membership;

  @Field(() => DepartureType, { description: 'When and why.' })
  departure!: DepartureType;

  @Field(() => SoldierName, { nullable: true, description: 'The person who entered it; null if their record is gone.' })
  by!: SoldierName | null;
}

@ObjectType({
  description: 'A page of people who have left or will leave, the latest last day first.',
  simpleResolvers: true,
})
export class DepartureConnection extends connectionType(DepartedPerson, 'Departure') {}

@ObjectType({ description: 'A person who has a record but has not arrived.', simpleResolvers: true })
export class ExpectedPerson extends ListedPerson {
  @SoldierField() team!: Team;
  @SoldierField() awaitsStaffApproval!: boolean;

  @Field(() => LocalDateResolver, { description: 'The gain date: the first day in the unit.' })
  arrivesOn!: LocalDate;
}

@ObjectType({ description: 'A person with a given name, whether here, expected or gone.', simpleResolvers: true })
export class Namesake extends ListedPerson {
  @Field(() => Membership, { description: 'Their relation to the unit today.' })
  membership!: Membership;
}
