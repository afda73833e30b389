import { OperationTypeNode } from 'graphql';
import { startSession } from '../../../server/identity/session/session.service.ts';
import { HttpApp } from '../../../server/testing/httpApp.ts';
import { TestApi } from '../../../server/testing/testApi.ts';
import { clientOperations } from './clientOperations.ts';
import { accountIdOf, fillUpTo, ID, STAFF_ID } from '../scale/unit.ts';

TestApi.forThisFile();
const app = HttpApp.forThisFile();

/** Headers that differ in every answer. */
const OF_EACH_ANSWER = new Set(['date', 'x-request-id']);

// The first answer is interpreted by graphql-js, later ones come from the compiled query.
it('answers each query of the screens the second time as the first, to whoever asks', async () => {
  await fillUpTo(30);
  const queries = await clientOperations(OperationTypeNode.QUERY);
  for (const soldierId of [STAFF_ID, ID, null]) {
    const now = new Date();
    const url = await app.serve({}, () => now);
    const cookie = soldierId === null ? '' : `session=${(await startSession(accountIdOf(soldierId), now)).token}`;
    for (const [operationName, query] of queries) {
      const variables = { id: ID, soldierId: ID, filter: {}, first: 50 };
      const ask = async () => {
        const response = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify({ operationName, query, variables }),
        });
        const headers = [...response.headers].filter(([name]) => !OF_EACH_ANSWER.has(name));
        return { operationName, status: response.status, headers, body: await response.text() };
      };
      const first = await ask();
      expect(await ask()).toEqual(first);
    }
  }
});
