import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError } from 'graphql';

/** Refuses a request that names an operation which its document does not have, or none where it has several. */
export const namedOperation: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation) return;
        throw new GraphQLError('operationName has to be that of an operation in the document.', {
          extensions: { code: ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE, http: { status: 400 } },
        });
      },
    };
  },
};
