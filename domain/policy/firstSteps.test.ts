import { type FirstFacts, FirstStep, firstSteps } from './firstSteps.ts';

const NEW: FirstFacts = {
  name: null,
  chosenTimeZone: null,
  hasSoldiers: false,
  hasChosenPolicy: false,
  hasRequirements: false,
  hasSentMail: false,
  staff: 1,
};
const READY: FirstFacts = {
  name: 'HHB',
  chosenTimeZone: 'America/Chicago',
  hasSoldiers: true,
  hasChosenPolicy: true,
  hasRequirements: true,
  hasSentMail: true,
  staff: 2,
};

const left = (facts: FirstFacts) => firstSteps(facts)?.flatMap(({ step, isDone }) => (isDone ? [] : [step])) ?? null;

it('a new unit has all of them to do, in their order, and a ready one has none', () => {
  expect(left(NEW)).toEqual(Object.values(FirstStep));
  expect(firstSteps(READY)).toBeNull();
});

it.each<[FirstStep, Partial<FirstFacts>]>([
  ['UNIT', { name: null }],
  ['UNIT', { chosenTimeZone: null }],
  ['PEOPLE', { hasSoldiers: false }],
  ['RULES', { hasChosenPolicy: false }],
  ['REQUIREMENTS', { hasRequirements: false }],
  ['MAILS', { hasSentMail: false }],
  ['STAFF', { staff: 1 }],
])('%s is left with %j', (step, missing) => {
  expect(left({ ...READY, ...missing })).toEqual([step]);
});
