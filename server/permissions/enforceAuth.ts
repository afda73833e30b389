import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql';
import { permit, type Person, Requirement } from '../../domain/permissions.ts';
import { Refusal } from '../graphql/refusal.ts';

/** What the enforcement needs of a request's context. */
interface AuthContext {
  person: Person;
}

type FieldConfig = GraphQLFieldConfig<unknown, AuthContext, Record<string, unknown>>;

const ABOUT_A_SOLDIER: ReadonlySet<Requirement> = new Set(['SELF', 'SELF_OR_STAFF', 'STAFF_NOT_SELF']);

/**
 * Puts every declared permission in front of its field's resolver: the one place where they are enforced.
 * It runs before the resolver and loads nothing, so a refusal never tells whether what was asked for exists.
 * @throws Error when a root field declares no permission, or one about a soldier without naming the argument.
 */
export function enforceAuth(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field, name, typeName) => {
      const guarded = guard(field, schema, `${typeName}.${name}`);
      if (!guarded) throw new Error(`${typeName}.${name} declares no permission: add @Auth to it.`);
      return guarded;
    },
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) => guard(field, schema, `${typeName}.${name}`) ?? field,
  });
}

function guard(field: FieldConfig, schema: GraphQLSchema, path: string): FieldConfig | null {
  const declared = getDirective(schema, field, 'auth')?.[0];
  if (!declared) return null;
  const requires = requirement(declared['requires'], path);
  const soldierArgument: unknown = declared['soldier'];
  if (ABOUT_A_SOLDIER.has(requires) && (typeof soldierArgument !== 'string' || !field.args?.[soldierArgument])) {
    throw new Error(`${path} requires ${requires}: name the argument that holds the soldier's id.`);
  }
  const { resolve = defaultFieldResolver } = field;
  return {
    ...field,
    resolve: (source, args, context, info) => {
      const soldierId: unknown = typeof soldierArgument === 'string' ? args[soldierArgument] : undefined;
      const verdict = permit(requires, context.person, typeof soldierId === 'string' ? soldierId : undefined);
      if (verdict !== 'ALLOWED') throw new Refusal(verdict);
      return resolve(source, args, context, info);
    },
  };
}

function requirement(declared: unknown, path: string): Requirement {
  const known = Object.values(Requirement).find((one) => one === declared);
  if (!known) throw new Error(`${path} declares the unknown permission ${String(declared)}.`);
  return known;
}
