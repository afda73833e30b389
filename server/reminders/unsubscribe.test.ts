import { ATTEMPTS_PER_NETWORK } from '../../domain/constants.ts';
import { finishCutOff } from '../finishCutOff.ts';
import { HistoryModel } from '../history/history.model.ts';
import { AccountModel } from '../identity/account.model.ts';
import { storeKey } from '../identity/secrets/storeKey.ts';
import { createMailer } from '../mail/mailer.ts';
import { reminderMail } from '../mail/mails.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { signInNewcomer, signInSoldier } from '../testing/factories.ts';
import { HttpApp } from '../testing/httpApp.ts';
import { LogLines } from '../testing/logLines.ts';
import { MailServer } from '../testing/mailServer.ts';
import { TestApi } from '../testing/testApi.ts';
import { unsubscribe, unsubscribeCode } from './unsubscribe.service.ts';

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();
LogLines.forThisFile();
let url: string;
beforeAll(async () => {
  url = await app.serve({}, () => api.now);
});
beforeEach(() => api.startAheadOfStore());
afterEach(() => jest.restoreAllMocks());

const SEND = 'mutation { sendMyReminderNow { state } }';
const SET = 'mutation ($pace: ReminderPace!) { setReminders(pace: $pace) { pace } }';
const ONE_CLICK = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };

/** Somebody, with the unsubscribe path in the reminder that they asked for. */
async function reminded() {
  const login = await signInSoldier(api, { lastName: 'Sam' });
  await api.execute(login.browser, SEND);
  await api.settled();
  const address = new URL(api.postbox.mails.at(-1)?.unsubscribe ?? '');
  expect(address.origin).toBe('http://tracker.test');
  return { ...login, path: address.pathname, code: address.pathname.slice('/unsubscribe/'.length) };
}
const paceOf = async (accountId: string) => (await AccountModel.findById(accountId).lean())?.reminderPace;
const entriesOf = (soldierId: string) => HistoryModel.find({ soldierId, subject: 'REMINDERS' }).sort({ at: 1 }).lean();
const post = (path: string, init: RequestInit = {}) => fetch(url + path, { ...ONE_CLICK, ...init });
/** Everything in an answer that could tell one code from another. */
const told = async (response: Response) => {
  const headers = [...response.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
  return { status: response.status, headers: Object.fromEntries(headers), body: await response.text() };
};

it('a reminder says how to unsubscribe by one click, and no other mail does', async () => {
  const server = await MailServer.start();
  const mailer = createMailer({ smtpUrl: server.url, mailFrom: 'section@unit.example', environment: 'production' });
  const unsubscribeAt = `https://tracker.unit.example/unsubscribe/6f0e6a60-2b5e-4d0e-9d4b-7f3a8f1c2d3e.${'k'.repeat(43)}`;
  const mail = reminderMail('sam@unit.example', {
    subject: 'Nothing is due',
    paragraphs: ['Nothing is due.'],
    button: { label: 'Open your account', url: 'https://tracker.unit.example/account' },
  });
  await mailer.send({ ...mail, unsubscribe: unsubscribeAt }, 'one');
  await mailer.send(mail, 'two');
  await server.close();
  const [reminder = '', other] = server.received.map(({ raw }) => raw.replaceAll('\r\n ', ' '));
  expect(reminder).toContain(`List-Unsubscribe: <${unsubscribeAt}>\r\n`);
  expect(reminder).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(other).not.toContain('List-Unsubscribe');
});

it('a POST without a cookie ends the reminders of its login alone, and stands in the history', async () => {
  const { path, accountId, soldier } = await reminded();
  const other = await signInSoldier(api);
  expect((await post(path)).status).toBe(200);
  expect([await paceOf(accountId), await paceOf(other.accountId)]).toEqual(['NEVER', undefined]);
  expect(await entriesOf(soldier._id)).toEqual([
    {
      _id: expect.any(String),
      soldierId: soldier._id,
      actorId: soldier._id,
      at: api.now,
      action: 'CHANGED',
      subject: 'REMINDERS',
      subjectId: null,
      subjectName: null,
      changes: [{ field: 'reminderPace', from: 'DAILY', to: 'NEVER' }],
    },
  ]);
  expect(await AccountModel.findById(accountId).lean()).toMatchObject({ pendingHistory: [] });
});

it('once more changes nothing, and after another choice ends the reminders anew', async () => {
  const { code, accountId, browser, soldier } = await reminded();
  await Promise.all([unsubscribe(code, api.now), unsubscribe(code, api.now)]);
  await unsubscribe(code, api.now);
  expect(await entriesOf(soldier._id)).toHaveLength(1);
  await api.execute(browser, SET, { pace: 'WEEKLY' });
  api.pass(1);
  await unsubscribe(code, api.now);
  expect(await paceOf(accountId)).toBe('NEVER');
  expect((await entriesOf(soldier._id)).map(({ changes }) => changes[0]?.from)).toEqual(['DAILY', 'WEEKLY']);
});

it('a GET shows a button that posts to the same address, and changes nothing', async () => {
  const { path, accountId } = await reminded();
  const page = await fetch(url + path);
  const html = await page.text();
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(html).toContain('<form method="post">');
  expect(html).toContain('<button type="submit">Stop reminders</button>');
  const style = /href="([^"]+\.css)"/.exec(html)?.[1] ?? '';
  expect((await fetch(url + style)).headers.get('content-type')).toBe('text/css; charset=utf-8');
  await fetch(url + path, { method: 'HEAD' });
  expect(await paceOf(accountId)).toBeUndefined();
});

