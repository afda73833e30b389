import { setImmediate } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import { NOBODY } from '../identity/caller.ts';
import { createDependencies } from '../identity/dependencies.ts';
import { readConfig } from '../operations/settings/config.ts';
import { connectionKey, LiveConnection } from './liveConnection.ts';

const origin = () => new URL('http://tracker.test');
const dependencies = createDependencies(readConfig({}), {
  origin,
  forgetWithLogin: async () => undefined,
});

/** A socket without a session, which records how it was closed. */
function connect() {
  const closed: [code: number, reason: string][] = [];
  const client = { address: '192.0.2.1', userAgent: '' };
  const connection = new LiveConnection({ close: (...given) => closed.push(given) }, NOBODY, {
    sessionId: null,
    key: connectionKey(NOBODY, client),
    client,
    context: { clock: () => new Date(), random: null, dependencies },
    check: async () => undefined,
  });
  return { connection, closed };
}

it('closes a socket of nobody, but not before what is being opened has been refused', async () => {
  const { connection, closed } = connect();
  let refuse = (_refusals: GraphQLError[]): void => undefined;
  const read = () => new Promise<GraphQLError[]>((resolve) => (refuse = resolve));
  const opening = connection.begin({ query: '' }, read);
  await connection.settle(NOBODY);
  await setImmediate();
  expect(closed).toEqual([]);
  const refusal = new GraphQLError('No.');
  refuse([refusal]);
  expect(await opening).toEqual([refusal]);
  await setImmediate();
  expect(closed).toEqual([[4401, 'UNAUTHENTICATED']]);
});
