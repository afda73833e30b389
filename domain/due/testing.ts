/** Requirements for tests. */
import type { Requirement, StoredRequirement } from './requirements.ts';

/** A check ride every 12 months for everybody, as stored. */
export function storedRequirement(given: Partial<StoredRequirement> = {}): StoredRequirement {
  return {
    id: 'ride',
    name: 'Check ride',
    group: '',
    grades: [],
    roles: [],
    cycle: 'MONTHS',
    months: 12,
    leadDays: 30,
    graceDays: 0,
    result: 'NONE',
    score: null,
    levels: [],
    sets: null,
    medical: false,
    inForceFrom: '2020-01-05',
    retiredOn: null,
    ...given,
  };
}

/** The same requirement as the rules read it. */
export function aRequirement(given: Partial<Requirement> = {}): Requirement {
  return { ...storedRequirement(given), tests: [], ...given };
}

/** Gives a requirement a score on the rifle's scale. */
export const RIFLE_SCORE = { result: 'SCORE', score: { min: 0, max: 40, failBelow: 23 } } as const;
