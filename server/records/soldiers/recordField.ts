import { LocalDateResolver } from 'graphql-scalars';
import { Field, Int } from 'type-graphql';
import { type FieldName, FIELDS, mayBeEmpty } from '../../../domain/record/fields.ts';
import { SOLDIER_FIELD } from './soldierDescriptions.ts';
import './values.enum.ts';

/** Gives a class of the API fields of the record. Its inputs say themselves whether a field may be left out. */
export function addFields(prototype: object, names: readonly FieldName[], isNullable = mayBeEmpty): void {
  for (const name of names) {
    Field(() => apiType(name), { nullable: isNullable(name), description: SOLDIER_FIELD[name] })(prototype, name);
  }
}

/** What the API holds a field in. */
function apiType(name: FieldName) {
  const row = FIELDS[name];
  switch (row.kind) {
    case 'name':
      return String;
    case 'choice':
      return row.choices;
    case 'number':
      return Int;
    case 'yesNo':
    case 'passFail':
      return Boolean;
    case 'day':
      return LocalDateResolver;
  }
}
