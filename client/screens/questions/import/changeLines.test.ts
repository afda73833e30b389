import { changeLines, problemPlace } from './changeLines.ts';

test('a new question shows what is chosen from', () => {
  const changes = [
    { field: 'question', from: null, to: 'Q?' },
    { field: 'optionB', from: null, to: 'East' },
    { field: 'answerText', from: null, to: 'East' },
    { field: 'topic', from: null, to: 'Call for fire' },
  ];
  expect(changeLines({ outcome: 'ADDED', changes })).toEqual(['B: East', 'Right answer: East']);
});

test('another one shows every change', () => {
  const changes = [
    { field: 'topic', from: 'Call for fire', to: 'Munitions' },
    { field: 'reviewDate', from: '2027-01-05', to: '2028-01-05' },
    { field: 'reviewDate', from: null, to: 'soon' },
    { field: 'explanation', from: null, to: '2027-01-05' },
    { field: 'retired', from: 'no', to: 'yes' },
  ];
  expect(changeLines({ outcome: 'CHANGED', changes })).toEqual([
    'Topic: Call for fire → Munitions',
    'Review date: 05 JAN 2027 → 05 JAN 2028',
    'Review date: soon',
    'Explanation: 2027-01-05',
    'retired: no → yes',
  ]);
});

test('a problem is found in the file by its column', () => {
  const sheet = {
    name: null,
    isHidden: false,
    headings: { row: 1, cells: ['question', 'Right answer', 'explanation', 'A', 'option A', 'option B', 'option C'] },
    rows: [{ row: 2, cells: ['Q?', 'Up', 'x'.repeat(90), '', 'One', '', 'Three'] }],
  };
  const place = (field: string) => problemPlace(sheet, 2, field);
  expect(['answerText', 'question', 'options', 'citation'].map(place)).toEqual([
    'B Right answer: Up',
    null,
    'F option B: blank',
    null,
  ]);
  expect(place('explanation')).toBe(`C explanation: ${'x'.repeat(60)}…`);
});
