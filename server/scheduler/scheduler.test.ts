import mongoose, { mongo } from 'mongoose';
import { registry } from '../operations/observability/metrics.ts';
import { readUnitClock } from '../operations/unitClock.ts';
import { LogLines } from '../testing/logLines.ts';
import { TestApi } from '../testing/testApi.ts';
import { until } from '../testing/until.ts';
import { LEASE_MS, Scheduler, type Turn } from './scheduler.ts';

const api = TestApi.forThisFile();
const log = LogLines.forThisFile();
beforeEach(() => at('2026-11-16T12:00'));
afterEach(() => jest.useRealTimers());

const at = (clock: string): void => {
  api.now = new Date(clock);
};

let hour = 6;
beforeEach(() => {
  hour = 6;
});

/** A server with one job, which notes its turns. */
function server(work: (turn: Turn) => Promise<void> = async () => undefined) {
  const turns: string[] = [];
  const run = async (turn: Turn): Promise<void> => {
    turns.push(`${turn.day} since ${turn.since}`);
    await work(turn);
  };
  const scheduler = new Scheduler([{ name: 'test', hour: async () => hour, run }], () => api.now);
  return { scheduler, turns, look: () => scheduler.look() };
}

/** A server that has already looked, so that there is something to miss. */
async function begun() {
  const one = server();
  await one.look();
  return one;
}

describe('a job', () => {
  it('is done once a day, from its hour on', async () => {
    const { look, turns } = await begun();
    for (const clock of ['2026-11-17T05:59:59', '2026-11-17T06:00', '2026-11-17T06:01', '2026-11-17T23:59']) {
      at(clock);
      await look();
    }
    expect(turns).toEqual(['2026-11-17 since 2026-11-16']);
    at('2026-11-18T06:00');
    await look();
    expect(turns).toEqual(['2026-11-17 since 2026-11-16', '2026-11-18 since 2026-11-17']);
  });

  it('has nothing to catch up before the first look', async () => {
    const { look, turns } = server();
    await look();
    await look();
    expect(turns).toEqual([]);
  });

  it('that was missed for days is caught up by one turn', async () => {
    await begun();
    at('2026-11-20T03:00');
    const { look, turns } = server();
    await look();
    await look();
    expect(turns).toEqual(['2026-11-19 since 2026-11-16']);
  });

  it('is done by one of several servers', async () => {
    await begun();
    at('2026-11-17T06:00');
    const servers = Array.from({ length: 8 }, () => server());
    await Promise.all([...servers, ...servers].map(({ look }) => look()));
    expect(servers.flatMap(({ turns }) => turns)).toEqual(['2026-11-17 since 2026-11-16']);
  });

  it('asks the store once a day whether it is done', async () => {
    const { look } = await begun();
    await look();
    api.commands.length = 0;
    for (let count = 0; count < 5; count += 1) await look();
    expect(api.commands).toEqual([]);
  });

  it('whose server died is taken over by another after five minutes', async () => {
    await begun();
    at('2026-11-17T06:00');
    const dead = server(() => new Promise(() => undefined));
    void dead.look();
    await until(async () => dead.turns.length === 1);
    const next = server();
    api.pass(LEASE_MS - 1);
    await next.look();
    expect(next.turns).toEqual([]);
    api.pass(1);
    await next.look();
    expect(next.turns).toEqual(['2026-11-17 since 2026-11-16']);
  });

  it('that another has taken over is not ended by its former owner', async () => {
    await begun();
    at('2026-11-17T06:00');
    const ends: (() => void)[] = [];
    const slow = server(() => new Promise((resolve) => void ends.push(resolve)));
    const looked = slow.look();
    await until(async () => ends.length === 1);
    api.pass(LEASE_MS);
    const other = server(() => new Promise((resolve) => void ends.push(resolve)));
    const alsoLooked = other.look();
    await until(async () => ends.length === 2);
    ends[0]?.();
    await looked;
    expect(await mongoose.connection.collection('jobs').findOne()).toMatchObject({ doneDay: '2026-11-16' });
    ends[1]?.();
    await alsoLooked;
    expect(await mongoose.connection.collection('jobs').findOne()).toMatchObject({
      doneDay: '2026-11-17',
      holder: null,
      until: null,
    });
  });

  it('that another has taken over and died with is done again by its former owner, as nobody has said that it is done', async () => {
    await begun();
    at('2026-11-17T06:00');
    const ends: (() => void)[] = [];
    const slow = server(() =>
      ends.length === 0 ? new Promise((resolve) => void ends.push(resolve)) : Promise.resolve(),
    );
    const looked = slow.look();
    await until(async () => ends.length === 1);
    api.pass(LEASE_MS);
    const dead = server(() => new Promise(() => undefined));
    void dead.look();
    await until(async () => dead.turns.length === 1);
    ends[0]?.();
    await looked;
    api.pass(LEASE_MS);
    await slow.look();
    expect(slow.turns).toHaveLength(2);
    expect(await mongoose.connection.collection('jobs').findOne()).toMatchObject({
      doneDay: '2026-11-17',
      holder: null,
    });
  });

  it('that fails is logged and counted, and tried again after five minutes', async () => {
    await begun();
    at('2026-11-17T06:00');
    const failed = async (): Promise<string | undefined> =>
      (await registry.metrics())
        .split('\n')
        .find((line) => line === 'daily_jobs_total{name="test",outcome="failed"} 1');
    let fails = true;
    const { look, turns } = server(async () => {
      if (fails) throw new Error('No luck.');
    });
    await look();
    await look();
    expect(turns).toHaveLength(1);
    expect(log.all()).toMatchObject([{ level: 50, job: 'test', msg: 'A daily job failed, and is tried again.' }]);
    expect(await failed()).toBeDefined();
    fails = false;
    api.pass(LEASE_MS);
    await look();
    api.pass(LEASE_MS);
    await look();
    expect(turns).toHaveLength(2);
  });
});

