import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { Refusal } from '../api/refusal.ts';
import { OPERATION_WITHIN_MS } from '../http/requestLimits.ts';
import { MODELS } from '../models.ts';
import { log } from '../operations/log.ts';
import { TestApi } from '../testing/testApi.ts';
import { until } from '../testing/until.ts';
import { ANSWER_MS, FREE_CONNECTION_MS, prepareStore } from './connection.ts';
import type { TestDocument } from './embedded/testing/testCollection.ts';
import { forgetLocks, underLock } from './lock.ts';
import { migrate, type Migration } from './migrations.ts';

const api = TestApi.forThisFile();
afterEach(() => jest.restoreAllMocks());

describe('migrate', () => {
  const recording = (ran: string[], ...ids: string[]): Migration[] =>
    ids.map((id) => ({ id, run: async () => void ran.push(id) }));
  // The product's own migrations ran when the store was opened.
  beforeEach(() => mongoose.connection.collection('migrations').deleteMany({}));

  it('runs each migration once and in order, and logs each that ran', async () => {
    const ran: string[] = [];
    const logged = jest.spyOn(log, 'info').mockImplementation(() => undefined);
    await migrate(recording(ran, '1', '2'));
    expect(logged.mock.calls).toEqual([
      [{ migration: '1', ms: expect.any(Number) }, 'A migration of the store ran.'],
      [{ migration: '2', ms: expect.any(Number) }, 'A migration of the store ran.'],
    ]);
    await migrate(recording(ran, '1', '2', '3'));
    expect(ran).toEqual(['1', '2', '3']);
  });

  it('runs each migration once when several servers start together', async () => {
    const ran: string[] = [];
    await Promise.all([1, 2, 3].map(() => migrate(recording(ran, '1', '2'))));
    expect(ran).toEqual(['1', '2']);
  });

  it('lets two servers start where one takes longer than the lock lasts', async () => {
    const ran: string[] = [];
    const run = async (): Promise<void> => {
      await mongoose.connection.collection('locks').updateMany({}, { $set: { until: new Date(0) } });
      await migrate(recording(ran, 'slow', 'next'));
    };
    await migrate([{ id: 'slow', run }, ...recording(ran, 'next')]);
    expect(ran).toEqual(['slow', 'next']);
  });

  it('stops at a failing migration, and starts there the next time', async () => {
    const ran: string[] = [];
    const failing: Migration = { id: '2', run: () => Promise.reject(new Error('no')) };
    await expect(migrate([...recording(ran, '1'), failing, ...recording(ran, '3')])).rejects.toThrow('no');
    await migrate(recording(ran, '1', '2', '3'));
    expect(ran).toEqual(['1', '2', '3']);
  });
});

describe('a store that a newer release has migrated', () => {
  const NEWER = 'A newer release of the product has changed the store (2999-01-01-later).';
  const migrateByNewerRelease = () =>
    mongoose.connection.collection<TestDocument>('migrations').insertOne({ _id: '2999-01-01-later' });

  it('is refused before anything is written', async () => {
    await prepareStore(MODELS);
    await migrateByNewerRelease();
    api.commands.length = 0;
    await expect(prepareStore(MODELS)).rejects.toThrow(NEWER);
    expect(api.commands).toEqual(['find']);
  });

  it('is refused, too, where that happens while this one waits to migrate', async () => {
    await mongoose.connection.collection('migrations').deleteMany({});
    const run = jest.fn<ReturnType<Migration['run']>, Parameters<Migration['run']>>();
    const { refused } = await underLock('migrations', async () => {
      const refused = expect(migrate([{ id: 'mine', run }])).rejects.toThrow(NEWER);
      await until(() => api.commands.filter((name) => name === 'update').length > 1);
      await migrateByNewerRelease();
      return { refused };
    });
    await refused;
    expect(run).not.toHaveBeenCalled();
  });
});

describe('a store of a trial version', () => {
  it('is refused before anything is written', async () => {
    await mongoose.connection.collection('migrations').deleteMany({});
    await mongoose.connection.collection<TestDocument>('migrations').insertOne({ _id: '2026-11-21-count-versions' });
    await mongoose.connection.collection<TestDocument>('users').insertOne({ _id: 'somebody' });
    api.commands.length = 0;
    await expect(prepareStore(MODELS)).rejects.toThrow(
      'This store was made by a trial version. Export everything there and import it here.',
    );
    expect(new Set(api.commands)).toEqual(new Set(['find', 'listCollections', 'aggregate']));
  });
});

