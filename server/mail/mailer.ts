import { createTransport } from 'nodemailer';
import { log } from '../operations/log.ts';
import type { Config } from '../operations/settings/config.ts';
import type { Mail } from './mail.ts';
import { mailHtml, signedText } from './mailHtml.ts';

export interface Mailer {
  /** For the line that the start prints. */
  readonly description: string;
  /** @param id the first part of its Message-ID. A mail sent again with the same id counts as the same mail. */
  send: (mail: Mail, id: string) => Promise<void>;
  /** Takes as much work as `send`, but sends nothing. For a mail that nobody should get, so that no time shows it. */
  rehearse: (mail: Mail, id: string) => Promise<void>;
}

/** Whether mails go anywhere: to a mail server, or to a developer's screen. */
export function sendsMails({ smtpUrl, environment }: Pick<Config, 'smtpUrl' | 'environment'>): boolean {
  return smtpUrl !== null || environment !== 'production';
}

/** Sends mails through the server in the settings. Without one, mails are shown during development and not sent in production. */
export function createMailer({
  smtpUrl,
  mailFrom,
  environment,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'environment'>): Mailer {
  if (smtpUrl) return smtpMailer(smtpUrl, mailFrom);
  return environment === 'production' ? silentMailer : printingMailer;
}

/** How long a mail server may take to greet, TLS included, in milliseconds. */
const GREETING_WITHIN_MS = 10_000;
/** How long it may be silent after that, in milliseconds: some servers read a whole mail before they take it. */
const SILENT_FOR_MS = 30_000;

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: GREETING_WITHIN_MS,
    socketTimeout: SILENT_FOR_MS,
  });
  const toNowhere = createTransport({ streamTransport: true, buffer: true });
  const domain = from.replace(/>$/, '').split('@').at(-1) ?? '';
  const message = ({ to, subject, unsubscribe, ...shown }: Mail, id: string) => ({
    from,
    to,
    subject,
    text: signedText(shown),
    html: mailHtml({ subject, ...shown }),
    messageId: `<${id}@${domain}>`,
    headers: {
      // Prevents out-of-office answers and the like (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      // Lets mail programs end the mails with one request (RFC 8058).
      ...(unsubscribe !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(unsubscribe !== undefined && { list: { unsubscribe } }),
  });
  return {
    description: `sent through ${new URL(url).host}`,
    send: async (mail, id) => {
      await transport.sendMail(message(mail, id));
    },
    rehearse: async (mail, id) => {
      await toNowhere.sendMail(message(mail, id));
      // Connects, authenticates and says goodbye: all of sending except three short commands and the mail itself.
      await transport.verify();
    },
  };
}

const printingMailer: Mailer = {
  description: 'shown here, as SMTP_URL is not set',
  send: async ({ to, subject, unsubscribe, ...shown }) =>
    console.log(
      `Mail to ${to}: ${subject}\n${signedText(shown)}${unsubscribe === undefined ? '' : `List-Unsubscribe: ${unsubscribe}\n`}`,
    ),
  rehearse: async () => undefined,
};

const notSent = async ({ about }: Mail): Promise<void> =>
  log.warn({ about }, 'A mail was asked for and not sent: SMTP_URL is not set.');

const silentMailer: Mailer = {
  description: 'off, as SMTP_URL is not set: nobody can reset a password',
  send: notSent,
  rehearse: notSent,
};
