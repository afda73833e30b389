import { addDays } from '../localDate.ts';
import { SPECIFICATION } from '../policy/packs.ts';
import { etsStatus, isPastEts } from './ets.ts';

const TODAY = '2026-06-15';

test.each([
  [-366, { past: true, isWithinYear: false, words: '1 yr 1 d ago' }],
  [-1, { past: true, isWithinYear: false, words: '1 d ago' }],
  [0, { past: false, isWithinYear: true, words: 'today' }],
  [1, { past: false, isWithinYear: true, words: 'in 1 d' }],
  [364, { past: false, isWithinYear: true, words: 'in 12 mo 4 d' }],
  [365, { past: false, isWithinYear: true, words: 'in 1 yr' }],
  [366, { past: false, isWithinYear: false, words: 'in 1 yr 1 d' }],
])('%i days ahead', (ahead, expected) => {
  expect(etsStatus(addDays(TODAY, ahead), SPECIFICATION, TODAY)).toEqual(expected);
});

test.each([
  [null, false],
  ['2026-03-13', true],
  ['2026-03-14', false],
  ['2026-03-15', false],
])('with the ETS %s, the term of service is over on 2026-03-14: %p', (ets, isPast) => {
  expect(isPastEts(ets, '2026-03-14')).toBe(isPast);
});

test('an indefinite ETS is never past and never close', () => {
  expect(etsStatus(null, SPECIFICATION, TODAY)).toEqual({ past: false, isWithinYear: false, words: 'Indefinite' });
});
