import { medicalLeftOut, ofThemMedical } from './medicalText.ts';

test.each([
  [0, ''],
  [1, ' (1 of them medical)'],
  [3, ' (3 of them medical)'],
])('%d of a number are said as %j', (count, text) => {
  expect(ofThemMedical(count)).toBe(text);
});

test.each([
  [0, 3, null],
  [1, 1, '1 of 1 requirement is medical and left out.'],
  [1, 3, '1 of 3 requirements is medical and left out.'],
  [2, 14, '2 of 14 requirements are medical and left out.'],
])('that %d of %d are left out is said as %j', (count, all, text) => {
  expect(medicalLeftOut(count, all, 'requirement')).toBe(text);
});