describe('underLock', () => {
  it('lets one in at a time', async () => {
    let inside = 0;
    const seen: number[] = [];
    const work = async (): Promise<void> => {
      inside += 1;
      seen.push(inside);
      await mongoose.connection.db?.command({ ping: 1 });
      inside -= 1;
    };
    await Promise.all([1, 2, 3, 4, 5].map(() => underLock('door', work)));
    expect(seen).toEqual([1, 1, 1, 1, 1]);
  });

  it('has a few wait, and refuses newcomers at once while they do', async () => {
    let refused = 0;
    const enter = () =>
      underLock('door', async () => 'in').catch((error: unknown) => {
        refused += 1;
        return error instanceof Refusal ? error.code : error;
      });
    const { asked, inBackground } = await underLock('door', async () => {
      const asked = Array.from({ length: 8 }, enter);
      await until(() => refused === 3);
      // Background work does not count among the waiting requests.
      return { asked, inBackground: underLock('door', async () => 'in', 'BACKGROUND') };
    });
    expect((await Promise.all(asked)).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'SERVER_BUSY'),
      ...Array.from({ length: 5 }, () => 'in'),
    ]);
    expect(await inBackground).toBe('in');
  });

  it('opens again after a failure', async () => {
    await expect(underLock('door', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await underLock('door', async () => 'in')).toBe('in');
  });

  it('lasts longer than anybody waits for an operation, with a command that is under way then', async () => {
    const from = Date.now();
    await underLock('door', async () => {
      const held = await mongoose.connection.collection<TestDocument>('locks').findOne({ _id: 'door' });
      const lastsMs = Number(held?.['until']) - from;
      expect(lastsMs).toBeGreaterThan(OPERATION_WITHIN_MS + FREE_CONNECTION_MS + ANSWER_MS);
      // The 40 s of decision 4, plus the time that asking took.
      expect(lastsMs).toBeGreaterThanOrEqual(40_000);
      expect(lastsMs).toBeLessThan(45_000);
    });
  });

  it('does not wait for a holder that died', async () => {
    await mongoose.connection
      .collection<TestDocument>('locks')
      .insertOne({ _id: 'door', holder: 'dead', until: new Date(0) });
    expect(await underLock('door', async () => 'in')).toBe('in');
  });

  describe('that somebody else holds', () => {
    beforeEach(async () => {
      const held = { _id: 'door', holder: 'another', until: new Date(Date.now() + 3_600_000) };
      await mongoose.connection.collection<TestDocument>('locks').insertOne(held);
    });

    it('is not waited for by a request for more than 15 seconds', async () => {
      const now = performance.now.bind(performance);
      let later = 0;
      const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + later);
      let isRefused = false;
      const tries = jest.spyOn(mongoose.connection.collection('locks'), 'updateOne');
      const asked = underLock('door', async () => 'in').finally(() => {
        isRefused = true;
      });
      const refusal = expect(asked).rejects.toMatchObject({ code: 'SERVER_BUSY' });
      // It must have begun to wait: before, the passing time would not count for it.
      await until(() => tries.mock.calls.length > 1);
      tries.mockRestore();
      later = 14_000;
      // Long enough for several tries.
      await wait(100);
      expect(isRefused).toBe(false);
      later = 15_001;
      await refusal;
      clock.mockRestore();
    });

    it('is opened by the start that has the store alone', async () => {
      await forgetLocks();
      expect(await underLock('door', async () => 'in')).toBe('in');
    });
  });

  it('is not opened by a holder who took so long that another one is in', async () => {
    const locks = mongoose.connection.collection<TestDocument>('locks');
    await underLock('door', async () => {
      await locks.updateOne({ _id: 'door' }, { $set: { holder: 'another' } });
    });
    expect(await locks.findOne({ _id: 'door' })).toMatchObject({ holder: 'another' });
    await locks.deleteMany({});
  });
});

it('makes the indexes that the product relies on', async () => {
  const indexes = async (collection: string) =>
    (await mongoose.connection.collection(collection).indexes()).map(({ key, unique, expireAfterSeconds }) => ({
      key,
      unique,
      expireAfterSeconds,
    }));
  expect(await indexes('accounts')).toContainEqual({ key: { email: 1 }, unique: true, expireAfterSeconds: undefined });
  expect(await indexes('users')).toContainEqual({ key: { userId: 1 }, unique: true, expireAfterSeconds: undefined });
  for (const [collection, field] of [
    ['sessions', 'expiresAt'],
    ['oneTimeCodes', 'forgetAt'],
    ['limits', 'expire'],
  ] as const) {
    const expected = { key: { [field]: 1 }, unique: undefined, expireAfterSeconds: 0 };
    expect(await indexes(collection)).toContainEqual(expected);
  }
});
