import { masteryByTopic, type ReviewCard } from './mastery.ts';

const NOW = 1_000;
const BANK = [
  { id: '1', topic: 'Safety' },
  { id: '2', topic: 'Calls' },
  { id: '3', topic: 'Safety' },
  { id: '4', topic: 'Safety' },
];

function card(questionId: string, isRight: boolean, dueMs = NOW + 1): ReviewCard {
  return { questionId, isRight, dueMs };
}

test('each topic counts what was seen, what was right last and what is due, of all its questions', () => {
  expect(masteryByTopic(BANK, [card('1', true), card('3', false, NOW - 1), card('2', true)], NOW)).toEqual([
    { topic: 'Calls', total: 1, seen: 1, right: 1, due: 0, percent: 100 },
    { topic: 'Safety', total: 3, seen: 2, right: 1, due: 1, percent: 33 },
  ]);
});

test('nothing seen is nothing mastered', () => {
  expect(masteryByTopic(BANK, [], NOW)).toEqual([
    { topic: 'Calls', total: 1, seen: 0, right: 0, due: 0, percent: 0 },
    { topic: 'Safety', total: 3, seen: 0, right: 0, due: 0, percent: 0 },
  ]);
});

test.each([
  [NOW - 1, 1],
  [NOW, 1],
  [NOW + 1, 0],
])('a card of %i is due at 1000: %i', (dueMs, due) => {
  expect(masteryByTopic([{ id: '1', topic: 'Safety' }], [card('1', true, dueMs)], NOW)).toMatchObject([{ due }]);
});

test('the last of several cards counts', () => {
  const cards = [card('2', false, NOW), card('2', true)];
  expect(masteryByTopic(BANK, cards, NOW)[0]).toMatchObject({ seen: 1, right: 1, due: 0 });
});

test('cards of questions that have left the bank do not count', () => {
  expect(masteryByTopic(BANK, [card('99', true, 0)], NOW)).toEqual(masteryByTopic(BANK, [], NOW));
});

test('an empty bank has no topics', () => {
  expect(masteryByTopic([], [card('1', true)], NOW)).toEqual([]);
});
