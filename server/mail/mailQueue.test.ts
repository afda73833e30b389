import mongoose, { mongo } from 'mongoose';
import { DAY_MS } from '../../domain/constants.ts';
import { LogLines } from '../testing/logLines.ts';
import { TestApi } from '../testing/testApi.ts';
import { sendDue } from '../testing/testMail.ts';
import type { Mail } from './mail.ts';
import { MAIL_DATA, makeMailsDue, queueMail } from './mailQueue.ts';
import { passwordChangedMail } from './mails.ts';
import { type MakeMail, MailWorker } from './mailWorker.ts';
import { QueuedMailModel } from './queuedMail.model.ts';

const api = TestApi.forThisFile();
const log = LogLines.forThisFile();
beforeEach(() => api.startAheadOfStore());
afterEach(() => jest.useRealTimers());

const MINUTE_MS = 60_000;
const MAIL = passwordChangedMail('sam@unit.example');

/** A worker with a mail server that does this with each mail and its id, which is part of its Message-ID. */
function workerOf(send: (mail: Mail, id: string) => Promise<void>, makers: Readonly<Record<string, MakeMail>> = {}) {
  const mailer = {
    description: '',
    send,
    rehearse: async (mail: Mail, id: string) => send({ ...mail, to: 'nobody' }, id),
  };
  return new MailWorker({
    mailer,
    makers,
    noteRefusal: async () => undefined,
    unitName: async () => null,
    clock: () => api.now,
  });
}

/** A worker that keeps the ids of what it sends. */
function sender() {
  const ids: string[] = [];
  return { ids, worker: workerOf(async (_, id) => void ids.push(id)) };
}

const refused = async (): Promise<void> => {
  throw Object.assign(new Error("Can't send mail"), { response: '451 4.7.1 <sam@unit.example>: try again later' });
};
/** Never ends, as in a process that is killed meanwhile. */
const never = (): Promise<void> => new Promise(() => undefined);

const queue = (mail: Mail = MAIL) => queueMail(mail, api.now);
const queued = () => QueuedMailModel.find().lean();
const mails = () => mongoose.connection.collection('mails');

describe('a queued mail', () => {
  it('is sent once, and is gone then', async () => {
    await queue();
    const { ids, worker } = sender();
    await sendDue(worker);
    await sendDue(worker);
    expect(ids).toHaveLength(1);
    expect(await queued()).toEqual([]);
  });

  it('is sent in turn', async () => {
    const sent: string[] = [];
    for (const name of ['a', 'b', 'c']) {
      await queue({ ...MAIL, to: `${name}@unit.example` });
      api.pass(1);
    }
    await sendDue(workerOf(async ({ to }) => void sent.push(to)));
    expect(sent).toEqual(['a@unit.example', 'b@unit.example', 'c@unit.example']);
  });

  it('is sent before those that are of use for longer, such as a sign-in link before reminders', async () => {
    const sent: string[] = [];
    for (const name of ['a', 'b'])
      await queueMail({ ...MAIL, to: `${name}@unit.example`, usefulForMs: 7 * DAY_MS }, api.now);
    api.pass(1);
    await queueMail({ ...MAIL, to: 'c@unit.example', usefulForMs: 10 * MINUTE_MS }, api.now);
    await sendDue(workerOf(async ({ to }) => void sent.push(to)));
    expect(sent[0]).toBe('c@unit.example');
    expect(sent).toHaveLength(3);
  });

  it('is sent once by several servers at the same time', async () => {
    for (let count = 0; count < 30; count += 1) await queue();
    const [one, two] = [sender(), sender()];
    // In each round, both look at the same moment, in alternating order.
    for (let pair = [one, two]; (await QueuedMailModel.countDocuments()) > 0; pair = pair.toReversed()) {
      await Promise.all([...pair, ...pair].map(({ worker }) => worker.workOne()));
    }
    expect(new Set([...one.ids, ...two.ids]).size).toBe(30);
    expect(one.ids.length + two.ids.length).toBe(30);
    expect(Math.min(one.ids.length, two.ids.length)).toBeGreaterThan(0);
  });

  it('whose server is killed is sent by another after ten minutes, under the same Message-ID', async () => {
    await queue();
    let killed = '';
    void workerOf((_, id) => {
      killed = id;
      return never();
    }).workOne();
    const { ids, worker } = sender();
    while (killed === '') await worker.workOne();
    api.pass(10 * MINUTE_MS - 1);
    await sendDue(worker);
    expect(ids).toEqual([]);
    api.pass(1);
    await sendDue(worker);
    expect(ids).toEqual([killed]);
  });

  it('whose server is killed is sent at its next start where it alone uses the store', async () => {
    await queue();
    const killed: string[] = [];
    void workerOf((_, id) => {
      killed.push(id);
      return never();
    }).workOne();
    const { ids, worker } = sender();
    while (killed.length === 0) await worker.workOne();
    await makeMailsDue(api.now);
    await sendDue(worker);
    expect(ids).toEqual(killed);
  });

  it('is not sent again when the store fails just after it was sent', async () => {
    await queue();
    const { ids, worker } = sender();
    jest.spyOn(mails(), 'deleteMany').mockRejectedValueOnce(new mongo.MongoServerError({ code: 14_031 }));
    await worker.workOne();
    expect(await queued()).toHaveLength(1);
    api.pass(10 * MINUTE_MS);
    await sendDue(worker);
    expect(ids).toHaveLength(1);
    expect(await queued()).toEqual([]);
  });

  it('that was sent by a process that died before it could say so is sent again under the same Message-ID', async () => {
    await queue();
    const [dead, next] = [sender(), sender()];
    jest.spyOn(mails(), 'deleteMany').mockRejectedValueOnce(new mongo.MongoServerError({ code: 14_031 }));
    await dead.worker.workOne();
    api.pass(10 * MINUTE_MS);
    await sendDue(next.worker);
    expect(next.ids).toEqual(dead.ids);
  });

  it('goes with its login, by the login or by the address', async () => {
    await queueMail({ ...MAIL, to: 'former@unit.example', accountId: 'sam' }, api.now);
    await queue();
    await queueMail({ ...MAIL, to: 'alex@unit.example', accountId: 'alex' }, api.now);
    await MAIL_DATA.goes.withLogin?.({ accountId: 'sam', email: MAIL.to });
    expect((await queued()).map(({ to }) => to)).toEqual(['alex@unit.example']);
    await MAIL_DATA.goes.withLogin?.({ accountId: 'none', email: null });
    expect(await queued()).toHaveLength(1);
  });
});

