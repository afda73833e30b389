import { DateTimeResolver, LocalDateResolver } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RECOVERY_CODE_COUNT } from '../../../domain/constants.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { Membership } from '../../../domain/record/membership.ts';
import { PROMISED } from '../../api/promised.ts';
import type { Absence } from '../../records/soldiers/inUnit.ts';
import { SoldierType } from '../../records/soldiers/soldier.type.ts';
import { UnitType } from '../../unit/unit.type.ts';

@ObjectType({ description: 'The login that a person signs in with.', simpleResolvers: true })
export class Login {
  @Field(() => ID, { description: "The login's id; it stays when the address changes." })
  id!: string;

  @Field({ description: 'The address, in lower case.' })
  email!: string;

  @Field(() => DateTimeResolver, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTimeResolver, {
    nullable: true,
    description:
      "When the address's mailbox refused a mail for good. Since then, no reminder goes there. Null if none was refused, and once confirmOwnAddress or confirmEmail has settled it.",
  })
  mailRefusedAt!: Date | null;

  @Field({ description: 'Whether sign-in asks for a code from an authenticator app.' })
  hasSecondFactor!: boolean;

  @Field({
    description:
      'Whether a second factor must be set up before anything else: SECOND_FACTOR is required, and this session began without one.',
  })
  mustAddSecondFactor!: boolean;

  @Field({ description: "Whether a provider's sign-in also opens the login." })
  hasProvider!: boolean;

  @Field(() => Int, {
    description: `Unused recovery codes, 0 to ${RECOVERY_CODE_COUNT}; 0 without a second factor.`,
  })
  recoveryCodesLeft!: number;
}

@ObjectType('Absence', {
  description: 'Why somebody with a record does not belong to the unit.',
  simpleResolvers: true,
})
class AbsenceType implements Absence {
  @Field(() => ID, { description: 'The id of their record.' })
  soldierId!: string;

  @Field(() => Membership, { description: 'DEPARTED or EXPECTED.' })
  membership!: Membership;

  @Field(() => LocalDateResolver, {
    description: 'The last day in the unit if they have departed, the first one if they are expected.',
  })
  day!: LocalDate;
}

@ObjectType({ description: 'The signed-in person.', simpleResolvers: true })
export class Viewer {
  @Field(() => Login, { description: 'The login that they signed in with.' })
  login!: Login;

  @Field(() => SoldierType, {
    nullable: true,
    description: "The viewer's own record; null until it is created, while mustAddSecondFactor, and with an absence.",
  })
  soldier!: SoldierType | null;

  @Field(() => AbsenceType, {
    nullable: true,
    description:
      'Says that the viewer has departed or is expected: everything but what requires LOGIN is then FORBIDDEN to them. Null for people in the unit, and while mustAddSecondFactor.',
  })
  absence!: AbsenceType | null;

  @Field(() => UnitType, {
    ...PROMISED,
    description: 'What the unit says about itself. Forms need it before there is a record.',
  })
  unit!: Promise<UnitType>;

  @Field({ description: 'Whether the person has staff rights; false while mustAddSecondFactor.' })
  isStaff!: boolean;

  @Field(() => DateTimeResolver, {
    description:
      "The end of the session's access window, at most an hour after its last extension. From then on, operations are refused with UNAUTHENTICATED and the reason ACCESS_EXPIRED until refreshSession opens the next one.",
  })
  accessEndsAt!: Date;
}
