import fc from 'fast-check';
import { characterCount } from '../texts.ts';
import { type SchoolInput, validateComment, validateSchool } from './validation.ts';

describe('comments (Spec 16.2)', () => {
  const EMPTY = 'Please enter a comment.';
  const LONG = 'Comment must have at most 250 characters.';

  test.each<[string, string, string | null]>([
    ['empty', '', EMPTY],
    ['blank', ' \n\t ', EMPTY],
    ['invisible', '\u200b', EMPTY],
    ['a filler', '\u3164\u2800', EMPTY],
    ['250 characters and what is cleaned away', `${'a'.repeat(250)}\u202e\u0007`, null],
    ['1 character', 'a', null],
    ['249 characters', 'a'.repeat(249), null],
    ['250 characters', 'a'.repeat(250), null],
    ['251 characters', 'a'.repeat(251), LONG],
    ['250 characters between blanks', ` ${'a'.repeat(250)}\n`, null],
    ['250 characters outside the basic plane', '🎯'.repeat(250), null],
    ['251 characters outside the basic plane', '🎯'.repeat(251), LONG],
    ['several lines', 'First line.\n\tSecond line.', null],
  ])('%s', (_what, text, message) => {
    expect(validateComment(text)).toEqual(message === null ? [] : [{ field: 'text', message }]);
  });
});

test.each([
  ['', 0],
  ['abc', 3],
  ['é', 1],
  ['🎯🎯', 2],
  ['a\nb', 3],
])('%j has %i characters', (text, count) => {
  expect(characterCount(text)).toBe(count);
});

describe('schools (Spec 14.3)', () => {
  const VALID: SchoolInput = { schoolName: 'AIR_ASSAULT', startDate: '2026-03-02', endDate: '2026-03-13' };
  const NAME = ['schoolName', 'Please enter a name.'] as const;
  const START = ['startDate', 'Please enter a start date.'] as const;
  const END = ['endDate', 'Please enter an end date.'] as const;
  const REVERSED = ['startDate', 'Start date cannot be after end date.'] as const;

  test.each<[string, Partial<SchoolInput>, readonly (readonly [string, string])[]]>([
    ['everything right', {}, []],
    ['no name', { schoolName: '' }, [NAME]],
    ['no name at all', { schoolName: null }, [NAME]],
    ['a name that is not one of the seven', { schoolName: 'SAPPER' }, [NAME]],
    ['the text that people see instead of the name', { schoolName: 'AIR ASSAULT' }, [NAME]],
    ['no start', { startDate: '' }, [START]],
    ['a blank start', { startDate: ' ' }, [START]],
    ['no end', { endDate: null }, [END]],
    ['nothing', { schoolName: undefined, startDate: undefined, endDate: undefined }, [NAME, START, END]],
    ['an end the day before the start', { endDate: '2026-03-01' }, [REVERSED]],
    ['an end on the day of the start', { endDate: '2026-03-02' }, []],
    ['an end the day after the start', { endDate: '2026-03-03' }, []],
    ['no name, and an end before the start', { schoolName: '', endDate: '2025-03-13' }, [NAME, REVERSED]],
    ['a start that is no day', { startDate: '2026-02-30' }, [['startDate', 'Start date must be a real date.']]],
    ['an end that is no day', { endDate: 'soon' }, [['endDate', 'End date must be a real date.']]],
    [
      'a start too early',
      { startDate: '1949-12-31' },
      [['startDate', 'Start date must be from 01 JAN 1950 to 31 DEC 2100.']],
    ],
    ['the earliest start', { startDate: '1950-01-01' }, []],
    ['the latest end', { endDate: '2100-12-31' }, []],
    [
      'an end too early, and so before the start',
      { endDate: '1949-12-31' },
      [['endDate', 'End date must be from 01 JAN 1950 to 31 DEC 2100.']],
    ],
    ['an end too late', { endDate: '2101-01-01' }, [['endDate', 'End date must be from 01 JAN 1950 to 31 DEC 2100.']]],
  ])('%s', (_what, input, expected) => {
    const problems = validateSchool({ ...VALID, ...input });
    expect(problems.map(({ field, message }) => [field, message])).toEqual(expected);
  });

  test('each field has at most one problem, in the order of the form', () => {
    const anyField = fc.oneof(fc.string(), fc.constantFrom('BLC', '2026-03-02', '2026-03-13', null, undefined));
    fc.assert(
      fc.property(anyField, anyField, anyField, (schoolName, startDate, endDate) => {
        const fields = validateSchool({ schoolName, startDate, endDate }).map(({ field }) => field);
        expect(fields).toEqual(['schoolName', 'startDate', 'endDate'].filter((field) => fields.includes(field)));
      }),
    );
  });
});
