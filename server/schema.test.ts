import {
  getIntrospectionQuery,
  type GraphQLField,
  type GraphQLInputField,
  graphqlSync,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { createSchema } from './schema.ts';

interface Described {
  description?: string | null | undefined;
}

/** Arguments that need no description, because their type has one. */
const TOLD_BY_THEIR_TYPE = ['input', 'filter'];

it('is valid, and tells all of itself', () => {
  expect(graphqlSync({ schema: createSchema(), source: getIntrospectionQuery() }).errors).toBeUndefined();
});

it('describes every type, field, argument and enum value, for readers of the schema alone', () => {
  const undescribed = [...elementsOf(createSchema())].filter(([, { description }]) => !description?.trim());
  expect(undescribed.map(([name]) => name)).toEqual([]);
});

it('has enums whose values are their names, as compiled queries give them without looking them up', () => {
  const values = Object.values(createSchema().getTypeMap()).flatMap((type) =>
    isEnumType(type) ? type.getValues() : [],
  );
  expect(values.filter(({ name, value }) => name !== value).map(({ name }) => name)).toEqual([]);
});

function* elementsOf(schema: GraphQLSchema): Generator<[name: string, element: Described]> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
    if (!roots.some((root) => root === type)) yield [type.name, type];
    if (isEnumType(type)) for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value];
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(type.getFields());
    for (const field of fields) {
      yield [`${type.name}.${field.name}`, field];
      for (const argument of 'args' in field ? field.args : []) {
        if (TOLD_BY_THEIR_TYPE.includes(argument.name)) continue;
        yield [`${type.name}.${field.name}(${argument.name})`, argument];
      }
    }
  }
}
