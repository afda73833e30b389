import type { DocumentNode, OperationVariables } from '@apollo/client';
import { Kind } from 'graphql';
import { cache } from './cache.ts';
import { history } from './history.ts';
import { requestFor } from './httpLink.ts';
import { ViewerDocument } from './session/session.generated.ts';

/** What a screen asks first, as its hook then asks it. */
export interface FirstQuery {
  readonly query: DocumentNode;
  readonly variables: OperationVariables;
}

/**
 * Sends what the first screen asks as soon as it is known that somebody is signed in, and not once the screen is drawn: it then waits for the
 * network while it is drawn, and not afterwards (docs/decisions/0017-first-paint.md).
 */
export function askAhead(queries: FirstQuery[]): void {
  const stopWatching = cache.watch({
    query: ViewerDocument,
    optimistic: false,
    immediate: true,
    callback: ({ result }) => {
      if (result?.viewer) queries.splice(0).forEach(send);
    },
  });
  // Whoever is led elsewhere, or goes there, wants to know something else.
  const stopListening = history.listen(() => {
    stopWatching();
    stopListening();
    for (const { call } of window.askedAhead?.values() ?? []) call.abort();
    window.askedAhead?.clear();
  });
}

function send({ query, variables }: FirstQuery): void {
  const operation = query.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const request = requestFor(operation?.name?.value, cache.transformDocument(query), variables);
  const call = new AbortController();
  const response = fetch('/graphql', { ...request, signal: call.signal });
  // Where it fails, it does so for whoever takes it.
  response.catch(() => undefined);
  (window.askedAhead ??= new Map()).set(request.body, { call, response, at: Date.now() });
}
