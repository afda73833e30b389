import { messages } from '../../../../domain/errors.ts';
import { checkSchool, newSchoolValues, schoolValues } from './schoolValues.ts';

const school = { schoolName: 'AIR_ASSAULT', startDate: '2026-01-05', endDate: '2026-01-30' } as const;

test('a school that was opened and left alone describes itself', () => {
  expect(checkSchool(schoolValues(school))).toEqual({ input: school });
});

test('the form holds no more of a school than its fields', () => {
  expect(schoolValues({ ...school, ...{ id: 'some-id', version: 3 } })).toEqual(school);
});

test('a new school lacks everything', () => {
  expect(checkSchool(newSchoolValues)).toEqual({
    problems: [
      { field: 'schoolName', message: messages.enterName },
      { field: 'startDate', message: messages.enterStartDate },
      { field: 'endDate', message: messages.enterEndDate },
    ],
  });
});

test('both days may be the same, but not the wrong way round', () => {
  expect(checkSchool({ ...school, startDate: school.endDate })).toEqual({
    input: { ...school, startDate: school.endDate },
  });
  expect(checkSchool({ ...school, startDate: '2026-01-31' })).toEqual({
    problems: [{ field: 'startDate', message: messages.startAfterEnd }],
  });
});

test('an entry that is no day is not taken for an empty one', () => {
  expect(checkSchool({ ...school, endDate: 'no day' })).toEqual({
    problems: [{ field: 'endDate', message: 'End date must be a real date.' }],
  });
});
