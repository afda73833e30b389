import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { log } from '../operations/log.ts';
import { listenLocally } from '../testing/listenLocally.ts';
import { MailServer } from '../testing/mailServer.ts';
import { answerForLog } from './answerForLog.ts';
import { createMailer } from './mailer.ts';
import { openIdUnlinkedMail, passwordChangedMail, passwordResetMail, secondFactorMail } from './mails.ts';

const LINK = `https://tracker.example/reset-password/new#${'k'.repeat(43)}`;
const mail = passwordResetMail('sam@unit.example', LINK);
const ID = '6f0e6a60-2b5e-4d0e-9d4b-7f3a8f1c2d3e';
const settings = { smtpUrl: null, mailFrom: 'The Section <section@unit.example>', environment: 'test' } as const;

/** What is printed and logged while something runs. */
async function outputOf(work: () => Promise<void>): Promise<{ printed: string; logged: string }> {
  const print = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  await work();
  const shown = (calls: unknown[][]) =>
    calls.flat().map((part) => (part instanceof Error ? part.stack : JSON.stringify(part)));
  const output = {
    printed: print.mock.calls.flat().join('\n'),
    logged: [...shown(warn.mock.calls), ...error.mock.calls.map((call) => inspect(call, { depth: 9 }))].join('\n'),
  };
  jest.restoreAllMocks();
  return output;
}

it.each([
  passwordChangedMail('sam@unit.example'),
  secondFactorMail('sam@unit.example', true),
  secondFactorMail('sam@unit.example', false),
  openIdUnlinkedMail('sam@unit.example', 'Unit ID'),
])(
  'a mail of a change that signs out says that calendar addresses and keys go on, and where to revoke them: $about',
  ({ text }) => {
    expect(text).toContain('If you have calendar addresses or program keys, they still work.');
    expect(text).toContain('To revoke them, open Account. For the unit calendar, staff open Admin > Schools.');
  },
);

