import { OPERATIONS } from './operations.ts';
import { type Result, resultsOf, wishes } from './report.ts';

/** A round in which each server answers that many requests a second, for every operation. */
function measured(requests: Record<string, number>): Result[] {
  return resultsOf(
    OPERATIONS.flatMap((operation) =>
      Object.entries(requests).map(([server, rps]) => ({ server, operation, rps, p50: 1, p99: 2, cpu: 3 })),
    ),
  );
}

it('says whether each goal is met, and why one is out of reach', () => {
  const report = wishes(
    measured({ limit: 2000, yoga: 1100, 'mercurius-jit': 1300, 'apollo-default': 1000, product: 1200 }),
  );
  expect(report.split('\n')).toEqual([
    '| wanted | measured |  |',
    '| --- | --: | --- |',
    '| home: at least 0.60 of limit | 0.60 | met |',
    '| soldier: at least 0.50 of limit | 0.60 | met |',
    '| home: ahead of yoga | 1.09 times | met |',
    '| home: ahead of mercurius-jit | 0.92 times | **not met** |',
    '| home: ahead of apollo-default | 1.20 times | met |',
    '| soldier: ahead of yoga | 1.09 times | met |',
    '| soldier: ahead of mercurius-jit | 0.92 times | **not met** |',
    '| soldier: ahead of apollo-default | 1.20 times | met |',
    '| home: at least 6 times apollo-default | 1.20 times | **not met** |',
    '',
    'On Home the limit itself has 2.00 times the requests per second of apollo-default: over this store no server has 6 times as many.',
  ]);
});

it('gives no excuse for what could be had', () => {
  const report = wishes(
    measured({ limit: 9000, yoga: 1100, 'mercurius-jit': 1300, 'apollo-default': 1000, product: 5000 }),
  );
  expect(report).toContain('home: at least 6 times apollo-default | 5.00 times | **not met**');
  expect(report).not.toContain('over this store');
});
