import { DateTimeResolver, LocalDateResolver } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { KeyScope } from '../../../domain/keyScope.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { KEY_NAME_MAX_LENGTH } from '../../../domain/programKey.ts';
import { SoldierName } from '../../records/soldiers/soldierName.type.ts';

registerEnumType(KeyScope, {
  name: 'KeyScope',
  description: 'What a program key opens: the fields that the `@keys` directive opens to it.',
  valuesConfig: {
    COUNTS: { description: "Numbers by section. No answer contains a person's name or id." },
    READINESS: {
      description:
        "What COUNTS opens, and who is on staff's readiness lists and other lists, and why. No whole record, comment or history.",
    },
  },
});

@ObjectType('ProgramKey', {
  description: 'A key with which a program, such as a dashboard, reads the API without signing in.',
  simpleResolvers: true,
})
export class ProgramKeyType {
  @Field(() => ID, { description: "The key's id, for revokeProgramKey. It opens nothing." })
  id!: string;

  @Field({ description: "The key's first characters, by which its owner recognizes it." })
  start!: string;

  @Field({ description: `The program's name, 1 to ${KEY_NAME_MAX_LENGTH} characters.` })
  name!: string;

  @Field(() => KeyScope, { description: 'What the program may read.' })
  scope!: KeyScope;

  @Field(() => SoldierName, { nullable: true, description: 'Who created it; null if their record is gone.' })
  maker!: SoldierName | null;

  @Field({ description: 'Whether the caller created it.' })
  isOwn!: boolean;

  @Field(() => DateTimeResolver, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => LocalDateResolver, {
    description: 'The last day on which it works. It stays listed for another 30 days.',
  })
  endsOn!: LocalDate;

  @Field({
    description:
      'Whether it works now: its last day is not over, and its maker is staff and can sign in. It works again if its maker gets their rights back.',
  })
  works!: boolean;

  @Field(() => DateTimeResolver, {
    nullable: true,
    description: 'The last use, to within a minute; null if it was never used.',
  })
  lastUsedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The network address of the last use, for IPv6 the /64; null if it was never used.',
  })
  lastUsedFrom!: string | null;
}

@ObjectType({ description: 'A key with its secret, which is shown only once.', simpleResolvers: true })
export class NewProgramKey {
  @Field(() => ProgramKeyType, { description: 'The key, as programKeys lists it from now on.' })
  key!: ProgramKeyType;

  @Field({
    description: 'What the program sends in the Authorization header, after `Bearer `. Anybody who has it can read.',
  })
  secret!: string;
}
