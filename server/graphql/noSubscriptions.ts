import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, OperationTypeNode } from 'graphql';

/** Refuses subscriptions by POST: there is one answer to give, and nothing has happened yet that it could tell of. */
export const noSubscriptions: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return;
        throw new GraphQLError('A subscription is taken over a WebSocket only.', {
          extensions: { code: ApolloServerErrorCode.BAD_REQUEST, http: { status: 400 } },
        });
      },
    };
  },
};
