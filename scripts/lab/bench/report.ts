import { median } from '../support/statistics.ts';
import type { Measurement } from './load.ts';
import { type Operation, OPERATIONS } from './operations.ts';

/** The result of one round of load on a server. */
export interface Round extends Measurement {
  server: string;
  operation: Operation;
}

/** The medians over the rounds. */
export interface Result extends Round {
  /** Requests per second relative to the limit's in the same round. */
  ratio: number;
}

/** The server that the others are compared with. */
export const LIMIT = 'limit';
export const PRODUCT = 'product';
/** The servers that the product should beat. */
const RIVALS = ['yoga', 'mercurius-jit', 'apollo-default'];
const APOLLO = 'apollo-default';
/** The goals: the share of the limit's rate to reach, and how many times Apollo Server's default rate on Home. */
const OF_LIMIT = { home: 0.6, soldier: 0.5 } as const;
const TIMES_APOLLO = 6;

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

/** The results as a table, ready to go into a document. */
export function table(results: readonly Result[]): string {
  return tableOf(
    ['operation', 'server', 'requests/s', 'p50 ms', 'p99 ms', 'server CPU ms/request', 'ratio'],
    '--- | --- | --: | --: | --: | --: | --:',
    results.map(({ operation, server, rps, p50, p99, cpu, ratio }) => [
      operation,
      server,
      rps.toFixed(0),
      p50.toFixed(1),
      p99.toFixed(1),
      (cpu / 1000).toFixed(2),
      ratio.toFixed(2),
    ]),
  );
}

/** The goals and results as such a table, and why not all goals can be met. */
export function wishes(results: readonly Result[]): string {
  const rpsOf = (server: string, operation: Operation): number =>
    results.find((result) => result.server === server && result.operation === operation)?.rps ?? NaN;
  const times = (operation: Operation, other: string): number => rpsOf(PRODUCT, operation) / rpsOf(other, operation);
  const ofLimit = Object.entries(OF_LIMIT).map(([operation, least]): string[] => {
    const ratio = results.find((one) => one.server === PRODUCT && one.operation === operation)?.ratio ?? NaN;
    return [`${operation}: at least ${least.toFixed(2)} of ${LIMIT}`, ratio.toFixed(2), verdict(ratio >= least)];
  });
  const ahead = (['home', 'soldier'] as const).flatMap((operation) =>
    RIVALS.map((rival) => {
      const measured = times(operation, rival);
      return [`${operation}: ahead of ${rival}`, `${measured.toFixed(2)} times`, verdict(measured > 1)];
    }),
  );
  const overApollo = times('home', APOLLO);
  const most = rpsOf(LIMIT, 'home') / rpsOf(APOLLO, 'home');
  const rows = [
    ...ofLimit,
    ...ahead,
    [
      `home: at least ${TIMES_APOLLO} times ${APOLLO}`,
      `${overApollo.toFixed(2)} times`,
      verdict(overApollo >= TIMES_APOLLO),
    ],
  ];
  const lines = tableOf(['wanted', 'measured', ''], '--- | --: | ---', rows);
  if (most >= TIMES_APOLLO) return lines;
  return `${lines}

On Home the ${LIMIT} itself has ${most.toFixed(2)} times the requests per second of ${APOLLO}: over this store no server has ${TIMES_APOLLO} times as many.`;
}

function verdict(isMet: boolean): string {
  return isMet ? 'met' : '**not met**';
}

function tableOf(head: readonly string[], alignment: string, rows: readonly (readonly string[])[]): string {
  return [head.join(' | '), alignment, ...rows.map((row) => row.join(' | '))].map((row) => `| ${row} |`).join('\n');
}
