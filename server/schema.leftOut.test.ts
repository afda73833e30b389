import {
  coerceInputValue,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { INPUTS_OF_CHANGES, INPUTS_OF_ROWS } from './api/leftOutIsNull.ts';
import { createSchema } from './schema.ts';

const inputs = Object.values(createSchema().getTypeMap()).filter(isInputObjectType);

/** An input's nullable fields. */
function nullable(input: GraphQLInputObjectType) {
  return Object.values(input.getFields()).filter(({ type }) => !isNonNullType(type));
}

/** A value of each scalar in inputs. */
const SCALARS: Readonly<Record<string, unknown>> = {
  ID: 'a',
  String: 'a',
  Int: 1,
  Boolean: true,
  LocalDate: '2026-03-14',
};

/** A value of an input type, with all its fields. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, sampleOf(field.type)]));
  }
  return SCALARS[type.name];
}

const whole = inputs
  .filter(({ name }) => ![...INPUTS_OF_CHANGES, ...INPUTS_OF_ROWS].includes(name))
  .flatMap((input) => nullable(input).map(({ name }) => [input.name, name, input] as const));

it.each(whole)('%s: %s left out is null', (_input, field, input) => {
  const { [field]: _, ...rest } = Object(sampleOf(input)) as Record<string, unknown>;
  expect(coerceInputValue(rest, input)).toEqual(coerceInputValue({ ...rest, [field]: null }, input));
});

it('only inputs of changes tell left out from null', () => {
  const ofChanges = inputs.filter((input) => input.description?.startsWith('Changes to') && nullable(input).length > 0);
  expect(ofChanges.map(({ name }) => name).toSorted()).toEqual(INPUTS_OF_CHANGES.toSorted());
});
