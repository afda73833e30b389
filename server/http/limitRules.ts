import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ParseOptions, type ValidationContext, type ValidationRule } from 'graphql';
import { type DocumentLimits, documentLimits } from './requestLimits.ts';

/** How documents are read, by POST and over a socket. */
export const parseOptions: ParseOptions = { maxLexicalTokens: documentLimits.tokens };

/**
 * The limits of a document beside the rules of GraphQL itself. They look only at the document, not at its variables, so that a document
 * that has passed need not be checked again. Introspection, which production refuses, has no limits.
 */
export function limitRulesOf({ depth, aliases, directives, cost }: DocumentLimits): ValidationRule[] {
  return [
    maxDepthRule({ n: depth, flattenFragments: true, ...refusing(`Fields may stand at most ${depth} levels deep.`) }),
    maxAliasesRule({ n: aliases, ...refusing(`An operation may have at most ${aliases} aliases.`) }),
    maxDirectivesRule({ n: directives, ...refusing(`An operation may have at most ${directives} directives.`) }),
    costLimitRule({
      maxCost: cost,
      objectCost: 1,
      scalarCost: 1,
      depthCostFactor: 1,
      flattenFragments: true,
      ...refusing(`An operation may ask for at most ${cost} fields. Ask for fewer, or for a shorter page.`),
    }),
  ];
}

export const limitRules = limitRulesOf(documentLimits);

/** Makes a rule report its problem like GraphQL's own rules; by default it throws, which would fail the request as a fault of the server. */
function refusing(sentence: string) {
  const report = (context: ValidationContext | null): void => context?.reportError(new GraphQLError(sentence));
  return { propagateOnRejection: false, onReject: [report] };
}
