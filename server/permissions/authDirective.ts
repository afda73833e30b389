import { DirectiveLocation, GraphQLDirective, GraphQLEnumType, GraphQLNonNull, GraphQLString } from 'graphql';
import { Directive } from 'type-graphql';
import type { Requirement } from '../../domain/permissions.ts';

const requirementType = new GraphQLEnumType({
  name: 'Requirement',
  description:
    'Who may use a field. SELF, SELF_OR_STAFF and STAFF_NOT_SELF compare with the soldier that an argument names.',
  values: {
    PUBLIC: { description: 'Anyone, signed in or not.' },
    SIGNED_IN: { description: 'Anyone with a login.' },
    MEMBER: { description: 'A login with a personnel record.' },
    SELF: { description: 'The soldier that the argument names.' },
    SELF_OR_STAFF: { description: 'The soldier that the argument names, and staff.' },
    STAFF: { description: 'Staff: soldiers with leadership rights.' },
    STAFF_NOT_SELF: { description: 'Staff, but not about themselves.' },
  } satisfies Record<Requirement, object>,
});

/** The permission of a field, visible in `schema.graphql` and enforced by `enforceAuth`. */
export const authDirective = new GraphQLDirective({
  name: 'auth',
  description: 'Who may use this field. Refused with UNAUTHENTICATED when signed out, with FORBIDDEN otherwise.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    requires: { type: new GraphQLNonNull(requirementType) },
    soldier: {
      type: GraphQLString,
      description: 'The argument that names the soldier, for SELF, SELF_OR_STAFF and STAFF_NOT_SELF.',
    },
  },
});

/**
 * Declares who may use a field. Every root field needs one; other fields need one when they reveal more than their parent.
 * @param requires who may use it.
 * @param soldier the argument that names the soldier, where `requires` depends on one.
 */
export function Auth(requires: Requirement, soldier?: string): MethodDecorator & PropertyDecorator {
  return Directive(soldier ? `@auth(requires: ${requires}, soldier: "${soldier}")` : `@auth(requires: ${requires})`);
}
