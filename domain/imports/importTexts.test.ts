import {
  gradeLabel,
  GRADES,
  rankLabel,
  RANKS,
  roleLabel,
  ROLES,
  sectionLabel,
  SECTIONS,
  teamLabel,
  TEAMS,
} from '../values.ts';
import { type Reading, readListed, readPassFail, readYesNo } from './importTexts.ts';

const valueOf = <Value>(reading: Reading<Value>): Value | string =>
  'value' in reading ? reading.value : reading.problem;

const LISTS: readonly [label: string, values: readonly string[], shown: Readonly<Record<string, string>>][] = [
  ['Rank', RANKS, rankLabel],
  ['Grade', GRADES, gradeLabel],
  ['Section', SECTIONS, sectionLabel],
  ['Team', TEAMS, teamLabel],
  ['Role', ROLES, roleLabel],
];

describe.each(LISTS)('%s', (label, values, shown) => {
  it.each(values)('%s is read as people see it, as the API names it, and in any case', (value) => {
    const seen = shown[value] ?? '';
    for (const text of [seen, value, seen.toLowerCase(), ` ${seen.replace(' ', '-')} `]) {
      expect(readListed(label, text, values, shown)).toEqual({ value });
    }
  });

  it('says what it could be, otherwise', () => {
    const reading = readListed(label, 'ECHO 9', values, shown);
    expect(valueOf(reading)).toMatch(
      new RegExp(`^${label} must be ${shown[values[0] ?? ''] ?? ''}, .* or .*, not "ECHO 9"\\.$`),
    );
  });
});

it('repeats no more than the beginning of a long text', () => {
  const longest = 'maybe'.repeat(8);
  expect(valueOf(readYesNo('JFO', longest))).toBe(`JFO must be yes or no, not "${longest}".`);
  expect(valueOf(readYesNo('JFO', `${longest}!`))).toBe(`JFO must be yes or no, not "${longest}…".`);
});

it('says of a test that it is passed or failed', () => {
  expect(valueOf(readPassFail('ACFT pass', '?'))).toBe('ACFT pass must be pass or fail, not "?".');
});

describe('yes or no', () => {
  it.each(['yes', 'Y', 'TRUE', 't', 'x', ' X ', '1', 'ｙｅｓ'])('%p is yes', (text) => {
    expect(readYesNo('JFO', text)).toEqual({ value: true });
    expect(readPassFail('ACFT pass', text)).toEqual({ value: true });
  });

  it.each(['no', 'N', 'false', 'F', '0'])('%p is no', (text) => {
    expect(readYesNo('JFO', text)).toEqual({ value: false });
    expect(readPassFail('ACFT pass', text)).toEqual({ value: false });
  });

  it.each(['C', 'Complete', 'completed', 'Q', 'qualified'])('%p is a yes of a course, and no passed test', (text) => {
    expect(readYesNo('BLC', text)).toEqual({ value: true });
    expect(readPassFail('ACFT pass', text)).toHaveProperty('problem');
  });

  it.each(['N/C', 'INCOMPLETE', 'not complete', 'NQ', 'unqualified', 'none'])('%p is a no of a course', (text) => {
    expect(readYesNo('BLC', text)).toEqual({ value: false });
  });

  it.each(['Pass', 'PASSED', 'p', 'GO'])('%p is a passed ACFT, and no yes elsewhere', (text) => {
    expect(readPassFail('ACFT pass', text)).toEqual({ value: true });
    expect(readYesNo('JFO', text)).toHaveProperty('problem');
  });

  it.each(['fail', 'FAILED', 'NO-GO', 'no go'])('%p is a failed ACFT', (text) => {
    expect(readPassFail('ACFT pass', text)).toEqual({ value: false });
  });

  it.each(['', '2', 'yes?no', '-'])('%p is neither', (text) => {
    expect(readPassFail('ACFT pass', text)).toHaveProperty('problem');
  });
});