describe('an hour', () => {
  it('that is set to a past hour is caught up that day', async () => {
    at('2026-11-16T05:00');
    hour = 14;
    const { look, turns } = await begun();
    at('2026-11-16T10:00');
    hour = 8;
    await look();
    expect(turns).toEqual(['2026-11-16 since 2026-11-15']);
  });

  it('that is set to a later one once it is done does not come again that day', async () => {
    const { look, turns } = await begun();
    hour = 18;
    for (const clock of ['2026-11-16T13:00', '2026-11-16T18:00', '2026-11-17T17:59']) {
      at(clock);
      await look();
    }
    expect(turns).toEqual([]);
    at('2026-11-17T18:00');
    await look();
    expect(turns).toEqual(['2026-11-17 since 2026-11-16']);
  });

  it.each([
    // The clock is set forward from 2 to 3 on 8 March, and back from 2 to 1 on 1 November.
    ['that a day does not have', 2, '2026-03-07T12:00', '2026-03-08T00:00', '2026-03-08'],
    ['that a day has twice', 1, '2026-10-31T12:00', '2026-11-01T00:00', '2026-11-01'],
  ])('%s comes once that day', async (_what, given, before, from, day) => {
    hour = given;
    at(before);
    const { look, turns } = await begun();
    at(from);
    for (let minute = 0; minute < 25 * 60; minute += 5) {
      await look();
      api.pass(5 * 60_000);
    }
    expect(turns.filter((turn) => turn.startsWith(day))).toHaveLength(1);
  });
});

