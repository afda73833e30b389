import fc from 'fast-check';
import { OPTION_COUNT, validateQuestion } from './examQuestion.ts';
import { backAzimuth, degreesToMils } from './landNavigationTemplates.ts';
import { milWidth, otFactor } from './milTemplates.ts';
import { amongMistakes } from './numericDraft.ts';
import { numericQuestions } from './numericQuestions.ts';
import { randomFrom } from './random.ts';
import { firstRangeCorrection } from './rangeTemplates.ts';

describe('the rules behind the numbers', () => {
  test.each([
    [3000, 40, 120],
    [2500, 20, 50],
    [1000, 1, 1],
  ])('at %i m, %i mils are %i m', (range, mils, width) => expect(milWidth(range, mils)).toBe(width));

  test.each([
    [4000, 4],
    [2501, 3],
    [2499, 2],
    [651, 0.7],
    [649, 0.6],
    [2100, 2],
    [3700, 4],
    [1400, 1],
    [800, 0.8],
    [740, 0.7],
    [960, 1],
  ])('at %i m the OT factor is %d', (distance, factor) => expect(otFactor(distance)).toBe(factor));

  test.each([
    [450, 800],
    [401, 800],
    [400, 400],
    [201, 400],
    [200, 200],
    [101, 200],
    [100, 100],
    [60, 100],
  ])('an error of %i m begins with %i m', (error, correction) => expect(firstRangeCorrection(error)).toBe(correction));

  test.each([
    [45, 360, 225],
    [200, 360, 20],
    [1600, 6400, 4800],
    [3210, 6400, 10],
  ])('the back azimuth of %i in a circle of %i is %i', (azimuth, circle, back) => {
    expect(backAzimuth(azimuth, circle)).toBe(back);
  });

  test.each([
    [9, 160],
    [45, 800],
    [360, 6400],
  ])('%i degrees are %i mils', (degrees, mils) => expect(degreesToMils(degrees)).toBe(mils));
});

const anySeed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test('every seed gives at least 20 valid questions, none twice, with the answers spread evenly', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const questions = numericQuestions(seed);
      expect(questions.length).toBeGreaterThanOrEqual(20);
      expect(questions.flatMap((question) => validateQuestion(question))).toEqual([]);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
      expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
      for (let place = 0; place < OPTION_COUNT; place++) {
        const share = questions.filter(({ options, answerText }) => options[place] === answerText).length;
        expect(Math.abs(share - questions.length / OPTION_COUNT)).toBeLessThan(1);
      }
    }),
  );
});

test('the same seed gives the same questions, another seed others', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      expect(numericQuestions(seed)).toEqual(numericQuestions(seed));
      expect(numericQuestions(seed)).not.toEqual(numericQuestions(seed + 1));
    }),
    { numRuns: 20 },
  );
});

/** The numbers of a text; those with a comma are thousands. */
const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((part) => Number(part.replaceAll(',', '')));

/** The answer to a question's numbers, worked out here without the templates. */
const worked: readonly [name: string, answer: (numbers: readonly [number, number], text: string) => string][] = [
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

test.each(worked)('%s: the answer follows from the numbers in the question', (name, answer) => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const questions = numericQuestions(seed).filter(({ id }) => id.startsWith(`${name}-${seed}-`));
      expect(questions).toHaveLength(2);
      for (const { question, answerText, explanation } of questions) {
        const [first = NaN, second = NaN] = numbersIn(question);
        expect(numbersIn(explanation)).toContain(numbersIn(answerText).at(-1));
        expect([question, answerText]).toEqual([question, answer([first, second], question)]);
      }
    }),
  );
});

test('a six-digit grid is read right, then up', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const questions = numericQuestions(seed).filter(({ id }) => id.startsWith('grid-six-digits'));
      expect(questions).toHaveLength(2);
      for (const { question, answerText } of questions) {
        const [east = NaN, north = NaN] = numbersIn(question);
        const [, easting = '', northing = ''] = /grid square (\d\d)(\d\d)\./.exec(question) ?? [];
        expect(answerText).toBe(`${easting}${east / 100}${northing}${north / 100}`);
      }
    }),
  );
});

test('no angle to choose is more than a circle', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      for (const option of numericQuestions(seed).flatMap(({ options }) => options)) {
        const [angle = NaN] = numbersIn(option);
        if (option.endsWith(' degrees')) expect(angle).toBeLessThanOrEqual(360);
        if (option.endsWith(' mils')) expect(angle).toBeLessThanOrEqual(6400);
      }
    }),
  );
});

test('no distance that an OT factor is asked for lies halfway between two factors', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      for (const { id, question } of numericQuestions(seed)) {
        const [distance = NaN] = numbersIn(question);
        if (id.startsWith('ot-factor-short')) expect(distance % 100).not.toBe(50);
        else if (id.startsWith('ot-')) expect(distance % 1000).not.toBe(500);
      }
    }),
  );
});

test('a wrong option is a positive number other than the answer', () => {
  const { distractors } = amongMistakes(randomFrom(1), 3, [-1, 0, 1, 3, 4], String);
  expect(distractors.toSorted()).toEqual(['1', '4']);
});
