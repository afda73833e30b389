/** What the staff of a new unit do first, and what of it is done (Spec 6.9). */
import { keysOf } from '../objects.ts';

/** Under their names in the API, in the order in which staff see them. */
export const FirstStep = {
  UNIT: 'UNIT',
  PEOPLE: 'PEOPLE',
  RULES: 'RULES',
  REQUIREMENTS: 'REQUIREMENTS',
  MAILS: 'MAILS',
  STAFF: 'STAFF',
} as const;
export type FirstStep = (typeof FirstStep)[keyof typeof FirstStep];

/** What the store says about a unit's beginning. */
export type FirstFacts = {
  readonly name: string | null;
  readonly chosenTimeZone: string | null;
  /** Whether anybody without staff rights has a record, also before their gain date. */
  readonly hasSoldiers: boolean;
  /** Whether staff ever chose a policy, or kept the default one. */
  readonly hasChosenPolicy: boolean;
  readonly hasRequirements: boolean;
  /** Whether a mail server took a reminder, such as the one that staff send to themselves. */
  readonly hasSentMail: boolean;
  /** How many people with staff rights can sign in. */
  readonly staff: number;
};

const IS_DONE: Readonly<Record<FirstStep, (facts: FirstFacts) => boolean>> = {
  UNIT: ({ name, chosenTimeZone }) => name !== null && chosenTimeZone !== null,
  PEOPLE: ({ hasSoldiers }) => hasSoldiers,
  RULES: ({ hasChosenPolicy }) => hasChosenPolicy,
  REQUIREMENTS: ({ hasRequirements }) => hasRequirements,
  MAILS: ({ hasSentMail }) => hasSentMail,
  // With a single one, nobody can help when that person is locked out.
  STAFF: ({ staff }) => staff > 1,
};

/** The change that a unit's history shows when staff put the first steps away. */
export const FIRST_STEPS_PUT_AWAY = { label: 'First steps', from: 'Shown', to: 'Put away' } as const;

export type FirstStepState = { readonly step: FirstStep; readonly isDone: boolean };

/** Each first step and whether it is done. Null once all are. */
export function firstSteps(facts: FirstFacts): FirstStepState[] | null {
  const steps = keysOf(IS_DONE).map((step) => ({ step, isDone: IS_DONE[step](facts) }));
  return steps.every(({ isDone }) => isDone) ? null : steps;
}
