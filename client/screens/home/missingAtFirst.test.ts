import { missingAtFirst } from './missingAtFirst.ts';

const ETS = { code: 'ETS_NOT_ENTERED', text: 'ETS is not entered.' } as const;
const FIRST_DUE = { code: 'FIRST_DUE_NOT_ENTERED', text: "A requirement's first due date is not entered." } as const;
const TO_DO = { state: 'TO_DO', dueOn: null, overdueFrom: null, excusedUntil: null, doneOn: null } as const;

test.each([
  ['what is missing, if the unit has no requirements', [ETS], [], [ETS]],
  ['what is missing, if nothing is done yet', [ETS], [{ standing: TO_DO }], [ETS]],
  ['nothing, once an event is recorded', [ETS], [{ standing: { ...TO_DO, doneOn: '2026-11-20' } }], []],
  ['nothing that only staff can enter', [FIRST_DUE], [], []],
  ['nothing, if nothing is missing', [], [{ standing: TO_DO }], []],
])('a newcomer is told %s', (_what, dataIssues, series, missing) => {
  expect(missingAtFirst(dataIssues, series)).toEqual(missing);
});
