import { getDirective } from '@graphql-tools/utils';
import { getNamedType, type GraphQLObjectType, type GraphQLSchema, isObjectType, parse, print } from 'graphql';

/** Types that only explain a person's data, with the fields to query. Every other type is queried with all its fields. */
const EXPLAINING: Readonly<Record<string, readonly string[]>> = {
  Unit: ['name', 'unitFields'],
  UnitField: ['id', 'label', 'kind'],
  Requirement: ['id', 'name', 'group', 'medical', 'inForceFrom', 'tests'],
};

/**
 * The query for your own data, on screen and as a file. It has every field of OwnRecord and of its types, except those that only staff see.
 */
export function ownDataQuery(schema: GraphQLSchema): string {
  const type = schema.getType('OwnRecord');
  if (!isObjectType(type)) throw new Error('The schema has no OwnRecord.');
  const gone = Object.keys(EXPLAINING).filter((name) => !schema.getType(name));
  if (gone.length > 0) throw new Error(`The schema has no ${gone.join(', no ')}.`);
  const query = print(parse(`query OwnData { ownRecord ${everyField(schema, type)} }`));
  return `# Written by npm run generate, from the type OwnRecord.\n${query}\n`;
}

function everyField(schema: GraphQLSchema, type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields())
    .filter(({ name }) => EXPLAINING[type.name]?.includes(name) ?? true)
    .filter((field) => !getDirective(schema, field, 'auth'))
    .map(({ name, type: of }) => {
      const inside = getNamedType(of);
      return isObjectType(inside) ? `${name} ${everyField(schema, inside)}` : name;
    });
  return `{ ${fields.join(' ')} }`;
}
