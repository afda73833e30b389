import type { StoredRequirement } from '../../domain/due/requirements.ts';
import { armySeeds } from '../../domain/due/seeds.ts';
import { addDays, type LocalDate, toStoredDate } from '../../domain/localDate.ts';
import type { StoredDue, StoredExcuse, StoredFirstDue } from '../records/soldiers/soldier.model.ts';

/** The Army requirements that the demonstration unit adopted, under its own ids. */
const TAKEN = { m4: 'M4', ride: 'Check ride', pha: 'PHA', evaluation: 'Evaluation' } as const;

/** The demonstration unit's requirements apply from this day. */
const IN_FORCE_FROM: LocalDate = '2025-01-01';

/** The requirements of the demonstration unit. */
export const DEMO_REQUIREMENTS: readonly StoredRequirement[] = Object.entries(TAKEN).flatMap(([id, name]) =>
  armySeeds('ACTIVE').flatMap(({ requirement }) =>
    requirement.name === name ? [{ ...requirement, id, inForceFrom: IN_FORCE_FROM, retiredOn: null }] : [],
  ),
);

/** A number of days that differs from person to person, so that every state occurs. */
const daysAgo = (index: number, step: number, within: number): number => (index * step) % within;

interface DuePerson {
  m4Qual: number | null;
}

/**
 * A demonstration person's events, excuses and first days.
 * @param index their place in the list
 * @param byId who entered them
 */
export function demoDues({ m4Qual }: DuePerson, index: number, today: LocalDate, byId: string) {
  const event = (requirementId: keyof typeof TAKEN, ago: number, given: Partial<StoredDue> = {}): StoredDue => ({
    id: `${requirementId}-${index}-${ago}`,
    version: 1,
    requirementId,
    doneOn: toStoredDate(addDays(today, -ago)),
    expiresOn: null,
    forRecord: true,
    score: null,
    level: null,
    passed: null,
    note: '',
    byId,
    ...given,
  });
  const range = daysAgo(index, 43, 400);
  const score = m4Qual ?? 0;
  const dues = [
    event('m4', range + 200, { score: Math.max(0, score - 4) }),
    event('m4', range + 20, { score: Math.min(40, score + 1), forRecord: false, note: 'Zero and practice' }),
    event('m4', range, { score }),
    event('ride', daysAgo(index, 37, 420), { passed: true }),
    event('pha', daysAgo(index, 53, 430)),
    event('evaluation', 200, { expiresOn: toStoredDate(addDays(today, daysAgo(index, 47, 380) - 120)) }),
  ];
  const excuses: StoredExcuse[] =
    index % 9 === 4 ? [{ requirementId: 'ride', until: toStoredDate(addDays(today, 40)) }] : [];
  if (index % 10 !== 7) return { dues, excuses };
  // A newcomer, with nothing entered yet except the first evaluation.
  const firstDues: StoredFirstDue[] = [{ requirementId: 'evaluation', on: toStoredDate(addDays(today, 90)) }];
  return { dues: [], excuses, firstDues, madeOn: toStoredDate(addDays(today, -10)) };
}
