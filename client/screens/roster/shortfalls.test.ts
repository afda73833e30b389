import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import { rosterPerson } from '../../testing/rosterExample.ts';
import { shortfallsOf } from './shortfalls.ts';

const texts = (fields: Parameters<typeof rosterPerson>[0]) =>
  shortfallsOf(rosterPerson(fields), SPECIFICATION).map(({ text, mark }) => `${mark}: ${text}`);
const on = (
  list: 'ACFT_FAIL' | 'M4_QUAL_FAIL' | 'DLC_INCOMPLETE' | 'PME_INCOMPLETE' | 'NEED_LICENSED' | 'PROMOTABLE',
  missing: string[] = [],
) => ({
  list,
  listed: true,
  missing,
});

test('the worst comes first', () => {
  const readiness = [
    on('DLC_INCOMPLETE', ['DLC 1']),
    on('M4_QUAL_FAIL', ['M4 score of 23']),
    on('ACFT_FAIL', ['ACFT pass']),
    on('NEED_LICENSED', ["Driver's license"]),
    on('PROMOTABLE'),
  ];
  expect(texts({ pastEts: true, acftScore: 340, m4Qual: 19, readiness })).toEqual([
    'past: Past ETS',
    'failed: M4 19',
    'failed: ACFT 340',
    'missing: DLC 1',
    'missing: License',
  ]);
});

test.each([
  ['a list that the person is not on', {}, []],
  ['a school', { readiness: [on('PME_INCOMPLETE', ['BLC'])] }, ['missing: BLC']],
  ['a score of a former test', { m4Qual: 100, m4Test: 'M16', readiness: [on('M4_QUAL_FAIL')] }, ['failed: M16 100']],
  [
    'no score',
    { m4Qual: 0, dataIssues: [{ code: 'M4_QUAL_NOT_ENTERED', text: '' }] as const, readiness: [on('M4_QUAL_FAIL')] },
    ['failed: M4 not entered'],
  ],
  [
    'a test failed without a score',
    { acftScore: 0, dataIssues: [{ code: 'ACFT_SCORE_NOT_ENTERED', text: '' }] as const, readiness: [on('ACFT_FAIL')] },
    ['failed: ACFT failed'],
  ],
])('%s', (_, fields, expected) => {
  expect(texts(fields)).toEqual(expected);
});