describe('a mail that is refused', () => {
  it('is tried again with growing pauses for two days, then kept as undeliverable, and the log names the answer and not the address', async () => {
    await queue();
    const since = api.now.getTime();
    const tries: number[] = [];
    const worker = workerOf(async () => {
      tries.push((api.now.getTime() - since) / MINUTE_MS);
      return refused();
    });
    for (let due: Date | undefined = api.now; due; due = (await queued())[0]?.dueAt) {
      api.now = new Date(due.getTime() - 1);
      await sendDue(worker);
      api.now = due;
      await sendDue(worker);
    }
    expect(tries.slice(0, 9)).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
    expect(tries.at(-1)).toBe(63 + 46 * 60);
    const [kept] = await queued();
    expect(kept).toEqual({
      _id: kept?._id,
      to: MAIL.to,
      about: 'password changed',
      tries: tries.length,
      queuedAt: new Date(since),
      uselessAt: new Date(since + 2 * DAY_MS),
      undeliverableAt: new Date(since + (tries.at(-1) ?? 0) * MINUTE_MS),
    });
    const told = { about: 'password changed', answer: '451 4.7.1 …: try again later' };
    expect(log.all()[0]).toMatchObject({
      level: 40,
      ...told,
      tries: 1,
      msg: 'A mail was not sent, and is tried again.',
    });
    expect(log.all().at(-1)).toMatchObject({ level: 50, ...told, msg: 'A mail was not sent, and is given up.' });
    expect(log.texts.join('')).not.toContain('sam');
  });

  it('does not hold up others, and is sent once the mail server takes it', async () => {
    await queue();
    api.pass(1);
    await queue({ ...MAIL, to: 'alex@unit.example' });
    const sent: string[] = [];
    const worker = workerOf(({ to }) =>
      to === MAIL.to && sent.length < 1 ? refused() : Promise.resolve(void sent.push(to)),
    );
    await sendDue(worker);
    expect(sent).toEqual(['alex@unit.example']);
    api.pass(MINUTE_MS);
    await sendDue(worker);
    expect(sent).toEqual(['alex@unit.example', MAIL.to]);
  });

  it('is tried at once after a start, as when a setting was wrong', async () => {
    await queue();
    await sendDue(workerOf(refused));
    await makeMailsDue(api.now);
    const { ids, worker } = sender();
    await sendDue(worker);
    expect(ids).toHaveLength(1);
  });

  it('is no longer sent after a start once it is given up', async () => {
    await queueMail({ ...MAIL, usefulForMs: MINUTE_MS }, api.now);
    await sendDue(workerOf(refused));
    expect((await queued())[0]?.undeliverableAt).toEqual(api.now);
    await makeMailsDue(api.now);
    const { ids, worker } = sender();
    await sendDue(worker);
    expect(ids).toEqual([]);
  });
});

