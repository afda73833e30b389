import type { ExamQuestion } from '../../../domain/exam/examQuestion.ts';
import { bank } from './bank.ts';

/** The two questions of a kind: `flash-to-bang-13-1` and `flash-to-bang-13-2`. */
function questionsOf(kind: string): readonly ExamQuestion[] {
  return bank.filter(({ id }) => new RegExp(`^${kind}-13-\\d$`).test(id));
}

/** The numbers in a text; a comma separates thousands. */
const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((part) => Number(part.replaceAll(',', '')));

function firstRangeCorrection(error: number): number {
  if (error > 400) return 800;
  if (error > 200) return 400;
  return error > 100 ? 200 : 100;
}

/** The answer that follows from a question's numbers and words. */
const worked: readonly [kind: string, answer: (numbers: readonly [number, number], text: string) => string][] = [
  ['mil-relation-width', ([range, mils]) => `${(range * mils) / 1000} m`],
  ['mil-relation-angle', ([width, range]) => `${(width * 1000) / range} mils`],
  ['mil-relation-range', ([width, mils]) => `${((width / mils) * 1000).toLocaleString('en-US')} m`],
  ['ot-factor', ([distance]) => (distance / 1000).toFixed(0)],
  ['ot-factor-short', ([distance]) => (distance / 1000).toFixed(1)],
  [
    'ot-deviation',
    ([distance, mils], text) =>
      `${text.includes(' left ') ? 'RIGHT' : 'LEFT'} ${Number((distance / 1000).toFixed(0)) * mils}`,
  ],
  ['lateral-shift', ([mils, range], text) => `${text.includes(' left ') ? 'LEFT' : 'RIGHT'} ${(mils * range) / 1000}`],
  [
    'bracket-first-correction',
    ([error], text) => `${text.includes(' over.') ? 'DROP' : 'ADD'} ${firstRangeCorrection(error)}`,
  ],
  ['bracket-split', ([bracket], text) => `${text.includes(' over;') ? 'DROP' : 'ADD'} ${bracket / 2}`],
  [
    'bracket-fire-for-effect',
    ([, lateral], text) =>
      `${text.includes(' left;') ? 'RIGHT' : 'LEFT'} ${lateral}, ${text.includes(' over ') ? 'DROP' : 'ADD'} 50, FIRE FOR EFFECT`,
  ],
  ['flash-to-bang', ([seconds]) => `${(seconds * 350).toLocaleString('en-US')} m`],
  ['back-azimuth-degrees', ([azimuth]) => `${azimuth < 180 ? azimuth + 180 : azimuth - 180} degrees`],
  ['back-azimuth-mils', ([azimuth]) => `${azimuth < 3200 ? azimuth + 3200 : azimuth - 3200} mils`],
  ['degrees-to-mils', ([degrees]) => `${(degrees * 6400) / 360} mils`],
  ['mils-to-degrees', ([mils]) => `${(mils * 360) / 6400} degrees`],
];

test.each(worked)('%s: the answer follows from the numbers in the question', (kind, answer) => {
  const questions = questionsOf(kind);
  expect(questions).toHaveLength(2);
  for (const { question, answerText, explanation } of questions) {
    const [first = NaN, second = NaN] = numbersIn(question);
    expect(numbersIn(explanation)).toContain(numbersIn(answerText).at(-1));
    expect([question, answerText]).toEqual([question, answer([first, second], question)]);
  }
});

test('a six-digit grid is read right, then up', () => {
  const questions = questionsOf('grid-six-digits');
  expect(questions).toHaveLength(2);
  for (const { question, answerText } of questions) {
    const [east = NaN, north = NaN] = numbersIn(question);
    const [, easting = '', northing = ''] = /grid square (\d\d)(\d\d)\./.exec(question) ?? [];
    expect(answerText).toBe(`${easting}${east / 100}${northing}${north / 100}`);
  }
});

test('no angle to choose is more than a circle', () => {
  for (const option of bank.flatMap(({ options }) => options)) {
    const [angle = NaN] = numbersIn(option);
    if (/^\d+ degrees$/.test(option)) expect(angle).toBeLessThanOrEqual(360);
    if (/^\d+ mils$/.test(option)) expect(angle).toBeLessThanOrEqual(6400);
  }
});
