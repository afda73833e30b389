import { withoutHeading } from './heading.ts';

const isHeading = (text: string, beside: number) => ['M4', 'License'][beside] === text;

test.each([
  [[['M4'], ['27'], ['35']], [['27'], ['35']], ['M4']],
  [[[''], ['M4'], [''], ['35']], [[''], ['35']], ['M4']],
  [
    [
      ['M4', 'DL'],
      ['27', 'Yes'],
    ],
    [['27', 'Yes']],
    ['M4'],
  ],
  // The heading of another column, of a column farther right, and without a line below it.
  [[['License'], ['27']], [['License'], ['27']], []],
  [[['27'], ['M4']], [['27'], ['M4']], []],
  [[['M4']], [['M4']], []],
  [[['']], [['']], []],
])('of %j, %j is pasted', (cells, rest, headings) => {
  expect(withoutHeading(cells, isHeading)).toEqual({ cells: rest, headings });
});