describe('a mail whose text is made when it is sent', () => {
  const about = 'question';
  const made: Mail = { to: MAIL.to, about, subject: 'Made', text: 'Just now' };

  it('is in the store without it', async () => {
    await queueMail({ to: MAIL.to, about, details: { what: 'was asked' } }, api.now);
    expect(await queued()).toEqual([
      expect.objectContaining({ to: MAIL.to, about, details: { what: 'was asked' }, tries: 0 }),
    ]);
    const sent: Mail[] = [];
    const make: MakeMail = async ({ details }) => ({
      mail: { ...made, text: String(details?.['what']) },
      isForNobody: false,
    });
    await sendDue(workerOf(async (mail) => void sent.push(mail), { [about]: make }));
    expect(sent).toEqual([{ ...made, text: 'was asked' }]);
  });

  it('is dropped where there is no reason for it any more', async () => {
    await queueMail({ to: MAIL.to, about }, api.now);
    const { ids } = sender();
    await sendDue(workerOf(async (_, id) => void ids.push(id), { [about]: async () => null }));
    expect([ids, await queued()]).toEqual([[], []]);
  });

  it('for nobody has the same done for it, and is not kept when it is given up', async () => {
    const forNobody: MakeMail = async () => ({ mail: made, isForNobody: true });
    await queueMail({ to: MAIL.to, about, usefulForMs: MINUTE_MS + 1 }, api.now);
    const sent: string[] = [];
    await sendDue(workerOf(refused, { [about]: forNobody }));
    expect(await queued()).toHaveLength(1);
    api.pass(MINUTE_MS);
    await sendDue(workerOf(refused, { [about]: forNobody }));
    expect(await queued()).toEqual([]);
    await queueMail({ to: MAIL.to, about }, api.now);
    await sendDue(workerOf(async ({ to }) => void sent.push(to), { [about]: forNobody }));
    expect([sent, await queued()]).toEqual([['nobody'], []]);
  });

  it('is not sent when its time is over, as after a long stop', async () => {
    await queueMail({ to: MAIL.to, about, usefulForMs: MINUTE_MS }, api.now);
    api.pass(MINUTE_MS);
    const { ids } = sender();
    await sendDue(
      workerOf(async (_, id) => void ids.push(id), { [about]: async () => ({ mail: made, isForNobody: false }) }),
    );
    expect(ids).toEqual([]);
    expect((await queued())[0]).toMatchObject({ to: MAIL.to, undeliverableAt: api.now });
  });

  it('that this release does not know waits for a server that does', async () => {
    await queueMail({ to: MAIL.to, about }, api.now);
    await sendDue(sender().worker);
    expect((await queued())[0]).toMatchObject({ tries: 1, dueAt: new Date(api.now.getTime() + MINUTE_MS) });
  });
});

describe('the beat', () => {
  it('takes up a mail each quarter of a second, however long others are on their way, up to ten of them', async () => {
    for (let count = 0; count < 12; count += 1) await queue();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'Date', 'performance'] });
    const waiting: (() => void)[] = [];
    const worker = workerOf(() => new Promise((resolve) => void waiting.push(resolve)));
    worker.start();
    for (let count = 1; count <= 10; count += 1) {
      jest.advanceTimersByTime(249);
      expect(waiting).toHaveLength(count - 1);
      jest.advanceTimersByTime(1);
      // The store answers over a socket, which is not faked.
      while (waiting.length < count) await new Promise(setImmediate);
    }
    const commands = api.commands.length;
    jest.advanceTimersByTime(10 * 250);
    expect(api.commands).toHaveLength(commands);
    const stopped = worker.stop();
    for (const arrive of waiting) arrive();
    await stopped;
    expect(await QueuedMailModel.countDocuments()).toBe(2);
    const after = api.commands.length;
    jest.advanceTimersByTime(10 * 250);
    expect(api.commands).toHaveLength(after);
  });
});

it('a store that is away is logged once, and asked again until it is back', async () => {
  await queue();
  const { ids, worker } = sender();
  const find = jest.spyOn(mails(), 'findOne').mockRejectedValue(new mongo.MongoServerError({ code: 11_600 }));
  for (let time = 0; time < 3; time += 1) expect(await worker.workOne()).toBe(false);
  find.mockRestore();
  await sendDue(worker);
  expect(ids).toHaveLength(1);
  expect(log.all().map(({ msg }) => msg)).toEqual(['The queue of mails cannot be worked off.']);
});
