import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLFieldConfig, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { messages } from '../../domain/errors.ts';
import { permit, Access } from '../../domain/permissions.ts';
import { keyMessages } from '../../domain/programKey.ts';
import { Refusal, signedOutRefusal } from '../api/refusal.ts';
import { signedIn } from '../api/signedIn.ts';
import type { Caller } from '../identity/caller.ts';
import { countChange } from '../identity/limits/limits.ts';
import { KeyScopes } from './keyScopes.ts';

/** What enforcement needs from a request's context. */
type AuthContext = Pick<
  Caller,
  'person' | 'key' | 'lapsedPerson' | 'signedOutBecause' | 'headerHoldsNoKey' | 'mustAddSecondFactor'
>;

type FieldConfig = GraphQLFieldConfig<unknown, AuthContext, Record<string, unknown>>;

/** The subject that the access compares the person with, if any. */
const ABOUT: Partial<Record<Access, readonly ('soldier' | 'comment')[]>> = {
  SELF: ['soldier'],
  SELF_OR_STAFF: ['soldier', 'comment'],
  STAFF_NOT_SELF: ['soldier'],
  AUTHOR: ['comment'],
};

/** What a login does for itself, such as ending its sessions, is not counted. Where it needs a limit, it has its own. */
const UNCOUNTED: ReadonlySet<Access> = new Set([Access.PUBLIC, Access.LOGIN, Access.SIGNED_IN]);

/**
 * Puts every declared permission in front of its field's resolver. This is the one place that enforces permissions, for people and for
 * program keys. It runs before the resolver and loads nothing, so a refusal never tells whether something exists. If a comment must be
 * loaded first, this lets only members through, and the comment service asks the rule in domain/permissions.ts. A permitted mutation that
 * requires a record is counted.
 * @throws Error when a root field declares no permission, or a permission about a soldier or comment names no argument. Also when a field
 * that keys cannot use is opened to them.
 */
export function enforceAuth(schema: GraphQLSchema): GraphQLSchema {
  const keys = new KeyScopes(schema);
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field, name, typeName) => {
      const isMutation = typeName === schema.getMutationType()?.name;
      const guarded = guard(field, schema, keys, `${typeName}.${name}`, isMutation);
      if (!guarded) throw new Error(`${typeName}.${name} declares no permission: add @Auth to it.`);
      return guarded;
    },
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) => guard(field, schema, keys, `${typeName}.${name}`) ?? field,
  });
}

function guard(
  field: FieldConfig,
  schema: GraphQLSchema,
  keys: KeyScopes,
  path: string,
  isMutation = false,
): FieldConfig | null {
  const declared = getDirective(schema, field, 'auth')?.[0];
  if (!declared) return null;
  const requires = access(declared['requires'], path);
  const kinds = ABOUT[requires] ?? [];
  const kind = kinds.find((one) => typeof declared[one] === 'string' && field.args?.[declared[one]]);
  if (kinds.length > 0 && !kind) {
    throw new Error(`${path} requires ${requires}: name the argument that holds the id of the ${kinds.join(' or ')}.`);
  }
  // The comment is not loaded yet, so its author and subject are unknown; the comment service decides.
  const asked = kind === 'comment' || requires === Access.AUTHOR ? Access.MEMBER : requires;
  const argument = kind && String(declared[kind]);
  const allowsLapsed = declared['lapsed'] === true;
  const allowsWithoutFactor = requires === Access.PUBLIC || declared['withoutSecondFactor'] === true;
  const { resolve = defaultFieldResolver, subscribe } = field;
  const isCounted = isMutation && !UNCOUNTED.has(requires);
  const enforce = (args: Record<string, unknown>, context: AuthContext, info: GraphQLResolveInfo): void => {
    if (context.key !== null) return keys.refuseClosed(context.key.scope, info);
    const id: unknown = argument && args[argument];
    const soldierId = kind === 'soldier' && typeof id === 'string' ? id : undefined;
    const person = context.person ?? (allowsLapsed ? context.lapsedPerson : null);
    const verdict = permit(asked, person, soldierId);
    if (verdict === 'UNAUTHENTICATED') {
      throw context.headerHoldsNoKey ? noKeyRefusal() : signedOutRefusal(context.signedOutBecause);
    }
    if (context.mustAddSecondFactor && !allowsWithoutFactor) {
      throw new Refusal('MULTI_FACTOR_AUTH_REQUIRED', { message: messages.addSecondFactor });
    }
    if (verdict === 'FORBIDDEN') throw new Refusal(verdict);
  };
  return {
    ...field,
    resolve: (source, args, context, info) => {
      enforce(args, context, info);
      const answer = (): unknown => resolve(source, args, context, info);
      return isCounted ? countChange(signedIn(context.person).accountId).then(answer) : answer();
    },
    // A subscription's permission is checked here when it begins, and by its resolver above with each event.
    ...(subscribe && {
      subscribe: (source, args, context, info) => {
        enforce(args, context, info);
        return subscribe(source, args, context, info);
      },
    }),
  };
}

function noKeyRefusal(): Refusal {
  return new Refusal('UNAUTHENTICATED', { message: keyMessages.noKey, http: { status: 401 } });
}

function access(declared: unknown, path: string): Access {
  const known = Object.values(Access).find((one) => one === declared);
  if (!known) throw new Error(`${path} declares the unknown permission ${String(declared)}.`);
  return known;
}
