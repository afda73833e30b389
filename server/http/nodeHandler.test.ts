import { once } from 'node:events';
import { createServer, request as requestOf, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApolloServer } from '@apollo/server';
import { ErrorCode } from '../../domain/errorCodes.ts';
import { Refusal } from '../api/refusal.ts';
import { errorCount } from '../operations/observability/metrics.ts';
import { observeRequests } from '../operations/observability/observeRequests.ts';
import { knowErrors } from '../operations/observability/requestOfError.ts';
import { type RequestRecord, recordOf } from '../operations/observability/requestRecord.ts';
import { post } from '../testing/httpApp.ts';
import { listenLocally } from '../testing/listenLocally.ts';
import { CompiledQueries } from './compiledQueries.ts';
import { formatError } from './formatError.ts';
import { httpAnswers } from './httpAnswers.ts';
import { nodeHandler } from './nodeHandler.ts';
import { overHttp } from './overHttp.ts';
import { ConcurrencyLimiter } from './overload/concurrencyLimiter.ts';
import { MAX_BODY_BYTES } from './requestLimits.ts';
import { retryLater } from './retryLater.ts';

const TIME_MS = 200;
/** Long enough for a hundred requests to arrive before the first gives up its place, even on a busy machine; in milliseconds. */
const LONG_TIME_MS = 1500;

const servers: Server[] = [];
let finish: () => void = () => undefined;
let written = 0;
/** The number of contexts made. */
let contexts = 0;

beforeEach(() => errorCount.reset());
// As it is when the module loads, because other test files share the module.
afterAll(() => {
  errorCount.reset();
  for (const code of Object.values(ErrorCode)) errorCount.inc({ code }, 0);
});
afterEach(() => {
  finish();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/**
 * A server whose mutation writes when the test says so.
 * @param withinMs the longest time for an operation.
 */
async function serve(withinMs = TIME_MS): Promise<string> {
  written = 0;
  contexts = 0;
  const apollo = new ApolloServer<{ record: RequestRecord | null; context: number }>({
    typeDefs:
      'type Query { now: Int context: Int text(length: Int!): String busy: Int } type Mutation { write: Int refuse: Int busy: Int! }',
    formatError,
    plugins: [knowErrors, overHttp, retryLater],
    resolvers: {
      Query: {
        now: () => written,
        context: (_: unknown, __: unknown, { context }) => context,
        text: (_: unknown, { length }: { length: number }) => 'é'.repeat(length),
        busy: refuseBusy,
      },
      Mutation: {
        write: async () => {
          await new Promise<void>((resolve) => (finish = resolve));
          written += 1;
          return written;
        },
        refuse: async () => {
          await new Promise<void>((resolve) => (finish = resolve));
          written += 1;
          throw new Refusal('CONFLICT');
        },
        busy: refuseBusy,
      },
    },
  });
  await apollo.start();
  const handle = nodeHandler(
    httpAnswers(apollo, new CompiledQueries()),
    new ConcurrencyLimiter(() => 0),
    async (request) => {
      contexts += 1;
      return { record: recordOf(request), context: contexts };
    },
    () => true,
    withinMs,
  );
  const observed = observeRequests((request, response) => void handle(request, response), {
    trustProxy: false,
    slowOperationMs: Infinity,
  });
  const server = createServer(observed);
  servers.push(server);
  return `http://127.0.0.1:${await listenLocally(server)}`;
}

function refuseBusy(): never {
  throw new Refusal('SERVER_BUSY');
}

async function counted(): Promise<unknown[]> {
  const { values } = await errorCount.get();
  return values.map(({ labels, value }) => [labels.code, value]);
}

it('what takes too long is answered in time, and is done all the same', async () => {
  const url = await serve();
  const answer = await post(url, 'mutation { write }');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBeNull();
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'TOOK_TOO_LONG' } }] });
  expect(await counted()).toEqual([['TOOK_TOO_LONG', 1]]);
  finish();
  expect(await (await post(url, '{ now }')).json()).toMatchObject({ data: { now: 1 } });
});

it('what takes too long and is refused in the end is one error, as answered', async () => {
  const url = await serve();
  await post(url, 'mutation { refuse }');
  finish();
  // Repeats until the operation is over.
  for (let now = 0; now === 0;) {
    const { data }: { data: { now: number } } = await (await post(url, '{ now }')).json();
    now = data.now;
  }
  expect(await counted()).toEqual([['TOOK_TOO_LONG', 1]]);
});

it('what is too much at once is refused before it begins, and says when to come again', async () => {
  const url = await serve(LONG_TIME_MS);
  const answers = await Promise.all(Array.from({ length: 110 }, () => post(url, 'mutation { write }')));
  const busy = await Promise.all(
    answers.filter(({ headers }) => headers.get('retry-after') === '2').map((answer) => answer.json()),
  );
  expect(busy).toHaveLength(10);
  expect(busy[0]).toMatchObject({ errors: [{ extensions: { code: 'SERVER_BUSY' } }] });
  expect(await counted()).toEqual(
    expect.arrayContaining([
      ['SERVER_BUSY', 10],
      ['TOOK_TOO_LONG', 100],
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
});

describe.each(['application/json', 'application/graphql-response+json'])('to a client that takes %s', (accept) => {
  it('an answer that has data counts as a success, whatever failed beside it', async () => {
    const answer = await post(await serve(), '{ now busy }', {}, { accept });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([200, null]);
    expect(await answer.json()).toMatchObject({ data: { now: 0, busy: null }, errors: [{ path: ['busy'] }] });
  });

  it('one without says when to come again, and has no entry for data', async () => {
    const answer = await post(await serve(), 'mutation { busy }', {}, { accept });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    const told: object = await answer.json();
    expect(Object.keys(told)).toEqual(['errors']);
  });
});

test.each([
  ['a long one', 8000, 'br, gzip', 'gzip'],
  ['a long one, to a client that takes any', 8000, 'gzip;q=0.5, *;q=0', 'gzip'],
  ['a short one', 10, 'gzip', null],
  ['to a client that does not want it', 8000, 'gzip;q=0, br', null],
  ['to a client that does not say', 8000, 'identity', null],
])('an answer is compressed or not: %s', async (_, length, accepted, encoding) => {
  const response = await fetch(`${await serve()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': accepted },
    body: JSON.stringify({ query: `{ text(length: ${length}) }` }),
  });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.json()).toEqual({ data: { text: 'é'.repeat(length) } });
});

it('who sends a file is looked up again once it has come, and others only then', async () => {
  const url = await serve();
  const body = JSON.stringify({ query: '{ context }', unknown: 'x'.repeat(MAX_BODY_BYTES) });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const request = requestOf(`${url}/graphql`, { method: 'POST', headers });
  request.write(body.slice(0, 1000));
  while (contexts === 0) await nextTurn();
  request.end(body.slice(1000));
  const [response] = await once(request, 'response');
  expect(JSON.parse(await text(response))).toEqual({ data: { context: 2 } });
  expect(await (await post(url, '{ context }')).json()).toEqual({ data: { context: 3 } });
});
