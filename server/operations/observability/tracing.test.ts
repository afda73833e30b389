import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import mongoose from 'mongoose';
import { signInSoldier } from '../../testing/factories.ts';
import { HttpApp, post } from '../../testing/httpApp.ts';
import { listenLocally } from '../../testing/listenLocally.ts';
import { TestApi } from '../../testing/testApi.ts';
import { RELEASE } from '../release.ts';
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

/** A collector that keeps what it receives, as OTLP's JSON. */
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
  const url = new URL(`http://127.0.0.1:${await listenLocally(server)}`);
  return { url, exports, paths, close: () => server.close() };
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

/** What a collector receives about a request with a `traceparent`. */
async function trace({ trustProxy, flags }: { trustProxy: boolean; flags: string }) {
  const collector = await startCollector();
  const endTracing = await startTracing(collector.url);
  observeCommands(mongoose.connection.getClient());
  const { browser, soldier } = await signInSoldier(api, { lastName: 'Marker' });
  const response = await post(
    await app.serve({ trustProxy }),
    'query Record($id: ID!) { soldier(id: $id) { lastName } }',
    { id: soldier._id },
    { cookie: browser.cookie ?? '', traceparent: `00-${TRACE}-${CALLER}-${flags}` },
  );
  expect(await response.json()).toEqual({ data: { soldier: { lastName: 'Marker' } } });
  await app.stop();
  await endTracing();
  collector.close();
  const spans = collector.exports
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);
  const data = ['Marker', soldier._id, browser.cookie ?? ''];
  return { spans, paths: collector.paths, sent: JSON.stringify(collector.exports), data };
}

it('sends spans of request, operation, root field and database command, in the trace of the proxy, without data', async () => {
  const { spans, paths, sent, data } = await trace({ trustProxy: true, flags: '01' });
  expect(new Set(paths)).toEqual(new Set(['/v1/traces']));
  for (const [key, value] of [
    ['service.name', 'fire-support-tracker'],
    ['service.version', RELEASE],
  ]) {
    expect(sent).toContain(JSON.stringify({ key, value: { stringValue: value } }));
  }
  expect(sent).toMatch(/\{"key":"service.instance.id","value":\{"stringValue":"[0-9a-f-]{36}"\}\}/);
  for (const value of data) expect(sent).not.toContain(value);

  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  const named = (name: string) => spans.find((span) => span.name === name);
  const parentOf = (span: Span | undefined) => spans.find(({ spanId }) => spanId === span?.parentSpanId)?.name;
  const request = named('POST graphql');
  expect(request?.parentSpanId).toBe(CALLER);
  expect(parentOf(named('query soldier'))).toBe('POST graphql');
  expect(parentOf(named('Query.soldier'))).toBe('query soldier');
  const commands = spans.filter(({ attributes }) => attributes.some(({ key }) => key === 'db.operation.name'));
  // The sender is looked up before the operation begins.
  expect(new Set(commands.map(parentOf))).toEqual(new Set(['POST graphql', 'Query.soldier']));
});

it.each(['00', '01'])(
  'lets nobody but a proxy say which trace it is, nor whether it is recorded: flags %s',
  async (flags) => {
    const { spans } = await trace({ trustProxy: false, flags });
    const [request] = spans.filter(({ name }) => name === 'POST graphql');
    expect(request).toBeDefined();
    expect(request?.traceId).not.toBe(TRACE);
    expect(request?.parentSpanId).toBeUndefined();
  },
);
