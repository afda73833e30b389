import { LocalDateResolver } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import { KeyScope } from '../../../domain/keyScope.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { KEY_MOST_DAYS, KEY_NAME_MAX_LENGTH, KEY_USUAL_DAYS } from '../../../domain/programKey.ts';
import './programKey.type.ts';

@InputType({ description: 'A new key for a program.' })
export class CreateProgramKeyInput {
  @Field({ description: `What the program is called, 1 to ${KEY_NAME_MAX_LENGTH} characters.` })
  name!: string;

  @Field(() => KeyScope, { description: 'What it may read.' })
  scope!: KeyScope;

  @Field(() => LocalDateResolver, {
    nullable: true,
    description: `The last day on which it works: today to ${KEY_MOST_DAYS} days ahead; ${KEY_USUAL_DAYS} days ahead where it is left out.`,
  })
  endsOn?: LocalDate | null;
}