it('answers alike for any code, by GET and by POST', async () => {
  const { path, accountId } = await reminded();
  const codes = ['x', 'x.y', `${accountId}.${'k'.repeat(43)}`, `${accountId}.`, `nobody.${'k'.repeat(43)}`];
  const paths = [path, ...codes.map((code) => `/unsubscribe/${code}`)];
  for (const init of [{ method: 'GET' }, ONE_CLICK, ONE_CLICK]) {
    const [first, ...others] = await Promise.all(paths.map(async (one) => told(await fetch(url + one, init))));
    for (const other of others) expect(other).toEqual(first);
    expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  }
});

it.each<[string, (login: { accountId: string; email: string }) => Promise<unknown>]>([
  [
    'another address',
    ({ accountId }) => AccountModel.updateOne({ _id: accountId }, { $set: { email: 'new@unit.example' } }),
  ],
  [
    'its login',
    async ({ accountId, email }) => {
      await AccountModel.deleteOne({ _id: accountId });
      const { accountId: next } = await signInNewcomer(api);
      await AccountModel.updateOne({ _id: next }, { $set: { email } });
    },
  ],
])('a code ends with %s', async (_what, change) => {
  const login = await reminded();
  await change(login);
  await unsubscribe(login.code, api.now);
  expect(await AccountModel.countDocuments({ reminderPace: 'NEVER' })).toBe(0);
});

it('a code follows from login, address and the key of the store, so that older mails work', async () => {
  const { code, accountId, email } = await reminded();
  expect(await unsubscribeCode({ _id: accountId, email })).toBe(code);
  expect(code).toMatch(new RegExp(`^${accountId}\\.[\\w-]{43}$`));
  expect(code).not.toContain(await storeKey());
});

it('what a crash leaves of it stands in the history after the next start', async () => {
  const { code, accountId, soldier } = await reminded();
  jest.spyOn(HistoryModel.db.collection('auditLog'), 'insertMany').mockRejectedValueOnce(new Error('cut off'));
  await unsubscribe(code, api.now);
  expect([await paceOf(accountId), await entriesOf(soldier._id)]).toEqual(['NEVER', []]);
  await finishCutOff();
  expect(await entriesOf(soldier._id)).toHaveLength(1);
});

it('a login whose record is gone is told no more, too', async () => {
  const { code, accountId, soldier } = await reminded();
  await SoldierModel.deleteOne({ _id: soldier._id });
  await unsubscribe(code, api.now);
  expect(await paceOf(accountId)).toBe('NEVER');
});

it('is limited by network address, whatever the codes are', async () => {
  const { path, accountId } = await reminded();
  for (let count = 0; count < ATTEMPTS_PER_NETWORK; count += 1) await post('/unsubscribe/x.y');
  const refused = await post(path);
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect((await post('/unsubscribe/x.y')).status).toBe(429);
  expect((await fetch(url + path)).status).toBe(200);
  expect(await paceOf(accountId)).toBeUndefined();
});
