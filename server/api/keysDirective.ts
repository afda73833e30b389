import { DirectiveLocation, GraphQLDirective, GraphQLNonNull, GraphQLString } from 'graphql';
import { Directive } from 'type-graphql';
import { KEY_SCOPES, type KeyScope } from '../../domain/keyScope.ts';

/** The fields that program keys may ask for, visible in `schema.graphql` beside `@auth` and enforced by `enforceAuth`. */
export const keysDirective = new GraphQLDirective({
  name: 'keys',
  description:
    'Program keys may ask for this field. All other fields refuse every key with FORBIDDEN, and so do all mutations and subscriptions.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    // Not the schema's enum: it is made together with the schema, and this directive is part of the schema.
    scope: {
      type: new GraphQLNonNull(GraphQLString),
      description: `The narrowest scope that opens the field: ${KEY_SCOPES.join(' or ')}. A wider scope opens it, too.`,
    },
  },
});

/**
 * Opens a field to program keys. Decide anew for each field you add: a field without this stays closed, even in an open type.
 * @param scope the narrowest scope that opens it.
 */
export function Keys(scope: KeyScope): MethodDecorator & PropertyDecorator {
  return Directive(`@keys(scope: "${scope}")`);
}
