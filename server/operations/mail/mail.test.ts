import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { jest } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { log } from '../log.ts';
import { listenLocally } from '../../testing/listenLocally.ts';
import { openIdUnlinkedMail, passwordChangedMail, passwordResetMail, secondFactorMail } from './mails.ts';
import { createMailer } from './mailer.ts';
import { Outbox } from './outbox.ts';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

/** A mail server in this process, on a free port. */
async function startMailServer(): Promise<{ url: string; received: Received[]; close: () => Promise<void> }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      text(stream).then(
        (raw) => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
          done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  return {
    url: `smtp://127.0.0.1:${await listenLocally(server.server)}`,
    received,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}

const LINK = `https://tracker.example/reset-password/new#${'k'.repeat(43)}`;
const mail = passwordResetMail('sam@unit.example', LINK);
const settings = { smtpUrl: null, mailFrom: 'The Section <section@unit.example>', environment: 'test' } as const;

/** What is printed and logged while something is done. */
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
  'a mail of a change that signs out says that calendar addresses go on, and where to revoke them: $about',
  ({ text }) => {
    expect(text).toContain(
      'Calendar addresses of this login, if it has any, go on working. To revoke them, open My Info,',
    );
  },
);

describe('with a mail server', () => {
  it('mails arrive there, as plain text with the link unbroken', async () => {
    const server = await startMailServer();
    const mailer = createMailer({ ...settings, smtpUrl: server.url });
    await mailer.send(mail);
    await server.close();
    const [received] = server.received;
    expect(received).toMatchObject({ from: 'section@unit.example', to: ['sam@unit.example'] });
    expect(received?.raw).toMatch(/^From: The Section <section@unit\.example>\r$/m);
    expect(received?.raw).toMatch(/^Subject: Fire Support Tracker: Set a new password\r$/m);
    expect(received?.raw).toMatch(/^Content-Type: text\/plain/m);
    // Lines of more than 76 characters are folded with a soft break, which mail programs undo.
    expect(received?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(LINK);
  });

  it('the start names the server, and no password', () => {
    const { description } = createMailer({ ...settings, smtpUrl: 'smtp://user:secret@mail.example:587' });
    expect(description).toBe('sent through mail.example:587');
  });

  it('one that does not answer is logged, without the address, the link or the password', async () => {
    const server = await startMailServer();
    await server.close();
    const mailer = createMailer({ ...settings, smtpUrl: server.url.replace('//', '//user:s3cret@') });
    const { logged } = await outputOf(async () => {
      const outbox = new Outbox(mailer);
      outbox.post(mail);
      await outbox.settled();
    });
    expect(logged).toContain('Work after an answer failed.');
    expect(logged).not.toMatch(/sam@unit|kkkk|s3cret/);
  });
});

it('a mail server that takes the connection and says nothing is given up', async () => {
  const silent = createServer();
  const sockets: Socket[] = [];
  silent.on('connection', (socket) => sockets.push(socket));
  const connected = once(silent, 'connection');
  const port = await listenLocally(silent);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const sent = createMailer({ ...settings, smtpUrl: `smtp://127.0.0.1:${port}` }).send(mail);
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
    const { printed } = await outputOf(() => mailer.send(mail));
    expect(printed).toContain(LINK);
  });

  it('in production the start says that mail is off, and a request is logged without the link', async () => {
    const mailer = createMailer({ ...settings, environment: 'production' });
    expect(mailer.description).toBe('off, as SMTP_URL is not set: nobody can reset a password');
    const { printed, logged } = await outputOf(() => mailer.send(mail));
    expect(printed).toBe('');
    expect(logged).toContain('password reset');
    expect(logged).not.toMatch(/sam@unit|kkkk/);
  });
});

describe('the outbox', () => {
  it('works after the answer, and one failure does not stop the next', async () => {
    const sent: string[] = [];
    const outbox = new Outbox({ description: '', send: async ({ to }) => void sent.push(to) });
    await outputOf(async () => {
      outbox.afterwards(async () => {
        throw new Error('the store is gone');
      });
      outbox.post(mail);
      expect(sent).toEqual([]);
      await outbox.settled();
    });
    expect(sent).toEqual(['sam@unit.example']);
  });

  it('begins nothing before the answer, and waits for what is handed in meanwhile, too', async () => {
    const order: string[] = [];
    const outbox = new Outbox({ description: '', send: async ({ to }) => void order.push(to) });
    outbox.afterwards(async () => {
      order.push('begun');
      outbox.post(mail);
      return null;
    });
    order.push('answered');
    await outbox.settled();
    expect(order).toEqual(['answered', 'begun', 'sam@unit.example']);
  });
});
