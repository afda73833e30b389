import { changeLines, problemPlace } from './changeLines.ts';

test('a new question shows what is chosen from', () => {
  const changes = [
    { field: 'question', from: null, to: 'Q?' },
    { field: 'optionB', from: null, to: 'East' },
    { field: 'answerText', from: null, to: 'East' },
    { field: 'topic', from: null, to: 'Call for fire' },
  ];
  expect(changeLines({ outcome: 'ADDED', changes })).toEqual([
    { label: 'B', values: ['East'] },
    { label: 'Right answer', values: ['East'] },
  ]);
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
    { label: 'Topic', values: ['Call for fire', 'Munitions'] },
    { label: 'Review date', values: ['05 JAN 2027', '05 JAN 2028'] },
    { label: 'Review date', values: ['soon'] },
    { label: 'Explanation', values: ['2027-01-05'] },
    { label: 'retired', values: ['no', 'yes'] },
  ]);
});

test('a problem is found in the file by its column', () => {
  const sheet = {
    name: null,
    isHidden: false,
    above: [],
    hiddenRows: [],
    hiddenColumns: [],
    dayOrder: null,
    uncalculated: [],
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
