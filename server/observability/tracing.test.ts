import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import mongoose from 'mongoose';
import { signInSoldier } from '../testing/factories.ts';
import { HttpApp, post } from '../testing/httpApp.ts';
import { TestApi } from '../testing/testApi.ts';
import { observeCommands } from './storeCommands.ts';
import { startTracing } from './tracing.ts';

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: unknown }[];
}

interface Export {
  resourceSpans: { resource: unknown; scopeSpans: { spans: Span[] }[] }[];
}

/** A collector that keeps what it is sent, as OTLP's JSON. */
async function startCollector() {
  const exports: Export[] = [];
  const paths: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url);
    void json(request).then((body) => {
      exports.push(JSON.parse(JSON.stringify(body)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const url = new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  return { url, exports, paths, close: () => server.close() };
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

it('sends spans of request, operation, root field and database command, in the trace of the caller, without data', async () => {
  const collector = await startCollector();
  const endTracing = await startTracing(collector.url);
  observeCommands(mongoose.connection.getClient());
  const { browser, soldier } = await signInSoldier(api, { lastName: 'Marker' });
  const url = await app.serve();
  const response = await post(
    url,
    'query Record($id: ID!) { soldier(id: $id) { lastName } }',
    { id: soldier._id },
    { cookie: browser.cookie ?? '', traceparent: `00-${TRACE}-${CALLER}-01` },
  );
  expect(await response.json()).toEqual({ data: { soldier: { lastName: 'Marker' } } });
  await app.stop();
  await endTracing();
  collector.close();

  expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']));
  const sent = JSON.stringify(collector.exports);
  expect(sent).toContain('fire-support-tracker');
  for (const value of ['Marker', soldier._id, browser.cookie ?? '']) expect(sent).not.toContain(value);

  const spans = collector.exports
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  const named = (name: string) => spans.find((span) => span.name === name);
  const parentOf = (span: Span | undefined) => spans.find(({ spanId }) => spanId === span?.parentSpanId)?.name;
  const request = named('POST graphql');
  expect(request?.parentSpanId).toBe(CALLER);
  expect(parentOf(named('query soldier'))).toBe('POST graphql');
  expect(parentOf(named('Query.soldier'))).toBe('query soldier');
  const commands = spans.filter(({ attributes }) => attributes.some(({ key }) => key === 'db.operation.name'));
  // Who asks is found out before the operation begins.
  expect(new Set(commands.map(parentOf))).toEqual(new Set(['POST graphql', 'Query.soldier']));
});