describe('a clock', () => {
  it('that is set back does nothing a second time, and goes on with the next day', async () => {
    const { look, turns } = await begun();
    at('2026-11-17T06:00');
    await look();
    at('2026-11-17T05:30');
    await look();
    await server().look();
    at('2026-11-17T06:00');
    await look();
    at('2026-11-18T06:00');
    await look();
    expect(turns).toEqual(['2026-11-17 since 2026-11-16', '2026-11-18 since 2026-11-17']);
  });

  it('that was years ahead does not keep the job from being done until then', async () => {
    await begun();
    at('2031-01-01T12:00');
    const wrong = server();
    await wrong.look();
    expect(wrong.turns).toEqual(['2031-01-01 since 2026-11-16']);
    at('2026-11-17T06:00');
    const right = server();
    await right.look();
    await right.look();
    at('2026-11-18T06:00');
    await right.look();
    expect(right.turns).toEqual(['2026-11-17 since 2026-11-16', '2026-11-18 since 2026-11-17']);
  });

  it('that was years ahead when a server died with the job does not hold it up', async () => {
    await begun();
    at('2031-01-01T12:00');
    const dead = server(() => new Promise(() => undefined));
    void dead.look();
    await until(async () => dead.turns.length === 1);
    at('2026-11-17T06:00');
    const next = server();
    await next.look();
    expect(next.turns).toEqual(['2026-11-17 since 2026-11-16']);
  });
});

describe('a time zone', () => {
  it.each([
    {
      // Further west, the same day is done again, which a job must tolerate; each day's hour comes afterwards.
      becomes: 'one further west',
      zones: { before: 'Asia/Seoul', after: 'America/Chicago' },
      first: '2026-11-16T21:00Z',
      then: ['2026-11-16T21:01Z', '2026-11-17T11:59Z', '2026-11-17T12:00Z', '2026-11-18T12:00Z'],
      done: ['2026-11-16 since 2026-11-15', '2026-11-17 since 2026-11-16', '2026-11-18 since 2026-11-17'],
    },
    {
      becomes: 'one further east',
      zones: { before: 'America/Chicago', after: 'Asia/Seoul' },
      first: '2026-11-16T12:00Z',
      then: ['2026-11-16T20:59Z', '2026-11-16T21:00Z', '2026-11-17T21:00Z'],
      done: ['2026-11-17 since 2026-11-16', '2026-11-18 since 2026-11-17'],
    },
    {
      becomes: 'one a day further east',
      zones: { before: 'Pacific/Pago_Pago', after: 'Pacific/Kiritimati' },
      first: '2026-11-16T17:00Z',
      then: ['2026-11-17T16:30Z', '2026-11-18T15:59Z', '2026-11-18T16:00Z'],
      done: ['2026-11-18 since 2026-11-16', '2026-11-19 since 2026-11-18'],
    },
  ])('that becomes $becomes skips no day', async ({ zones, first, then, done }) => {
    at(first);
    readUnitClock()({ chosenTimeZone: zones.before });
    const { look, turns } = await begun();
    readUnitClock()({ chosenTimeZone: zones.after });
    for (const moment of then) {
      at(moment);
      await look();
      await look();
    }
    expect(turns).toEqual(done);
  });
});

it('a store that is away is logged once, and the job is done when it is back', async () => {
  await begun();
  at('2026-11-17T06:00');
  const { look, turns } = server();
  const find = jest
    .spyOn(mongoose.connection.collection('jobs'), 'findOne')
    .mockRejectedValue(new mongo.MongoServerError({ code: 11_600 }));
  for (let time = 0; time < 3; time += 1) await look();
  find.mockRestore();
  await look();
  expect(turns).toHaveLength(1);
  expect(log.all()).toHaveLength(1);
});

it('looks at once when it is started and every twenty seconds, and begins nothing once it is stopped', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'Date', 'performance'] });
  let looks = 0;
  const ends: (() => void)[] = [];
  const ask = (): Promise<number> => {
    looks += 1;
    return new Promise((resolve) => void ends.push(() => resolve(6)));
  };
  const scheduler = new Scheduler([{ name: 'test', hour: ask, run: async () => undefined }], () => api.now);
  scheduler.start();
  expect(looks).toBe(1);
  jest.advanceTimersByTime(60_000);
  // The first look has not ended.
  expect(looks).toBe(1);
  const stopped = scheduler.stop();
  ends[0]?.();
  await stopped;
  jest.advanceTimersByTime(60_000);
  expect(looks).toBe(1);
});
