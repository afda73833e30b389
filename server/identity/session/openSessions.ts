import { Gauge } from 'prom-client';
import { registry } from '../../operations/observability/metrics.ts';
import { withTimeout } from '../../operations/withTimeout.ts';
import { SessionModel } from './session.model.ts';

/** How long the store may take to count sessions, in milliseconds. */
const COUNT_MS = 1000;

new Gauge({
  registers: [registry],
  name: 'sessions_open',
  help: 'Sessions in the store in which somebody is signed in, whichever process opened them. Left out while the store is away.',
  async collect() {
    this.remove();
    const filter = { state: 'OPEN', expiresAt: { $gt: new Date() } } as const;
    // The store itself keeps to a time only while it is there.
    const counting = SessionModel.countDocuments(filter, { maxTimeMS: COUNT_MS }).catch(() => 'FAILED' as const);
    const count = await withTimeout(COUNT_MS, counting);
    if (typeof count === 'number') this.set(count);
  },
});
