import { ReadinessList } from '../../../domain/values.ts';
import { reasonParts, shortfallsOf, shortReason } from './reasonText.ts';

const reason = { rule: 'M4 qualification below 23.', value: 'Score 18', missing: [], from: null };

test('a reason has its rule and its record', () => {
  expect(reasonParts(reason, '2025-12-31')).toEqual([
    { term: 'Rule', text: 'M4 qualification below 23.' },
    { term: 'Record', text: 'Score 18' },
  ]);
});

test('a reason has what is missing and from when, where there is such a thing', () => {
  const parts = reasonParts({ ...reason, missing: ['DLC 1', '12 months in grade'], from: '2026-01-05' }, '2025-12-31');
  expect(parts.slice(2)).toEqual([
    { term: 'Missing', text: 'DLC 1 and 12 months in grade' },
    { term: 'From', text: '05 JAN 2026 · in 5 d' },
  ]);
});

test('one thing that is missing is told as well', () => {
  expect(reasonParts({ ...reason, missing: ['ALC'] }, '2025-12-31').at(-1)).toEqual({ term: 'Missing', text: 'ALC' });
});

test('in a few words a line has what the title of its list leaves open', () => {
  const about = { value: 'E5, DLC 2 complete, ALC not complete', missing: ['ALC'] };
  expect(shortReason(ReadinessList.DLC_INCOMPLETE, about)).toBe('ALC');
  expect(shortReason(ReadinessList.PME_INCOMPLETE, about)).toBe('ALC');
  expect(shortReason(ReadinessList.M4_QUAL_FAIL, reason)).toBe('Score 18');
  expect(shortReason(ReadinessList.PROMOTABLE, about)).toBe(about.value);
  expect(shortReason(ReadinessList.ACFT_FAIL, about)).toBeNull();
  expect(shortReason(ReadinessList.NEED_LICENSED, about)).toBeNull();
  expect(shortReason(ReadinessList.JFO_QUALIFIED, about)).toBeNull();
});

test('what each person is short of is told in the order of the lists, without what is good to be on', () => {
  const lists = [
    {
      list: ReadinessList.DLC_INCOMPLETE,
      title: 'DLC Incomplete',
      people: [{ id: 'vance', reason: { value: 'E4, DLC 1 not complete', missing: ['DLC 1'] } }],
    },
    {
      list: ReadinessList.M4_QUAL_FAIL,
      title: 'M4 Qual Fail',
      people: [
        { id: 'vance', reason: { value: 'Score 22', missing: ['M4 score of 23'] } },
        { id: 'maddox', reason: { value: 'Score 18', missing: ['M4 score of 23'] } },
      ],
    },
    {
      list: ReadinessList.JFO_QUALIFIED,
      title: 'JFO Qualified',
      people: [
        { id: 'vance', reason: { value: 'JFO qualified', missing: [] } },
        { id: 'okafor', reason: { value: 'JFO qualified', missing: [] } },
      ],
    },
  ];
  expect([...shortfallsOf(lists)]).toEqual([
    ['vance', ['DLC 1', 'M4 Qual Fail']],
    ['maddox', ['M4 Qual Fail']],
  ]);
});
