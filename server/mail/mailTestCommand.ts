/**
 * Sends a mail through the mail server of the settings, without the queue, and prints that server's answer.
 *
 *   npm run mail-test -- ADDRESS
 */
import { randomUUID } from 'node:crypto';
import { readConfig } from '../operations/settings/config.ts';
import { createMailer } from './mailer.ts';
import { testMail } from './mails.ts';

try {
  await sendTestMail(addressArgument());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function sendTestMail(to: string): Promise<void> {
  const config = readConfig();
  if (config.smtpUrl === null) throw new Error('SMTP_URL is not set, so no mail can be sent.');
  const mailer = createMailer(config);
  console.log(`Mail: ${mailer.description}, from ${config.mailFrom}`);
  const id = randomUUID();
  try {
    await mailer.send(testMail(to), id);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The mail server did not take the mail: ${reason}`, { cause });
  }
  console.log(`The mail server took the mail. In its own log, ${id} is the first part of the Message-ID.`);
}

function addressArgument(): string {
  const [address, ...others] = process.argv.slice(2);
  if (address === undefined || others.length > 0) throw new Error('Usage: npm run mail-test -- ADDRESS');
  return address;
}
