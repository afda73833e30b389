import { DAY_MS } from '../../domain/constants.ts';
import { LogLines } from '../testing/logLines.ts';
import { MailServer } from '../testing/mailServer.ts';
import { TestApi } from '../testing/testApi.ts';
import { sendDue } from '../testing/testMail.ts';
import { registry } from '../operations/observability/metrics.ts';
import { createMailer } from './mailer.ts';
import { queueMail } from './mailQueue.ts';
import { passwordChangedMail } from './mails.ts';
import { MailWorker } from './mailWorker.ts';
import { QueuedMailModel } from './queuedMail.model.ts';

/* What becomes of mails that a real mail server does not take. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What smtp-server waits before its greeting, in milliseconds. */
const GREETING_MS = 100;

const api = TestApi.forThisFile();
const log = LogLines.forThisFile();

let server: MailServer;
let worker: MailWorker;
beforeEach(async () => {
  const { setTimeout } = globalThis;
  // The mail server waits before each greeting, for whoever talks too soon.
  const quick = (act: () => void, pause?: number) => setTimeout(act, pause === GREETING_MS ? 0 : pause);
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(Object.assign(quick, setTimeout));
  api.startAheadOfStore();
  server = await MailServer.start();
  const mailer = createMailer({
    smtpUrl: server.url,
    mailFrom: 'section@unit.example',
    environment: 'production',
  });
  worker = new MailWorker({ mailer, makers: {}, clock: () => api.now });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

const queue = () => queueMail(passwordChangedMail('sam@unit.example'), api.now);

/** Lets time go by to each next try, until a moment or the last try. */
async function goOnUntil(end: number): Promise<void> {
  for (;;) {
    const next = await QueuedMailModel.findOne({ dueAt: { $exists: true } }).lean();
    if (!next?.dueAt || next.dueAt.getTime() > end) break;
    api.now = next.dueAt;
    await sendDue(worker);
  }
  api.now = new Date(end);
}

async function measured(name: string): Promise<number> {
  const text = await registry.metrics();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
}

it.each([
  [451, '4.7.1 <sam@unit.example>: Greylisted, try again later', '451 4.7.1 …: Greylisted, try again later'],
  [550, '5.1.1 <sam@unit.example>: No such user here', '550 5.1.1 …: No such user here'],
])('a mail that is answered %i is tried for two days, and the log has the answer and no address', async (...given) => {
  const [responseCode, text, answer] = given;
  const counted = async () => [
    await measured('mails_total{outcome="sent"}'),
    await measured('mails_total{outcome="postponed"}'),
    await measured('mails_total{outcome="given_up"}'),
  ];
  const [sent = 0, postponed = 0, givenUp = 0] = await counted();
  server.refusal = { responseCode, text };
  await queue();
  const since = api.now.getTime();
  await goOnUntil(since + HOUR_MS);
  expect(await measured('mails_waiting')).toBe(1);
  await goOnUntil(since + 3 * DAY_MS);
  const [kept] = await QueuedMailModel.find().lean();
  expect(kept).toMatchObject({ to: 'sam@unit.example', about: 'password changed' });
  expect(kept?.undeliverableAt?.getTime()).toBeLessThan(since + 2 * DAY_MS);
  expect(kept).not.toHaveProperty('text');
  expect(server.received).toEqual([]);
  const lines = log.all();
  expect(lines.at(-1)).toMatchObject({ level: 50, msg: 'A mail was not sent, and is given up.' });
  for (const line of lines) {
    expect(line).toMatchObject({ about: 'password changed', answer: expect.stringContaining(answer) });
  }
  expect(log.texts.join('')).not.toMatch(/sam/i);
  expect(await counted()).toEqual([sent, postponed + lines.length - 1, givenUp + 1]);
  expect(await measured('mails_waiting')).toBe(0);
});

it('a mail server that is away for an hour gets each mail once, under the Message-ID of the first try', async () => {
  await server.close();
  await queue();
  const since = api.now.getTime();
  const [queued] = await QueuedMailModel.find().lean();
  await goOnUntil(since + HOUR_MS);
  expect(log.all().at(-1)).toMatchObject({ level: 40, answer: expect.stringContaining('ECONNREFUSED') });
  server = await MailServer.start(server.port);
  await goOnUntil(since + 2 * HOUR_MS + MINUTE_MS);
  expect(server.received.map(({ to }) => to)).toEqual([['sam@unit.example']]);
  expect(server.received[0]?.raw).toContain(`Message-ID: <${queued?._id ?? ''}@unit.example>`);
  expect(await QueuedMailModel.find().lean()).toEqual([]);
});

it('a mail is taken at the next try by a mail server that had refused it', async () => {
  server.refusal = { responseCode: 451, text: '4.3.2 Busy' };
  await queue();
  const since = api.now.getTime();
  await goOnUntil(since);
  server.refusal = null;
  await goOnUntil(since + MINUTE_MS);
  expect(server.received).toHaveLength(1);
});
