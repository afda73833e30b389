import { addDays, type LocalDate } from '../localDate.ts';
import { objectOf } from '../objects.ts';
import { dataIssues } from '../record/dataIssues.ts';
import { etsStatus } from '../record/ets.ts';
import { readiness } from '../record/readiness.ts';
import { COURSES, type Course, type Grade, type Rank } from '../values.ts';
import { SPECIFICATION } from './packs.ts';

/** The specification's own lists. Ranks and grades added since would change what the numbers below pick. */
const RANKS: readonly Rank[] = ['PVT', 'PV2', 'PFC', 'SPC', 'SGT', 'SSG', 'SFC', 'CDT', 'SECOND_LT', 'FIRST_LT', 'CPT'];
const GRADES: readonly Grade[] = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'O1', 'O2', 'O3'];

/** Numbers from 0 to below 1, the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number that two different texts hardly ever share (FNV-1a, 32 bits). */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}

/** What the rules say about 1,000 records on as many days, in words. */
function answers(seed: number): string[] {
  const next = numbers(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const oneOf = <Value>(list: readonly Value[], other: Value): Value => list[below(list.length)] ?? other;
  const chance = (percent: number): boolean => next() * 100 < percent;
  const dayOr = (from: LocalDate, span: number): LocalDate | null => (chance(8) ? null : addDays(from, below(span)));
  return Array.from({ length: 1_000 }, () => {
    const today = addDays('2024-01-15', below(1_461));
    const etsIndefinite = chance(5);
    const scores = { acftTest: 'ACFT', m4Test: 'M4', m4Passed: false };
    const record = {
      ...scores,
      rank: oneOf(RANKS, 'PVT'),
      grade: oneOf(GRADES, 'E1'),
      ...objectOf<Record<Course, boolean>>(COURSES, () => chance(50)),
      acftScore: chance(5) ? null : below(601),
      acftPass: chance(75),
      // More often than not near the threshold.
      m4Qual: chance(5) ? null : chance(60) ? 15 + below(16) : below(601),
      driversLicense: chance(60),
      jfoQualified: chance(30),
      pebd: dayOr('2015-06-01', 4_600),
      dor: dayOr('2019-06-01', 3_100),
      ets: etsIndefinite ? null : dayOr('2023-06-01', 2_000),
      etsIndefinite,
    };
    const status = record.ets === null && !etsIndefinite ? null : etsStatus(record.ets, SPECIFICATION, today);
    const findings = readiness(record, SPECIFICATION, today).map(
      ({ list, title, listed, rule, value, missing, from, whatToDo }) => [
        list,
        title,
        listed,
        rule,
        // The specification counts somebody who was never tested as passed; only the words have changed.
        value.replace('ACFT not entered', 'ACFT passed'),
        missing,
        from,
        whatToDo,
      ],
    );
    const issues = dataIssues(record, SPECIFICATION, today).map(({ code, field }) => [code, field]);
    return JSON.stringify([findings, issues, status && [status.past, status.isWithinYear, status.words]]);
  });
}

/** What was agreed for 10,000 records on as many days, a thousand per row, before a unit could change any of these rules. */
const AGREED = [
  '53f904ee',
  '3ef4bacb',
  '3b04ef8d',
  '154b07b7',
  '4b93dd92',
  'a7201dc0',
  '47e4688a',
  'bb1b6830',
  'e5618e1',
  'd6c491f1',
];

test.each(AGREED.map((agreed, seed) => ({ agreed, seed })))(
  "the specification's policy answers as agreed: thousand $seed",
  ({ agreed, seed }) => {
    expect(digest(answers(seed).join('\n'))).toBe(agreed);
  },
);
