import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { ErrorCode } from '../../../domain/errors.ts';

/*
 * Metrics. Labels take their values from the product's routes, schema, error codes and store commands, and from staff's keys. They never
 * take them from a request. So the number of series depends only on the product's parts, whatever anybody sends.
 */

export const registry = new Registry();

/** In seconds, from a read of one record to what an administrator would call an outage. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const common = { registers: [registry] };

export const requestDuration = new Histogram({
  ...common,
  name: 'http_request_duration_seconds',
  help: 'Time to answer a request, by kind of route.',
  labelNames: ['route', 'status'] as const,
  buckets,
});

export const operationDuration = new Histogram({
  ...common,
  name: 'graphql_operation_duration_seconds',
  help: 'Time to answer a GraphQL request, by the kind of operation and the first of its root fields.',
  labelNames: ['operation'] as const,
  buckets,
});

export const resolverDuration = new Histogram({
  ...common,
  name: 'graphql_resolver_duration_seconds',
  help: 'Time of a root field, its permission included, without the fields below it.',
  labelNames: ['field'] as const,
  buckets,
});

export const errorCount = new Counter({
  ...common,
  name: 'graphql_errors_total',
  help: 'Errors in answers, by extensions.code.',
  labelNames: ['code'] as const,
});
// Series begin at 0: Prometheus sees no increase in a series that begins at 1, so an alert would miss the first error.
for (const code of Object.values(ErrorCode)) errorCount.inc({ code }, 0);

export const keyRequests = new Counter({
  ...common,
  name: 'program_key_requests_total',
  help: 'Requests with a right key for programs, by the id of the key.',
  labelNames: ['key'] as const,
});

export const commandDuration = new Histogram({
  ...common,
  name: 'database_command_duration_seconds',
  help: 'Time of a database command, from sending it to its reply.',
  labelNames: ['command', 'outcome'] as const,
  buckets,
});

export const liveSockets = new Gauge({
  ...common,
  name: 'live_sockets',
  help: 'Sockets of this process that are open and follow changes.',
});

let hasProcessMetrics = false;

export const productInfo = new Gauge({
  ...common,
  name: 'tracker_info',
  help: 'Always 1: its labels name the release and the version of the store that it works with.',
  labelNames: ['release', 'store_version'] as const,
});

export const isReady = new Gauge({
  ...common,
  name: 'tracker_ready',
  help: '1 while /readyz says 200, 0 while it says 503.',
});

/** Sums that the package adds. Their names promise that they only grow, as a counter does, but they do not. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

/** Also measures the process: memory, processor, event loop, garbage collection. */
export function measureProcess(): void {
  if (hasProcessMetrics) return;
  hasProcessMetrics = true;
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
}
