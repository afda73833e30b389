import mongoose, { mongo } from 'mongoose';
import { ErrorCode } from '../../../domain/errors.ts';
import { signInSoldier } from '../../testing/factories.ts';
import { HttpApp, post } from '../../testing/httpApp.ts';
import { LogLines } from '../../testing/logLines.ts';
import { TestApi } from '../../testing/testApi.ts';

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();
const log = LogLines.forThisFile();
const TOKEN = 'twenty-characters-or-more';
const asPrometheus = { headers: { authorization: `Bearer ${TOKEN}` } };

async function metricsOf(url: string): Promise<string> {
  const response = await fetch(`${url}/metrics`, asPrometheus);
  expect(response.status).toBe(200);
  return response.text();
}

describe('the probes', () => {
  it.each(['/healthz', '/readyz'])('%s is short text, for anybody, without a cookie, kept nowhere', async (path) => {
    const response = await fetch((await app.serve({ environment: 'production' })) + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await response.text()).split('\n')[0]?.length).toBeLessThan(40);
  });

  it('name the release and the version of the store, as the metrics do', async () => {
    const url = await app.serve({ metricsToken: TOKEN });
    const [lives, release, store] = (await (await fetch(`${url}/healthz`)).text()).split('\n');
    expect([lives, release]).toEqual(['The process lives.', 'Release: unreleased']);
    const [, version] = /^Store version: ([\w.-]+)$/.exec(store ?? '') ?? [];
    const ran = await mongoose.connection.collection('migrations').find().sort({ _id: 1 }).toArray();
    expect(ran.map(({ _id }) => String(_id)).at(-1)).toBe(version);
    expect(await metricsOf(url)).toContain(`tracker_info{release="unreleased",store_version="${version ?? ''}"} 1`);
  });

  it('ask the store for readiness only', async () => {
    const url = await app.serve();
    api.commands.length = 0;
    await fetch(`${url}/healthz`);
    expect(api.commands).toEqual([]);
    await fetch(`${url}/readyz`);
    await fetch(`${url}/readyz`);
    // It must accept a write, too. The store is asked to at most once a second, however often anybody probes.
    expect(api.commands).toEqual(['update', 'ping']);
  });

  it('write something else each time, as a store writes nothing where nothing changes', async () => {
    let now = new Date();
    const url = await app.serve({}, () => now);
    const written: unknown[] = [];
    for (let time = 0; time < 3; time += 1) {
      await fetch(`${url}/readyz`);
      written.push(await mongoose.connection.collection<{ _id: string }>('locks').findOne({ _id: 'readiness' }));
      now = new Date(now.getTime() + 1000);
    }
    expect(new Set(written.map((document) => JSON.stringify(document))).size).toBe(3);
  });

  it('say that the process is not ready while the store cannot write, and why, and log when that begins and ends', async () => {
    let now = new Date();
    const url = await app.serve({ metricsToken: TOKEN }, () => now);
    const ready = async () => {
      const { status, text } = await fetch(`${url}/readyz`).then(async (it) => ({
        status: it.status,
        text: await it.text(),
      }));
      return [status, text];
    };
    expect(await ready()).toEqual([200, 'Ready.\n']);
    const write = jest.spyOn(mongo.Collection.prototype, 'updateOne');
    write.mockRejectedValue(new mongo.MongoServerError({ code: 14_031, message: 'No space left on device' }));
    now = new Date(now.getTime() + 1000);
    const full = [503, 'The store cannot write: it has no room left.\n'];
    expect([await ready(), await ready()]).toEqual([full, full]);
    write.mockRejectedValue(new mongo.MongoServerError({ code: 13, message: 'not authorized' }));
    now = new Date(now.getTime() + 1000);
    expect(await ready()).toEqual([503, 'The store cannot write.\n']);
    expect(await metricsOf(url)).toContain('tracker_ready 0\n');
    write.mockRestore();
    now = new Date(now.getTime() + 1000);
    expect(await ready()).toEqual([200, 'Ready.\n']);
    expect(await metricsOf(url)).toContain('tracker_ready 1\n');
    expect(log.all().map(({ msg, level }) => [level, msg])).toEqual([
      [40, 'Not ready: The store cannot write: it has no room left.'],
      [40, 'Not ready: The store cannot write.'],
      [40, 'Ready again.'],
    ]);
    expect(log.all()[0]).toMatchObject({ err: { code: 14_031 } });
  });

  it('try to write also after the clock was set back', async () => {
    let now = new Date();
    const url = await app.serve({}, () => now);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const write = jest.spyOn(mongo.Collection.prototype, 'updateOne');
    write.mockRejectedValue(new mongo.MongoServerError({ code: 14_031, message: 'No space left on device' }));
    now = new Date(now.getTime() - 3_600_000);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    write.mockRestore();
  });

  it('say that the process lives and is not ready once it is to stop', async () => {
    const url = await app.serve();
    app.announceStop();
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([503, 'The process is stopping.\n']);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await post(url, '{ __typename }')).status).toBe(200);
  });

  it('say that the process lives and is not ready while the store is away', async () => {
    const url = await app.serve({ metricsToken: TOKEN });
    const { name } = mongoose.connection;
    await mongoose.disconnect();
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([503, 'The store does not answer.\n']);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await mongoose.connect(process.env['TEST_MONGODB_URI'] ?? '', { dbName: name });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

describe('the metrics', () => {
  it.each([
    ['are off without a token in the settings', null, TOKEN, 404],
    ['are refused without a token', TOKEN, null, 401],
    ['are refused with another token', TOKEN, `${TOKEN}x`, 401],
    ['are for who has the token', TOKEN, TOKEN, 200],
  ])('%s', async (_, metricsToken, shown, status) => {
    const url = await app.serve({ metricsToken });
    const headers: Record<string, string> = shown === null ? {} : { authorization: `Bearer ${shown}` };
    const response = await fetch(`${url}/metrics`, { headers });
    expect(response.status).toBe(status);
    expect((await response.text()).includes('http_request_duration_seconds')).toBe(status === 200);
  });

  it('tell of requests, operations, resolvers, commands, errors, sessions and the process', async () => {
    const { browser } = await signInSoldier(api);
    const url = await app.serve({ metricsToken: TOKEN });
    const headers = { cookie: browser.cookie ?? '' };
    // A refused query runs twice: compiled, and again by graphql-js.
    await post(url, 'query Home { sectionOverview { section } }', {}, headers);
    await post(url, '{ joinCode }', {}, headers);
    await fetch(`${url}/home`);
    const metrics = await metricsOf(url);
    for (const line of [
      'http_request_duration_seconds_count{route="graphql",status="200"}',
      'http_request_duration_seconds_count{route="page",status="200"}',
      'graphql_operation_duration_seconds_count{operation="query sectionOverview"}',
      'graphql_resolver_duration_seconds_count{field="Query.sectionOverview"}',
      'graphql_resolver_duration_seconds_count{field="Query.joinCode"}',
      'database_command_duration_seconds_count{command="find",outcome="succeeded"}',
      'graphql_errors_total{code="FORBIDDEN"}',
      'sessions_open 1',
      'live_sockets 0',
      'process_resident_memory_bytes',
    ]) {
      expect(metrics).toContain(line);
    }
  });

  it('come without what the store does not tell in time, before who asks gives up', async () => {
    const url = await app.serve({ metricsToken: TOKEN });
    jest.spyOn(mongo.Collection.prototype, 'countDocuments').mockReturnValue(new Promise<never>(() => undefined));
    const before = performance.now();
    const metrics = await metricsOf(url);
    expect(performance.now() - before).toBeLessThan(4000);
    expect(metrics).toContain('http_request_duration_seconds');
    expect(metrics).not.toMatch(/^(?:sessions_open|mails_waiting) /m);
  });

  it('give the name of a total to counters alone, which the process is counted by, too', async () => {
    const metrics = await metricsOf(await app.serve({ metricsToken: TOKEN }));
    const totals = [...metrics.matchAll(/^# TYPE (\w+_total) (\w+)$/gm)].map(([, name, type]) => [name, type]);
    expect(totals.filter(([, type]) => type !== 'counter')).toEqual([]);
    expect(metrics).toMatch(/^nodejs_active_resources\{type="/m);
  });

  it('count every error code before it has occurred', async () => {
    const metrics = await metricsOf(await app.serve({ metricsToken: TOKEN }));
    for (const code of Object.values(ErrorCode)) expect(metrics).toContain(`graphql_errors_total{code="${code}"}`);
  });

  it('have no more series however many names and errors clients think of', async () => {
    const url = await app.serve({ metricsToken: TOKEN });
    const seriesOf = async () => (await metricsOf(url)).split('\n').filter((line) => line.startsWith('graphql_'));
    const invent = async (word: string): Promise<void> => {
      await post(url, `query ${word} { ${word}: __typename }`);
      await post(url, `query ${word} { ${word}: viewer { isStaff } }`);
      await post(url, `query ${word} { ${word} }`);
      await fetch(`${url}/${word}`);
    };
    await invent('first');
    const before = await seriesOf();
    for (const word of ['second', 'third', 'fourth']) await invent(word);
    const names = (series: string[]) => series.map((line) => line.replace(/ \S+$/, ''));
    expect(names(await seriesOf())).toEqual(names(before));
  });
});
