import { getDirective } from '@graphql-tools/utils';
import {
  getNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionNode,
} from 'graphql';
import { KEY_SCOPES, type KeyScope } from '../../domain/keyScope.ts';
import { permitKey } from '../../domain/permissions.ts';
import { Refusal } from '../api/refusal.ts';

/** A field that is open to keys. */
interface OpenField {
  opens: KeyScope;
  /** The name of the type that it returns. */
  gives: string;
}

type Fragments = GraphQLResolveInfo['fragments'];

/** What a schema opens to program keys: fields of queries, and of the types they return. */
export class KeyScopes {
  /** By type and field, such as `Query.unit`. */
  private readonly open = new Map<string, OpenField>();

  /** @throws Error for an unknown scope, and for a scope on a field of a mutation or subscription. */
  constructor(schema: GraphQLSchema) {
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        const [directive] = getDirective(schema, field, 'keys') ?? [];
        if (!directive) continue;
        const declared = String(directive['scope']);
        const path = `${type.name}.${field.name}`;
        const opens = KEY_SCOPES.find((one) => one === declared);
        if (!opens) throw new Error(`${path} is open to keys of the unknown scope ${declared}.`);
        if (type === schema.getMutationType() || type === schema.getSubscriptionType()) {
          throw new Error(`${path} is open to keys, which ask queries alone.`);
        }
        this.open.set(path, { opens, gives: getNamedType(field.type).name });
      }
    }
  }

  /**
   * Refuses a key a field unless the key opens it and everything below it. Asked once for each field that has a permission, so the fields
   * of a type cost a person nothing.
   * @throws Refusal `FORBIDDEN` that names the first closed field.
   */
  refuseClosed(scope: KeyScope, { parentType, fieldNodes, fragments }: GraphQLResolveInfo): void {
    for (const path of this.closed(scope, parentType.name, fieldNodes, fragments)) {
      throw new Refusal('FORBIDDEN', { message: `A key with the scope ${scope} can't read ${path}.` });
    }
  }

  private *closed(
    scope: KeyScope,
    type: string,
    selections: readonly SelectionNode[],
    fragments: Fragments,
  ): Generator<string> {
    for (const one of selections) {
      if (one.kind !== Kind.FIELD) {
        const fragment = one.kind === Kind.FRAGMENT_SPREAD ? fragments[one.name.value] : one;
        const on = fragment?.typeCondition?.name.value ?? type;
        yield* this.closed(scope, on, fragment?.selectionSet.selections ?? [], fragments);
      } else if (one.name.value !== '__typename') {
        const path = `${type}.${one.name.value}`;
        const field = this.open.get(path);
        if (field === undefined || permitKey(scope, field.opens) !== 'ALLOWED') yield path;
        else yield* this.closed(scope, field.gives, one.selectionSet?.selections ?? [], fragments);
      }
    }
  }
}
