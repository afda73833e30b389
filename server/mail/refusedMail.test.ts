import { DAY_MS } from '../../domain/constants.ts';
import { registry } from '../operations/observability/metrics.ts';
import { LogLines } from '../testing/logLines.ts';
import { MailServer } from '../testing/mailServer.ts';
import { TestApi } from '../testing/testApi.ts';
import { sendDue } from '../testing/testMail.ts';
import { createMailer } from './mailer.ts';
import { queueMail } from './mailQueue.ts';
import { passwordChangedMail } from './mails.ts';
import { MailWorker } from './mailWorker.ts';
import { QueuedMailModel } from './queuedMail.model.ts';

/* What happens to mails that a real mail server refuses. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long smtp-server waits before its greeting, in milliseconds. */
const GREETING_MS = 100;

const api = TestApi.forThisFile();
const log = LogLines.forThisFile();

let server: MailServer;
let worker: MailWorker;
/** The addresses whose mailboxes refused a mail for good. */
let refusing: string[] = [];
beforeEach(async () => {
  const { setTimeout } = globalThis;
  // The mail server waits before each greeting, to catch clients that talk too soon.
  const quick = (act: () => void, pause?: number) => setTimeout(act, pause === GREETING_MS ? 0 : pause);
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(Object.assign(quick, setTimeout));
  api.startAheadOfStore();
  server = await MailServer.start();
  const mailer = createMailer({
    smtpUrl: server.url,
    mailFrom: 'section@unit.example',
    environment: 'production',
  });
  refusing = [];
  const noteRefusal = async (to: string): Promise<void> => void refusing.push(to);
  worker = new MailWorker({ mailer, makers: {}, unitName: async () => null, noteRefusal, clock: () => api.now });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

const queue = () => queueMail(passwordChangedMail('sam@unit.example'), api.now);

/** Lets time pass from one attempt to the next, until a moment or the last attempt. */
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

const counted = async () => [
  await measured('mails_total{outcome="sent"}'),
  await measured('mails_total{outcome="postponed"}'),
  await measured('mails_total{outcome="given_up"}'),
];

it.each<['MAIL FROM' | 'RCPT TO' | 'DATA', number, string, string]>([
  ['RCPT TO', 550, '5.7.1 <sam@unit.example>: Relaying denied', '550 5.7.1 …: Relaying denied'],
  ['MAIL FROM', 550, '5.1.8 No such sender', '550 5.1.8 No such sender'],
  ['DATA', 554, '5.6.0 Not for sam@unit.example', '554 5.6.0 Not for …'],
])('refused at %s with %i %s, a mail is tried for two days, and the log has no address', async (...given) => {
  const [at, responseCode, text, answer] = given;
  const [sent = 0, postponed = 0, givenUp = 0] = await counted();
  server.refusal = { responseCode, text, at };
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

it('a mail that is refused for good is given up at once, its address is noted, and the operator sees it', async () => {
  const [sent, postponed, givenUp = 0] = await counted();
  server.refusal = { responseCode: 550, text: '5.1.1 <sam@unit.example>: No such user here' };
  await queue();
  const since = api.now.getTime();
  await goOnUntil(since + 3 * DAY_MS);
  expect(await QueuedMailModel.find().lean()).toEqual([
    {
      _id: expect.any(String),
      to: 'sam@unit.example',
      about: 'password changed',
      tries: 1,
      queuedAt: new Date(since),
      uselessAt: new Date(since + 2 * DAY_MS),
      undeliverableAt: new Date(since),
    },
  ]);
  expect(refusing).toEqual(['sam@unit.example']);
  expect(log.all()).toMatchObject([
    {
      level: 50,
      msg: 'A mailbox refused a mail, which is given up.',
      about: 'password changed',
      answer: expect.stringContaining('550 5.1.1 …: No such user here'),
    },
  ]);
  expect(log.texts.join('')).not.toMatch(/sam/i);
  expect(await counted()).toEqual([sent, postponed, givenUp + 1]);
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
