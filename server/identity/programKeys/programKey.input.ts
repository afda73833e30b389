import { LocalDateResolver } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import { KeyScope } from '../../../domain/keyScope.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { KEY_MOST_DAYS, KEY_NAME_MAX_LENGTH, KEY_USUAL_DAYS } from '../../../domain/programKey.ts';
import './programKey.type.ts';

@InputType({ description: 'A new program key.' })
export class CreateProgramKeyInput {
  @Field({ description: `The program's name, 1 to ${KEY_NAME_MAX_LENGTH} characters.` })
  name!: string;

  @Field(() => KeyScope, { description: 'What the program may read.' })
  scope!: KeyScope;

  @Field(() => LocalDateResolver, {
    nullable: true,
    description: `The last day on which the key works: today to ${KEY_MOST_DAYS} days ahead; ${KEY_USUAL_DAYS} days ahead if left out.`,
  })
  endsOn?: LocalDate | null;
}
