import { DateTimeResolver, LocalDateResolver } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { KeyScope } from '../../../domain/keyScope.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { KEY_NAME_MAX_LENGTH } from '../../../domain/programKey.ts';
import { SoldierName } from '../../records/soldiers/soldierName.type.ts';

registerEnumType(KeyScope, {
  name: 'KeyScope',
  description: 'What a key for programs opens: the fields that the directive `@keys` opens to it.',
  valuesConfig: {
    COUNTS: { description: 'Numbers by section. No answer names a person or has the id of one.' },
    READINESS: {
      description:
        'What COUNTS opens, and who is on the readiness lists and reports of staff, and why. No whole record, comment or history.',
    },
  },
});

@ObjectType('ProgramKey', {
  description: 'A key by which a program, such as a dashboard, reads the API without signing in.',
  simpleResolvers: true,
})
export class ProgramKeyType {
  @Field(() => ID, { description: 'The id of the key, for revokeProgramKey. Nothing can be opened with it.' })
  id!: string;

  @Field({ description: 'The first characters of the key, by which its owner knows it.' })
  start!: string;

  @Field({ description: `What the program is called, 1 to ${KEY_NAME_MAX_LENGTH} characters.` })
  name!: string;

  @Field(() => KeyScope, { description: 'What it may read.' })
  scope!: KeyScope;

  @Field(() => SoldierName, { nullable: true, description: 'Who made it; null when their record is gone.' })
  maker!: SoldierName | null;

  @Field({ description: 'Whether whoever asks made it.' })
  isOwn!: boolean;

  @Field(() => DateTimeResolver, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => LocalDateResolver, {
    description: 'The last day on which it works. It is listed for another 30 days.',
  })
  endsOn!: LocalDate;

  @Field({
    description:
      'Whether it works now: that day is not over, and whoever made it is staff and can sign in. It works again when they get their rights back.',
  })
  works!: boolean;

  @Field(() => DateTimeResolver, {
    nullable: true,
    description: 'The last use, to within a minute; null when there was none.',
  })
  lastUsedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The network address that this use came from, of IPv6 the /64; null when there was none.',
  })
  lastUsedFrom!: string | null;
}

@ObjectType({ description: 'A key with its secret, which is given this once.', simpleResolvers: true })
export class NewProgramKey {
  @Field(() => ProgramKeyType, { description: 'The key, as programKeys lists it from now on.' })
  key!: ProgramKeyType;

  @Field({ description: 'What the program sends in the header Authorization, after `Bearer `. Whoever has it reads.' })
  secret!: string;
}
