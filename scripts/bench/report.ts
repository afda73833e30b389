import { median } from '../statistics.ts';
import type { Measurement } from './load.ts';
import { type Operation, OPERATIONS } from './operations.ts';

/** What one round of load on a server came to. */
export interface Round extends Measurement {
  server: string;
  operation: Operation;
}

/** The medians over the rounds. */
export interface Result extends Round {
  /** Requests per second of those of the limit in the same round. */
  ratio: number;
}

/** The server that the others are held against. */
export const LIMIT = 'limit';

/** One result for each server and operation, in the order in which they were measured. */
export function resultsOf(rounds: readonly Round[]): Result[] {
  const servers = [...new Set(rounds.map(({ server }) => server))];
  const of = (server: string, operation: Operation): Round[] =>
    rounds.filter((round) => round.server === server && round.operation === operation);
  return OPERATIONS.flatMap((operation) => {
    const limits = of(LIMIT, operation);
    return servers.map((server) => {
      const own = of(server, operation);
      const middle = (value: (round: Round) => number): number => median(own.map(value));
      return {
        server,
        operation,
        rps: middle(({ rps }) => rps),
        p50: middle(({ p50 }) => p50),
        p99: middle(({ p99 }) => p99),
        cpu: middle(({ cpu }) => cpu),
        ratio: median(own.map(({ rps }, round) => rps / (limits[round]?.rps ?? NaN))),
      };
    });
  });
}

/** The results as a table that can go into a document as it is. */
export function table(results: readonly Result[]): string {
  const rows = results.map(({ operation, server, rps, p50, p99, cpu, ratio }) =>
    [operation, server, rps.toFixed(0), p50.toFixed(1), p99.toFixed(1), (cpu / 1000).toFixed(2), ratio.toFixed(2)].join(
      ' | ',
    ),
  );
  return [
    'operation | server | requests/s | p50 ms | p99 ms | server CPU ms/request | ratio',
    '--- | --- | --: | --: | --: | --: | --:',
    ...rows,
  ]
    .map((row) => `| ${row} |`)
    .join('\n');
}
