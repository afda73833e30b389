import { DAY_MS } from '../../../../domain/constants.ts';
import type { DeviceStorage } from '../../../app/browser/deviceStorage.ts';
import { REVIEW_STORAGE_KEY } from '../../../app/offline/offlinePractice.ts';
import { readCards } from './reviewCards.ts';
import { parseReview, readReview, rememberGuess } from './storedReview.ts';

const NOW = Date.UTC(2026, 10, 21, 8);

function aStorage(text?: string): DeviceStorage {
  const texts = new Map(text === undefined ? [] : [[REVIEW_STORAGE_KEY, text]]);
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, written) => texts.set(key, written).size > 0,
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

const guess = (questionId: string, isRight: boolean, askedMs = NOW) => ({ questionId, isRight, askedMs });

test('a missed question comes back sooner than a right one', () => {
  const storage = aStorage();
  rememberGuess(storage, 'me', guess('right', true));
  rememberGuess(storage, 'me', guess('missed', false));
  const [right, missed] = readCards(storage, 'me');
  expect(right).toMatchObject({ questionId: 'right', isRight: true });
  expect(missed).toMatchObject({ questionId: 'missed', isRight: false });
  expect(missed?.dueMs).toBeGreaterThan(NOW);
  expect(missed?.dueMs).toBeLessThan(right?.dueMs ?? 0);
});

test('each right first guess puts a question off for longer, a wrong one brings it back', () => {
  const storage = aStorage();
  const waits: number[] = [];
  let now = NOW;
  for (const isRight of [true, true, true, false]) {
    rememberGuess(storage, 'me', guess('q', isRight, now));
    const due = readCards(storage, 'me')[0]?.dueMs ?? 0;
    waits.push((due - now) / DAY_MS);
    now = due;
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = waits;
  expect(second).toBeGreaterThan(first);
  expect(third).toBeGreaterThan(second);
  expect(fourth).toBeLessThan(third);
  expect(readCards(storage, 'me')).toHaveLength(1);
});

test('guesses are stored at once and become one card when somebody asks', () => {
  const storage = aStorage();
  const guesses = [guess('q', true), guess('other', false), guess('q', false, NOW + DAY_MS)];
  for (const one of guesses) rememberGuess(storage, 'me', one);
  expect(readReview(storage, 'me')).toEqual(guesses);
  const cards = readCards(storage, 'me');
  expect(cards).toMatchObject([
    { questionId: 'q', isRight: false, reps: 2 },
    { questionId: 'other', isRight: false, reps: 1 },
  ]);
  expect(readReview(storage, 'me')).toEqual(cards);
  // Applying guesses one by one or all at once makes the same cards.
  const other = aStorage();
  for (const one of guesses) {
    rememberGuess(other, 'me', one);
    readCards(other, 'me');
  }
  expect(readCards(other, 'me')).toEqual(cards);
});

test('two people on one device do not see how the other did', () => {
  const storage = aStorage();
  rememberGuess(storage, 'me', guess('q', true));
  rememberGuess(storage, 'you', guess('q', false));
  expect(readCards(storage, 'me')).toMatchObject([{ isRight: true }]);
  expect(readCards(storage, 'you')).toMatchObject([{ isRight: false }]);
  expect(readCards(storage, 'nobody')).toEqual([]);
});

test.each([null, '', '{', '[]', '{"version":2,"soldiers":{"me":[]}}', '{"version":1}', '{"version":1,"soldiers":[]}'])(
  'damaged or foreign text %j is forgotten',
  (text) => {
    expect(parseReview(text)).toEqual({});
  },
);

const CARD = {
  questionId: 'q',
  isRight: true,
  dueMs: NOW,
  askedMs: NOW,
  stability: 2,
  difficulty: 5,
  scheduledDays: 1,
  reps: 1,
  lapses: 0,
};
const cardWith = (change: object) =>
  parseReview(JSON.stringify({ version: 1, soldiers: { me: [{ ...CARD, ...change }] } }));

test.each([
  { questionId: 1 },
  { isRight: 'yes' },
  { dueMs: -1 },
  { dueMs: 8.64e15 + 2 },
  { askedMs: '1' },
  { stability: 36_501 },
  { difficulty: 0.9 },
  { difficulty: 10.1 },
  { scheduledDays: null },
  { reps: -1 },
  { lapses: 1e6 + 1 },
])('a card with %j is damaged', (change) => {
  expect(cardWith(change)).toEqual({ me: [] });
});

test.each([
  { dueMs: 0 },
  { dueMs: 8.64e15 },
  { stability: 36_500 },
  { difficulty: 1 },
  { difficulty: 10 },
  { reps: 0 },
  { lapses: 1e6 },
])('a card with %j is sound', (change) => {
  expect(cardWith(change)).toEqual({ me: [{ ...CARD, ...change }] });
});

test('of damaged cards the sound ones stay', () => {
  const storage = aStorage();
  rememberGuess(storage, 'me', guess('q', true));
  const [card] = readCards(storage, 'me');
  const cards = [
    null,
    4,
    {},
    { ...guess('q', true), askedMs: -1 },
    { ...card, difficulty: 0 },
    { ...card, dueMs: '1' },
    { ...card, stability: null },
    card,
  ];
  const damaged = aStorage(JSON.stringify({ version: 1, soldiers: { me: cards, you: 'many' } }));
  expect(readCards(damaged, 'me')).toEqual([card]);
  expect(readCards(damaged, 'you')).toEqual([]);
  rememberGuess(damaged, 'you', guess('q', false));
  expect(readCards(damaged, 'you')).toHaveLength(1);
});
