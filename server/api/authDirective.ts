import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import { Directive } from 'type-graphql';
import { CHANGES_PER_LOGIN } from '../../domain/constants.ts';
import type { Access } from '../../domain/permissions.ts';

const requirementType = new GraphQLEnumType({
  name: 'Access',
  description:
    'Who may use a field. SELF, SELF_OR_STAFF and STAFF_NOT_SELF are about the soldier that an argument names, or that the named comment is about.',
  values: {
    PUBLIC: { description: 'Anyone, signed in or not.' },
    LOGIN: { description: 'Anyone with a login, including departed and expected people.' },
    SIGNED_IN: { description: 'Anyone with a login, except departed and expected people.' },
    MEMBER: { description: 'A login with a personnel record.' },
    SELF: { description: 'The soldier that the argument names.' },
    SELF_OR_STAFF: { description: 'The soldier that the argument names, and staff.' },
    STAFF: { description: 'Staff: soldiers with leadership rights.' },
    STAFF_NOT_SELF: { description: 'Staff, but not about themselves.' },
    AUTHOR: { description: 'The author of the comment that the argument names, while they may read it.' },
  } satisfies Record<Access, object>,
});

/** The permission of a field, visible in `schema.graphql` and enforced by `enforceAuth`. */
export const authDirective = new GraphQLDirective({
  name: 'auth',
  description:
    'Who may use this field. Refused with UNAUTHENTICATED when signed out, with MULTI_FACTOR_AUTH_REQUIRED while a second factor must be set up first (mustAddSecondFactor), with FORBIDDEN otherwise. If the session was ended from elsewhere or must be extended, `extensions.reason` says why: ACCESS_EXPIRED, SESSION_ENDED, PASSWORD_CHANGED, or USER_DISABLED, which is then also the code. ' +
    `A mutation that requires more than a login is refused with TOO_MANY_REQUESTS and retryAfterSeconds once the login has made ${CHANGES_PER_LOGIN.toLocaleString('en-US')} of them within an hour.`,
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    requires: { type: new GraphQLNonNull(requirementType), description: 'What the person must be.' },
    soldier: {
      type: GraphQLString,
      description: 'The argument that names the soldier, for SELF, SELF_OR_STAFF and STAFF_NOT_SELF.',
    },
    comment: {
      type: GraphQLString,
      description: 'The argument that names the comment, for SELF_OR_STAFF and AUTHOR.',
    },
    withoutSecondFactor: {
      type: GraphQLBoolean,
      description: 'Also works while a second factor must be set up first.',
    },
    lapsed: {
      type: GraphQLBoolean,
      description: "Also works after the session's access window, while the session itself lives.",
    },
  },
});

interface AuthArguments {
  soldier?: string;
  comment?: string;
  lapsed?: true;
  withoutSecondFactor?: true;
}

/**
 * Declares who may use a field. Every root field needs this. Another field needs it if it reveals more than its parent.
 * @param requires who may use it.
 * @param argument the argument that names the soldier or the comment, if `requires` needs one. `lapsed` for a field that also works after
 * the access window. `withoutSecondFactor` for a field that people need to set up a required second factor.
 */
export function Auth(requires: Access, argument: AuthArguments = {}): MethodDecorator & PropertyDecorator {
  const named = Object.entries(argument).map(([kind, name]) => `, ${kind}: ${JSON.stringify(name)}`);
  return Directive(`@auth(requires: ${requires}${named.join('')})`);
}
