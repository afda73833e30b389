/** What the overview's strip tells of a part of the unit as percent current, besides what is due (Spec 12.7). */
import { keysOf } from '../objects.ts';
import type { Policy } from '../policy/policy.ts';
import { listInWords } from '../words.ts';
import {
  acftFail,
  dlcIncomplete,
  m4QualFail,
  neededDlc,
  neededPme,
  pmeIncomplete,
  type ReadinessFacts,
} from './readiness.ts';
import type { Share } from './share.ts';

type Rule = {
  readonly title: string;
  /** What makes a soldier current, in words. */
  readonly text: (policy: Policy) => string;
  readonly isAsked: (soldier: ReadinessFacts, policy: Policy) => boolean;
  readonly isCurrent: (soldier: ReadinessFacts, policy: Policy) => boolean;
};

/** The measures in the strip's order. Everybody needs a fitness score and a rifle score; a score that nobody has entered is not current. */
export const MEASURES = {
  fitness: {
    title: 'Fitness',
    text: ({ fitnessTest }) => `${fitnessTest.name} passed`,
    isAsked: () => true,
    isCurrent: (soldier) => soldier.acftScore !== null && !acftFail(soldier),
  },
  weapons: {
    title: 'Weapons',
    text: ({ rifleTest }) => `${rifleTest.name} at ${rifleTest.failBelow} or above`,
    isAsked: () => true,
    isCurrent: (soldier, policy) => !m4QualFail(soldier, policy),
  },
  schools: {
    title: 'Schools',
    text: ({ dlcOfGrade, pmeOfGrade }) =>
      `${listInWords([...(dlcOfGrade.length > 0 ? ['DLC'] : []), ...(pmeOfGrade.length > 0 ? ['PME'] : [])], 'and')} complete`,
    isAsked: (soldier, policy) => neededDlc(soldier, policy) !== null || neededPme(soldier, policy) !== null,
    // As the two lists judge, so that everybody who is missing here is named there.
    isCurrent: (soldier, policy) => !dlcIncomplete(soldier, policy) && !pmeIncomplete(soldier, policy),
  },
} as const satisfies Readonly<Record<string, Rule>>;
export type Measure = keyof typeof MEASURES;

export const MEASURE_NAMES: readonly Measure[] = keysOf(MEASURES);

/** How many people are current in each measure, of those who are asked. */
export type Measures = Readonly<Record<Measure, Share>>;

export function measuresOf(people: readonly ReadinessFacts[], policy: Policy): Measures {
  return {
    fitness: shareOf(MEASURES.fitness, people, policy),
    weapons: shareOf(MEASURES.weapons, people, policy),
    schools: shareOf(MEASURES.schools, people, policy),
  };
}

function shareOf({ isAsked, isCurrent }: Rule, people: readonly ReadinessFacts[], policy: Policy): Share {
  const asked = people.filter((soldier) => isAsked(soldier, policy));
  return { current: asked.filter((soldier) => isCurrent(soldier, policy)).length, asked: asked.length };
}
