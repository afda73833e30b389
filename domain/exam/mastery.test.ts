import { masteryByTopic, type ReviewCard } from './mastery.ts';

const BANK = [
  { id: '1', topic: 'Safety' },
  { id: '2', topic: 'Calls' },
  { id: '3', topic: 'Safety' },
  { id: '4', topic: 'Safety' },
];

function card(questionId: string, isRight: boolean): ReviewCard {
  return { questionId, isRight };
}

test('each topic counts what was right last, of all its questions, and the weakest comes first', () => {
  expect(masteryByTopic(BANK, [card('1', true), card('3', false), card('2', true)])).toEqual([
    { topic: 'Safety', total: 3, right: 1, percent: 33 },
    { topic: 'Calls', total: 1, right: 1, percent: 100 },
  ]);
});

test('nothing seen is nothing mastered', () => {
  expect(masteryByTopic(BANK, [])).toEqual([
    { topic: 'Calls', total: 1, right: 0, percent: 0 },
    { topic: 'Safety', total: 3, right: 0, percent: 0 },
  ]);
});

test('the last of several cards counts', () => {
  const calls = (cards: readonly ReviewCard[]) => masteryByTopic(BANK, cards).find(({ topic }) => topic === 'Calls');
  expect(calls([card('2', false), card('2', true)])).toMatchObject({ right: 1 });
  expect(calls([card('2', true), card('2', false)])).toMatchObject({ right: 0 });
});

test('cards of questions that have left the bank do not count', () => {
  expect(masteryByTopic(BANK, [card('99', true)])).toEqual(masteryByTopic(BANK, []));
});

test('an empty bank has no topics', () => {
  expect(masteryByTopic([], [card('1', true)])).toEqual([]);
});
