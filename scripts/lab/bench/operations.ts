import { OperationTypeNode } from 'graphql';
import { clientOperations } from '../support/clientOperations.ts';

/** The measured operations, by their names in the results. */
export const OPERATIONS = ['home', 'soldier', 'comments', 'readiness'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** A request's body. */
interface GraphqlRequest {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

/** The requests that the client's screens send: Home, a soldier's record, their comments, and the Overview. */
export async function clientRequests(soldierId: string): Promise<Record<Operation, GraphqlRequest>> {
  const queries = await clientOperations(OperationTypeNode.QUERY);
  const request = (operationName: string, variables = {}): GraphqlRequest => {
    const query = queries.get(operationName);
    if (query === undefined) throw new Error(`The client has no query ${operationName}.`);
    return { operationName, query, variables };
  };
  return {
    home: request('SectionOverview'),
    soldier: request('UserInfo', { id: soldierId }),
    comments: request('Comments', { id: soldierId }),
    readiness: request('ReadinessOverview'),
  };
}
