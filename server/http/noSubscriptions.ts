import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, OperationTypeNode } from 'graphql';

/** Refuses subscriptions by POST: a request has one answer, and a subscription may have many or none. */
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
