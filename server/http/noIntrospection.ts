import { ApolloServerValidationErrorCode } from '@apollo/server/errors';
import { type FieldNode, GraphQLError, Kind, type ValidationRule } from 'graphql';

/**
 * Hides the schema, except whether a type of some name exists, which a document's errors tell anyway. Programs that check GraphQL over HTTP
 * ask for that.
 */
export const noIntrospection: ValidationRule = (context) => ({
  Field(node) {
    const { value: name } = node.name;
    if (name !== '__schema' && (name !== '__type' || asksForNameAlone(node))) return;
    context.reportError(
      new GraphQLError('The schema is not shown in production.', {
        nodes: node,
        extensions: { validationErrorCode: ApolloServerValidationErrorCode.INTROSPECTION_DISABLED },
      }),
    );
  },
});

function asksForNameAlone({ selectionSet }: FieldNode): boolean {
  return selectionSet?.selections.every((one) => one.kind === Kind.FIELD && one.name.value === 'name') ?? true;
}
