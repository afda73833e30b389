import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ValidationRule,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { formatError } from '../http/formatError.ts';
import { overLimit, parseOptions } from '../http/overLimit.ts';
import { MAX_PROBLEMS } from '../http/requestLimits.ts';

/**
 * A subscription's root field may have no condition (GraphQL, September 2025, 5.2.4.1). graphql-js 16 accepts a constant condition and then
 * finds no root field. Its own rule about root fields throws at a condition with a variable. So this rule comes first.
 */
const noConditionAtRoot: ValidationRule = (context) => ({
  Directive(node) {
    const { value: name } = node.name;
    if (context.getParentType() !== context.getSchema().getSubscriptionType()) return;
    if (name !== 'skip' && name !== 'include') return;
    context.reportError(new GraphQLError(`"@${name}" cannot be used on what a subscription follows.`, { nodes: node }));
  },
});

/**
 * Reads the operation that a client sends over its socket.
 * @returns the errors, or what to execute.
 */
export function readOperation(
  { query, operationName, variables }: SubscribePayload,
  schema: GraphQLSchema,
  production: boolean,
): readonly GraphQLError[] | ExecutionArgs {
  const sentence = overLimit(query);
  if (sentence !== null) return [withCode(new GraphQLError(sentence), ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED)];
  const document = parsed(query);
  if (document instanceof GraphQLError) return [document];
  // Suggestions would spell out the schema that production hides.
  const options = { hideSuggestions: production, maxErrors: MAX_PROBLEMS };
  const conditions = validate(schema, document, [noConditionAtRoot], options);
  const problems = conditions.length > 0 ? conditions : validate(schema, document, specifiedRules, options);
  if (problems.length > 0) {
    return problems.map((problem) => withCode(problem, ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED));
  }
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    const message = 'Only subscriptions work here. Send queries and mutations by POST.';
    return [new GraphQLError(message, { extensions: { code: ApolloServerErrorCode.BAD_REQUEST } })];
  }
  return {
    schema,
    document,
    operationName: operationName ?? null,
    variableValues: variables ?? null,
    hideSuggestions: production,
  };
}

function parsed(query: string) {
  try {
    return parse(query, parseOptions);
  } catch (error) {
    if (error instanceof GraphQLError) return withCode(error, ApolloServerErrorCode.GRAPHQL_PARSE_FAILED);
    throw error;
  }
}

/** Answers a failure on a socket like a request's failure. */
export function formatLiveError(error: GraphQLError): GraphQLFormattedError {
  // graphql-ws wraps the error that ends a subscription in another one.
  const { originalError: cause = error } = error;
  const failure = error.path === undefined && cause instanceof GraphQLError ? cause : error;
  // An error with neither cause nor code is about a value that the variable's type does not accept.
  const isInput = failure.originalError === undefined && failure.extensions['code'] === undefined;
  const coded = isInput ? withCode(failure, ApolloServerErrorCode.BAD_USER_INPUT) : failure;
  return formatError(coded.toJSON(), coded);
}

function withCode(error: GraphQLError, code: ApolloServerErrorCode): GraphQLError {
  const { message, nodes, source, positions, path } = error;
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    extensions: { code },
  });
}
