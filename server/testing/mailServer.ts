import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listenLocally } from './listenLocally.ts';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

interface MailRefusal {
  responseCode: number;
  text: string;
  /** The refused command; the recipient by default. */
  at?: 'MAIL FROM' | 'RCPT TO' | 'DATA';
}

/** A mail server in this process. */
export class MailServer {
  readonly received: Received[] = [];
  connections = 0;
  /** How it refuses mails; null if it takes them. */
  refusal: MailRefusal | null = null;

  private constructor(
    private readonly server: SMTPServer,
    readonly port: number,
  ) {}

  /** @param port a closed server's port; a free one by default. */
  static async start(port?: number): Promise<MailServer> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onConnect: (_session, done) => {
        mails.connections += 1;
        done();
      },
      onMailFrom: (_address, _session, done) => done(mails.refusalAt('MAIL FROM')),
      onRcptTo: (_address, _session, done) => done(mails.refusalAt('RCPT TO')),
      onData: (stream, { envelope }, done) => {
        text(stream).then(
          (raw) => {
            const refused = mails.refusalAt('DATA');
            if (refused) return done(refused);
            const from = envelope.mailFrom ? envelope.mailFrom.address : '';
            mails.received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
            done();
          },
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      },
    });
    // A client that is killed in the middle of a mail cuts its connection.
    server.on('error', () => undefined);
    const mails = new MailServer(server, await listenLocally(server.server, port));
    return mails;
  }

  private refusalAt(command: MailRefusal['at']): Error | null {
    const { responseCode, text: answer, at = 'RCPT TO' } = this.refusal ?? {};
    return answer !== undefined && at === command ? Object.assign(new Error(answer), { responseCode }) : null;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async close(): Promise<void> {
    if (!this.server.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    await closed;
  }
}
