import { OperationTypeNode } from 'graphql';
import { startSession } from '../../../server/identity/session/session.service.ts';
import { HttpApp } from '../../../server/testing/httpApp.ts';
import { TestApi } from '../../../server/testing/testApi.ts';
import { ApiClient } from '../../apiClient.ts';
import { queryVariables, writes } from '../scale/requests.ts';
import { accountIdOf, fillUpTo, ID, STAFF, STAFF_ID } from '../scale/unit.ts';
import { clientOperations } from './clientOperations.ts';

TestApi.forThisFile();
const app = HttpApp.forThisFile();

/** Headers that differ in every answer. */
const OF_EACH_ANSWER = new Set(['date', 'x-request-id']);

beforeEach(() => fillUpTo(30));

// graphql-js interprets the first answer; later ones come from the compiled query.
it.each([STAFF_ID, ID])('answers %s each query of the screens the second time as the first', async (soldierId) => {
  const now = new Date();
  const url = await app.serve({}, () => now);
  const cookie = `session=${(await startSession(accountIdOf(soldierId), now)).token}`;
  const variables = queryVariables();
  for (const [operationName, query] of await clientOperations(OperationTypeNode.QUERY)) {
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
    if (soldierId === STAFF_ID) expect(first.body).not.toContain('"errors"');
  }
});

it('answers four writes of the screens', async () => {
  const staff = new ApiClient(await app.serve());
  await staff.signIn(STAFF.email, STAFF.password);
  for (const [, write] of await writes(staff, 1)) await write();
});
