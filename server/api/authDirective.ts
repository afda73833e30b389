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
    'Who may use a field. SELF, SELF_OR_STAFF and STAFF_NOT_SELF compare with the soldier that an argument names, or whom the comment that it names is about.',
  values: {
    PUBLIC: { description: 'Anyone, signed in or not.' },
    LOGIN: { description: 'Anyone with a login, also who has left the unit or is expected.' },
    SIGNED_IN: { description: 'Anyone with a login, unless they have left the unit or are expected.' },
    MEMBER: { description: 'A login with a personnel record.' },
    SELF: { description: 'The soldier that the argument names.' },
    SELF_OR_STAFF: { description: 'The soldier that the argument names, and staff.' },
    STAFF: { description: 'Staff: soldiers with leadership rights.' },
    STAFF_NOT_SELF: { description: 'Staff, but not about themselves.' },
    AUTHOR: { description: 'Whoever wrote the comment that the argument names, while they may read it.' },
  } satisfies Record<Access, object>,
});

/** The permission of a field, visible in `schema.graphql` and enforced by `enforceAuth`. */
export const authDirective = new GraphQLDirective({
  name: 'auth',
  description:
    'Who may use this field. Refused with UNAUTHENTICATED when signed out, with MULTI_FACTOR_AUTH_REQUIRED while a second factor has to be set up first (mustAddSecondFactor), with FORBIDDEN otherwise. Where the session was ended from elsewhere or has to be extended, `extensions.reason` says why: ACCESS_EXPIRED, SESSION_ENDED, PASSWORD_CHANGED, or USER_DISABLED, which then is the code, too. ' +
    `A mutation that requires more than a login is refused with TOO_MANY_REQUESTS and retryAfterSeconds once the login has made ${CHANGES_PER_LOGIN.toLocaleString('en-US')} of them within an hour.`,
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    requires: { type: new GraphQLNonNull(requirementType), description: 'What the person has to be.' },
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
      description: 'Also while a second factor has to be set up first.',
    },
    lapsed: {
      type: GraphQLBoolean,
      description: "Also while the session's access window is over and the session itself still lives.",
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
 * Declares who may use a field. Every root field needs this; other fields need it when they reveal more than their parent.
 * @param requires who may use it.
 * @param argument the argument that names the soldier or the comment, where `requires` depends on one; `lapsed` for a field that works
 * after the end of the access window, too; `withoutSecondFactor` for a field needed to set up a second factor where everybody must have
 * one.
 */
export function Auth(requires: Access, argument: AuthArguments = {}): MethodDecorator & PropertyDecorator {
  const named = Object.entries(argument).map(([kind, name]) => `, ${kind}: ${JSON.stringify(name)}`);
  return Directive(`@auth(requires: ${requires}${named.join('')})`);
}
