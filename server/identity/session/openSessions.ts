import { Gauge } from 'prom-client';
import { registry } from '../../operations/observability/metrics.ts';
import { countInTime } from '../../store/countInTime.ts';
import { SessionModel } from './session.model.ts';

new Gauge({
  registers: [registry],
  name: 'sessions_open',
  help: 'Sessions in the store in which somebody is signed in, whichever process opened them. Left out while the store is away.',
  async collect() {
    this.remove();
    const count = await countInTime(SessionModel, { state: 'OPEN', expiresAt: { $gt: new Date() } });
    if (count !== null) this.set(count);
  },
});
