import { Counter, Gauge } from 'prom-client';
import { registry } from '../operations/observability/metrics.ts';
import { countInTime } from '../store/countInTime.ts';
import { QueuedMailModel } from './queuedMail.model.ts';

/** How an attempt to send a mail ended: the mail was taken, will be tried again, or is kept as undeliverable. */
const OUTCOMES = ['sent', 'postponed', 'given_up'] as const;

export const mailCount = new Counter({
  registers: [registry],
  name: 'mails_total',
  help: 'Tries to send a mail that this process has made, by how they ended.',
  labelNames: ['outcome'] as const,
});
// Series begin at 0, so that an alert does not miss the first one.
for (const outcome of OUTCOMES) mailCount.inc({ outcome }, 0);

new Gauge({
  registers: [registry],
  name: 'mails_waiting',
  help: 'Mails in the store that are still to be sent, whichever process sends them. Left out while the store is away.',
  async collect() {
    this.remove();
    const count = await countInTime(QueuedMailModel, { dueAt: { $exists: true } });
    if (count !== null) this.set(count);
  },
});
