import { mongo } from 'mongoose';
import { toStoredDate } from '../../domain/localDate.ts';
import { NEW_UNIT } from '../../domain/policy/unit.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { Scheduler } from '../scheduler/scheduler.ts';
import { makeSoldier } from '../testing/factories.ts';
import { LogLines } from '../testing/logLines.ts';
import { TestApi } from '../testing/testApi.ts';
import { UnitModel } from '../unit/unit.model.ts';
import { SnapshotModel } from './snapshot.model.ts';
import { SNAPSHOTS_JOB } from './snapshotsJob.ts';

const api = TestApi.forThisFile();
LogLines.forThisFile();
beforeEach(() => at('2026-03-14T12:00'));
afterEach(() => jest.restoreAllMocks());

/** Sets the clock to a time of the process, which is in Chicago (jest.config.mjs). */
const at = (clock: string): void => {
  api.now = new Date(clock);
};
const server = () => new Scheduler([SNAPSHOTS_JOB], () => api.now);
const look = (scheduler = server()) => scheduler.look();
const days = async () => (await SnapshotModel.find().sort({ _id: 1 }).lean()).map(({ _id }) => _id);
const filled = async (day: string) => (await SnapshotModel.findById(day).lean())?.parts[0]?.filled;

/** A server that has looked for the first time, at noon of 14 MAR 2026, in a unit with one soldier. */
async function begun(): Promise<Scheduler> {
  at('2026-03-14T12:00');
  await makeSoldier();
  const scheduler = server();
  await look(scheduler);
  expect(await days()).toEqual([]);
  return scheduler;
}

/** Gives the unit another time zone. */
async function moveTo(chosenTimeZone: string): Promise<void> {
  await UnitModel.updateOne(
    { _id: 'current' },
    { $set: { ...NEW_UNIT, version: 1, chosenTimeZone } },
    { upsert: true },
  );
}

it("counts the unit once a day, from the unit's midnight on", async () => {
  const scheduler = await begun();
  for (const clock of ['2026-03-14T23:59:59', '2026-03-15T00:00', '2026-03-15T00:01', '2026-03-15T23:59']) {
    at(clock);
    await look(scheduler);
  }
  expect(await days()).toEqual(['2026-03-15']);
  at('2026-03-16T00:00');
  await look(scheduler);
  expect(await days()).toEqual(['2026-03-15', '2026-03-16']);
});

it('counts a night that was missed later on the same day, and never for a day that is over', async () => {
  await begun();
  at('2026-03-18T22:00');
  await look();
  expect(await days()).toEqual(['2026-03-18']);
});

it('has one snapshot a day however many servers run', async () => {
  await begun();
  at('2026-03-15T00:00');
  const servers = Array.from({ length: 8 }, server);
  await Promise.all([...servers, ...servers].map(look));
  expect(await days()).toEqual(['2026-03-15']);
});

it('has one snapshot although two servers run the job for the day', async () => {
  await makeSoldier();
  const turn = { day: '2026-03-14', since: '2026-03-13', now: api.now };
  await Promise.all([SNAPSHOTS_JOB.run(turn), SNAPSHOTS_JOB.run(turn)]);
  await makeSoldier();
  await SNAPSHOTS_JOB.run(turn);
  expect(await days()).toEqual(['2026-03-14']);
  expect(await filled('2026-03-14')).toBe(1);
});

it('counts the people of that day: past their ETS, too, but nobody who left or is expected', async () => {
  await begun();
  await makeSoldier({ arrivesOn: toStoredDate('2026-03-17') });
  await makeSoldier({ departure: { lastDay: toStoredDate('2026-03-15'), reason: 'PCS', byId: 'boss' } });
  await makeSoldier({ ets: toStoredDate('2026-03-01') });
  const counts = [];
  for (const day of ['2026-03-15', '2026-03-16', '2026-03-17']) {
    at(`${day}T00:00`);
    await look();
    counts.push(await filled(day));
  }
  expect(counts).toEqual([3, 2, 3]);
});

it('counts nothing while nobody is in the unit', async () => {
  at('2026-03-14T12:00');
  await look();
  at('2026-03-15T00:00');
  await look();
  expect(await days()).toEqual([]);
});

it('counts by the policy of the day', async () => {
  await begun();
  const policies = [
    { _id: 'a', pack: null, own: { totalCapacity: 40 }, putBack: [], from: '2026-03-16', byId: 'boss', at: api.now },
  ];
  await UnitModel.create({ ...NEW_UNIT, _id: 'current', version: 1, policies });
  for (const day of ['2026-03-15', '2026-03-16']) {
    at(`${day}T00:00`);
    await look();
  }
  const stored = await SnapshotModel.find().sort({ _id: 1 }).lean();
  expect(stored.map(({ parts }) => parts[0]?.capacity)).toEqual([30, 40]);
});

it('is tried again after a failure, and is a gap if the day ends before', async () => {
  const scheduler = await begun();
  at('2026-03-15T00:00');
  const failing = jest.spyOn(SoldierModel, 'find').mockImplementation(() => {
    throw new mongo.MongoNetworkError('The store is away.');
  });
  await look(scheduler);
  at('2026-03-16T00:10');
  await look(scheduler);
  expect(await days()).toEqual([]);
  failing.mockRestore();
  at('2026-03-16T00:20');
  await look(scheduler);
  expect(await days()).toEqual(['2026-03-16']);
});

describe('a change of the time zone', () => {
  it.each([
    // Midnight comes again, an hour later than before.
    ['to the west after midnight', 'America/Denver', ['2026-03-15T00:30', '2026-03-15T00:59', '2026-03-15T01:01']],
    ['to the east before midnight', 'America/New_York', ['2026-03-14T22:30', '2026-03-14T23:30', '2026-03-15T00:30']],
    ['far to the west', 'Pacific/Honolulu', ['2026-03-15T00:30', '2026-03-15T04:59', '2026-03-15T05:01']],
  ])('%s makes no second snapshot and skips no day', async (_, timeZone, clocks) => {
    const scheduler = await begun();
    at('2026-03-14T00:00');
    await SNAPSHOTS_JOB.run({ day: '2026-03-14', since: '2026-03-13', now: api.now });
    if (clocks[0]?.startsWith('2026-03-15')) {
      at('2026-03-15T00:00');
      await look(scheduler);
    }
    await moveTo(timeZone);
    for (const clock of clocks) {
      at(clock);
      await look(scheduler);
    }
    expect(await days()).toEqual(['2026-03-14', '2026-03-15']);
    at('2026-03-16T12:00');
    await look(scheduler);
    expect(await days()).toEqual(['2026-03-14', '2026-03-15', '2026-03-16']);
  });

  it('that another server made is known here', async () => {
    const scheduler = await begun();
    await moveTo('Asia/Seoul');
    await look(scheduler);
    expect(await days()).toEqual(['2026-03-15']);
  });
});

it.each([1, 150])('takes as many commands for %d people', async (count) => {
  for (let person = 0; person < count; person += 1) await makeSoldier();
  api.commands.length = 0;
  await SNAPSHOTS_JOB.run({ day: '2026-03-14', since: '2026-03-13', now: api.now });
  expect(api.commands).toEqual(['find', 'find', 'insert']);
});

it('is kept for 400 days, which is as long as can be asked for', () => {
  expect(SnapshotModel.schema.indexes()).toEqual([[{ at: 1 }, { expireAfterSeconds: 400 * 86_400 }]]);
});