describe('with a mail server', () => {
  it('mails arrive there, as plain text and as the same in HTML, with the link unbroken in both', async () => {
    const server = await MailServer.start();
    const mailer = createMailer({ ...settings, smtpUrl: server.url });
    await mailer.send(mail, ID);
    await server.close();
    const [received] = server.received;
    expect(received).toMatchObject({ from: 'section@unit.example', to: ['sam@unit.example'] });
    expect(received?.raw).toMatch(/^From: The Section <section@unit\.example>\r$/m);
    expect(received?.raw).toMatch(/^Subject: Fire Support Tracker: Set a new password\r$/m);
    expect(received?.raw).toMatch(/^Content-Type: text\/plain/m);
    // Lines of more than 76 characters are folded with a soft break, which mail programs undo.
    const unfolded = received?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const [, plain, html] = unfolded?.split(/^Content-Type: text\/(?:plain|html); charset=utf-8\r$/m) ?? [];
    expect(plain).toContain(LINK);
    expect(html).toMatch(new RegExp(`<p><a href="${LINK}" style="[^"]+">Set a new password</a></p>`));
    expect(html).toContain(`<a href="${LINK}">${LINK}</a></p>`);
    expect(html).toContain('<p>To set a new password for your Fire Support Tracker login, open this link:</p>');
  });

  it('show the name of the unit, fetch nothing, and leave light and dark to the mail program', async () => {
    const server = await MailServer.start();
    await createMailer({ ...settings, smtpUrl: server.url }).send({ ...mail, unit: 'HHB, 2-12 FA & "Friends"' }, ID);
    await server.close();
    const raw = server.received[0]?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    const [, plain, html = ''] = raw.split(/^Content-Type: text\/(?:plain|html); charset=utf-8\r$/m);
    expect(plain).toContain('HHB, 2-12 FA & "Friends"');
    expect(html).toContain('HHB, 2-12 FA &amp; &quot;Friends&quot;</p>');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toMatch(/<(?:img|link|script|table)|url\(|@import/);
    // Colors of its own only where both are.
    for (const [style] of html.matchAll(/style="[^"]*"/g)) {
      expect(/(?<!-)\bcolor:/.test(style)).toBe(style.includes('background:'));
    }
  });

  it('say that a program sent them, so that no other program answers', async () => {
    const server = await MailServer.start();
    await createMailer({ ...settings, smtpUrl: server.url }).send(mail, ID);
    await server.close();
    expect(server.received[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  it('show what somebody has typed as they typed it, also as HTML', async () => {
    const server = await MailServer.start();
    const typed = { ...mail, text: 'From "Unit <b>ID</b>" & \'others\'.\n' };
    await createMailer({ ...settings, smtpUrl: server.url }).send(typed, ID);
    await server.close();
    expect(server.received[0]?.raw.replaceAll('=\r\n', '')).toContain(
      '<p>From &quot;Unit &lt;b&gt;ID&lt;/b&gt;&quot; &amp; &#39;others&#39;.</p>',
    );
  });

  it('the start names the server, and no password', () => {
    const { description } = createMailer({ ...settings, smtpUrl: 'smtp://user:secret@mail.example:587' });
    expect(description).toBe('sent through mail.example:587');
  });

  it('have a Message-ID of their own', async () => {
    const server = await MailServer.start();
    await createMailer({ ...settings, smtpUrl: server.url }).send(mail, ID);
    await server.close();
    expect(server.received[0]?.raw).toMatch(new RegExp(`^Message-ID: <${ID}@unit\\.example>\r$`, 'm'));
  });

  it('for nobody are prepared as others: the mail server is greeted, and given nothing', async () => {
    const server = await MailServer.start();
    await createMailer({ ...settings, smtpUrl: server.url }).rehearse(mail, ID);
    await server.close();
    expect(server).toMatchObject({ connections: 1, received: [] });
    await expect(createMailer({ ...settings, smtpUrl: server.url }).rehearse(mail, ID)).rejects.toThrow('ECONNREFUSED');
  });
});

it('a mail server that takes the connection and says nothing is given up', async () => {
  const silent = createServer();
  const sockets: Socket[] = [];
  silent.on('connection', (socket) => sockets.push(socket));
  const connected = once(silent, 'connection');
  const port = await listenLocally(silent);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const sent = createMailer({ ...settings, smtpUrl: `smtp://127.0.0.1:${port}` }).send(mail, ID);
  const refused = expect(sent).rejects.toThrow('timeout');
  await connected;
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  await refused;
  for (const socket of sockets) socket.destroy();
  silent.close();
});

describe('without a mail server', () => {
  it.each(['development', 'test'] as const)('in %s the mail is shown where the server runs', async (environment) => {
    const mailer = createMailer({ ...settings, environment });
    expect(mailer.description).toBe('shown here, as SMTP_URL is not set');
    const { printed } = await outputOf(() => mailer.send(mail, ID));
    expect(printed).toContain(LINK);
  });

  it('in production the start says that mail is off, and a request is logged without the link', async () => {
    const mailer = createMailer({ ...settings, environment: 'production' });
    expect(mailer.description).toBe('off, as SMTP_URL is not set: nobody can reset a password');
    const { printed, logged } = await outputOf(() => mailer.send(mail, ID));
    expect(printed).toBe('');
    expect(logged).toContain('password reset');
    expect(logged).not.toMatch(/sam@unit|kkkk/);
  });

  it('nothing is shown of a mail for nobody, and in production the log says the same as of others', async () => {
    const shown = await outputOf(() => createMailer(settings).rehearse(mail, ID));
    expect(shown).toEqual({ printed: '', logged: '' });
    const mailer = createMailer({ ...settings, environment: 'production' });
    expect(await outputOf(() => mailer.rehearse(mail, ID))).toEqual(await outputOf(() => mailer.send(mail, ID)));
  });
});

describe('of the answer of a mail server the log has', () => {
  const answer = (response: string) => answerForLog(Object.assign(new Error("Can't send mail"), { response }), mail);

  it.each([
    ['550 5.1.1 <sam@unit.example>: Recipient address rejected', '550 5.1.1 …: Recipient address rejected'],
    ['550 5.1.1 Sam@Unit.Example no such user', '550 5.1.1 … no such user'],
    ['550 No mailbox sam. Sam is unknown, the same as SAM', '550 No mailbox … … is unknown, the same as …'],
    [`554 5.7.1 Spam: ${LINK} is listed`, '554 5.7.1 Spam: … is listed'],
    [`554 5.7.1 Suspicious word ${'k'.repeat(43)}`, '554 5.7.1 Suspicious word …'],
    ["552 The user's quota is used up", '552 The user…'],
    [`451 ${'wait '.repeat(100)}`, `451 ${'wait '.repeat(100)}`.slice(0, 200)],
    ['421 4.3.2 Closing\r\nsam@unit.example', '421 4.3.2 Closing'],
  ])('%j', (given, expected) => {
    expect(answer(given).trim()).toBe(expected.trim());
  });

  it('the reason where there was none, and nothing of what is no error', () => {
    expect(answerForLog(new Error('connect ECONNREFUSED 127.0.0.1:25'), mail)).toBe(
      'connect ECONNREFUSED 127.0.0.1:25',
    );
    expect(answerForLog('sam@unit.example', mail)).toBe('string');
  });
});
