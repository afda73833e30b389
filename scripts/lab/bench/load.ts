import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { MeasuredProcess } from '../support/measuredProcess.ts';

const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
const CONNECTIONS = 16;

/** The result of loading a server. */
export interface Measurement {
  /** Requests per second. */
  rps: number;
  /** The longest time to an answer in milliseconds, for the quickest half of the requests (p50) and for 99 in 100 (p99). */
  p50: number;
  p99: number;
  /** The server's processor time for a request in microseconds, without the store's and the client's. */
  cpu: number;
}

interface Outcome {
  duration: number;
  '2xx': number;
  non2xx: number;
  errors: number;
  latency: { p50: number; p99: number };
}

/**
 * Sends a request over and over on 16 connections, from a separate process.
 * @throws Error when an answer fails, since nothing was measured then.
 */
export async function load(
  server: MeasuredProcess,
  { headers, body, seconds }: { headers: Record<string, string>; body: string; seconds: number },
): Promise<Measurement> {
  const before = await server.cpuTime();
  const { stdout } = await promisify(execFile)(process.execPath, [
    AUTOCANNON,
    ...['--json', '--method', 'POST', '--connections', String(CONNECTIONS), '--duration', String(seconds)],
    ...Object.entries({ 'content-type': 'application/json', ...headers }).flatMap(([name, value]) => [
      '--headers',
      `${name}=${value}`,
    ]),
    ...['--body', body],
    `${server.address}/graphql`,
  ]);
  const after = await server.cpuTime();
  const { duration, '2xx': answers, non2xx, errors, latency }: Outcome = JSON.parse(stdout);
  if (non2xx + errors > 0 || answers === 0) throw new Error(`${non2xx + errors} of ${answers} answers failed.`);
  return { rps: answers / duration, p50: latency.p50, p99: latency.p99, cpu: (after - before) / answers };
}
