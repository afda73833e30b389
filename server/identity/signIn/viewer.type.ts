import { DateTimeResolver, LocalDateResolver } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RECOVERY_CODE_COUNT } from '../../../domain/constants.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { Membership } from '../../../domain/record/membership.ts';
import { PROMISED } from '../../api/promised.ts';
import type { Absence } from '../../records/soldiers/inUnit.ts';
import { SoldierType } from '../../records/soldiers/soldier.type.ts';
import { UnitType } from '../../unit/unit.type.ts';

@ObjectType({ description: 'What a person signs in with.', simpleResolvers: true })
export class Login {
  @Field(() => ID, { description: 'The id of the login; it stays when the address changes.' })
  id!: string;

  @Field({ description: 'The address, in lower case.' })
  email!: string;

  @Field(() => DateTimeResolver, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeResolver, {
    nullable: true,
    description:
      'When the mailbox of the address refused a mail for good: since then no reminder goes there. Null while none was refused, and once confirmOwnAddress or confirmEmail has settled it.',
  })
  mailRefusedAt!: Date | null;

  @Field({ description: 'Whether signing in asks for a code from an authenticator app.' })
  hasSecondFactor!: boolean;

  @Field({
    description:
      'Whether a second factor has to be set up before anything else: SECOND_FACTOR is required, and this session was begun without one.',
  })
  mustAddSecondFactor!: boolean;

  @Field({ description: "Whether a provider's sign-in opens the login, too." })
  hasProvider!: boolean;

  @Field(() => Int, {
    description: `Recovery codes that have not been used, 0 to ${RECOVERY_CODE_COUNT}; 0 without a second factor.`,
  })
  recoveryCodesLeft!: number;
}

@ObjectType('Absence', {
  description: 'That somebody with a record does not belong to the unit.',
  simpleResolvers: true,
})
class AbsenceType implements Absence {
  @Field(() => ID, { description: 'The id of their record.' })
  soldierId!: string;

  @Field(() => Membership, { description: 'DEPARTED or EXPECTED.' })
  membership!: Membership;

  @Field(() => LocalDateResolver, {
    description: 'The last day in the unit where they have left, the first one otherwise.',
  })
  day!: LocalDate;
}

@ObjectType({ description: 'The person who asks.', simpleResolvers: true })
export class Viewer {
  @Field(() => Login, { description: 'What they signed in with.' })
  login!: Login;

  @Field(() => SoldierType, {
    nullable: true,
    description: "The viewer's own record; null until it was created, while mustAddSecondFactor, and with an absence.",
  })
  soldier!: SoldierType | null;

  @Field(() => AbsenceType, {
    nullable: true,
    description:
      'That the viewer has left the unit, or is expected: then everything but what requires LOGIN is FORBIDDEN to them. Null for whoever belongs to the unit, and while mustAddSecondFactor.',
  })
  absence!: AbsenceType | null;

  @Field(() => UnitType, {
    ...PROMISED,
    description: 'What the unit says of itself, of which forms need to know before there is a record.',
  })
  unit!: Promise<UnitType>;

  @Field({ description: 'Whether the person has staff rights; false while mustAddSecondFactor.' })
  isStaff!: boolean;

  @Field(() => DateTimeResolver, {
    description:
      "The end of the session's access window, an hour at most from its last extension. From then on operations are refused with UNAUTHENTICATED and the reason ACCESS_EXPIRED until refreshSession opens the next one.",
  })
  accessEndsAt!: Date;
}
