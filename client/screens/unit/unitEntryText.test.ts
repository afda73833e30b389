import { PLAN_CANCELED } from '../../../domain/policy/unit.ts';
import { unitEntryText } from './unitEntryText.ts';

const ETS = { label: 'ETS highlight', from: 'within 90 days', to: 'within 365 days' };

test('what applies at once is a change of the unit', () => {
  expect(unitEntryText({ from: null, changes: [ETS] })).toEqual({ title: 'Unit changed', changes: [ETS] });
});

test('what applies from a day on is a change of the policy', () => {
  expect(unitEntryText({ from: '2026-03-20', changes: [ETS] })).toEqual({
    title: 'Policy changed from 20 MAR 2026',
    changes: [ETS],
  });
});

test('a plan that was taken back says so, and what stays', () => {
  expect(unitEntryText({ from: '2026-03-20', changes: [PLAN_CANCELED, ETS] })).toEqual({
    title: 'Policy planned for 20 MAR 2026 canceled',
    changes: [{ ...ETS, from: 'within 90 days (planned)' }],
  });
});
