import { DirectiveLocation, GraphQLDirective, GraphQLNonNull, GraphQLString } from 'graphql';
import { Directive } from 'type-graphql';
import { KEY_SCOPES, type KeyScope } from '../../domain/keyScope.ts';

/** What keys for programs may ask for, visible in `schema.graphql` beside `@auth` and enforced by `enforceAuth`. */
export const keysDirective = new GraphQLDirective({
  name: 'keys',
  description:
    'That keys for programs may ask for this field. A field without it is closed to every key, whoever made it, and so are all mutations and subscriptions: FORBIDDEN.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    // Not the enum of the schema: that one is made together with the schema, which this is part of.
    scope: {
      type: new GraphQLNonNull(GraphQLString),
      description: `The narrowest scope that opens it: ${KEY_SCOPES.join(' or ')}. A wider one opens it as well.`,
    },
  },
});

/**
 * Opens a field to keys for programs. Whoever adds a field decides anew: what stands in an open type without this stays closed.
 * @param scope the narrowest scope that opens it.
 */
export function Keys(scope: KeyScope): MethodDecorator & PropertyDecorator {
  return Directive(`@keys(scope: "${scope}")`);
}
