/**
 * A server that only reminds people and sends their mails: the built product's scheduler, job, queue and worker. The process that started
 * it sets its clock. It says when it is ready, does nothing until its clock is set, and may be killed at any moment. Asked to rest, it
 * answers once it has finished what it was doing.
 */
import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import { Links } from '../../../dist/server/identity/mailedLink/links.js';
import { createMailer } from '../../../dist/server/mail/mailer.js';
import { MailWorker } from '../../../dist/server/mail/mailWorker.js';
import { log } from '../../../dist/server/operations/log.js';
import { remindersJob } from '../../../dist/server/reminders/remindersJob.js';
import { Scheduler } from '../../../dist/server/scheduler/scheduler.js';
import { openConnection } from '../../../dist/server/store/connection.js';

/** The pause between two looks in milliseconds; the clock advances by minutes or hours meanwhile. */
const REST_MS = 2;

const [, , storeUri = '', smtpUrl = ''] = process.argv;
log.level = 'error';
let now = null;
let isAskedToRest = false;
process.on('message', (message) => {
  if (message === 'rest') isAskedToRest = true;
  else now = new Date(Number(message));
});
process.on('disconnect', () => process.exit());

await openConnection(storeUri);
const clock = () => now;
const links = new Links(() => new URL('https://tracker.example'), []);
const mailer = createMailer({ smtpUrl, mailFrom: 'section@unit.example', environment: 'production' });
const scheduler = new Scheduler([remindersJob({ links, mailsAreSent: true })], clock);
const worker = new MailWorker({ mailer, makers: {}, unitName: async () => null, clock });
process.send?.('ready');
for (;;) {
  await wait(REST_MS);
  if (now === null) continue;
  const wasAskedBefore = isAskedToRest;
  await scheduler.look();
  while (await worker.workOne());
  if (wasAskedBefore) {
    isAskedToRest = false;
    process.send?.('rested');
  }
}
