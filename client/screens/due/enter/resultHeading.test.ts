import { type Requirement, DueResult } from '../../../../domain/due/requirements.ts';
import { aRequirement, RIFLE_SCORE } from '../../../../domain/due/testing.ts';
import { isResultHeading } from './resultHeading.ts';

const RIFLE = aRequirement({ id: 'rifle', name: 'Annual rifle', ...RIFLE_SCORE, sets: 'RIFLE' });
const DENTAL: Requirement = {
  ...RIFLE,
  name: 'Dental',
  result: DueResult.LEVEL,
  score: null,
  sets: null,
  levels: [
    { name: 'Class 1', passes: true },
    { name: 'Level', passes: false },
  ],
};
const isHeading = (text: string, requirement = RIFLE) => isResultHeading(text, requirement, '2026-11-12');

test.each(['Annual rifle', 'ANNUAL RIFLE', 'Annual rifle score', 'Result', 'Hits', 'M4', 'M4 qualification', 'Rifle'])(
  '%s is the heading of results of a rifle',
  (text) => {
    expect(isHeading(text)).toBe(true);
  },
);

test.each(['38', 'ACFT', 'Name', '', 'Adams'])('%j is none', (text) => {
  expect(isHeading(text)).toBe(false);
});

test('what a requirement takes as a result is no heading', () => {
  expect(isHeading('Dental', DENTAL)).toBe(true);
  expect(isHeading('Level', DENTAL)).toBe(false);
  expect(isHeading('M4', DENTAL)).toBe(false);
});
