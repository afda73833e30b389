import { BANK_STATES, type BankChoice, choiceOf, filterOf, paramsOf } from './bankChoice.ts';

const NOTHING: BankChoice = { search: '', topic: '', state: 'current' };

test('an address without anything, or with nonsense, lists what is in the exam', () => {
  expect(choiceOf(new URLSearchParams())).toEqual(NOTHING);
  expect(choiceOf(new URLSearchParams('state=burnt&page=4'))).toEqual(NOTHING);
  expect(filterOf(NOTHING)).toEqual({ search: null, topic: null, retired: false });
  expect(paramsOf(NOTHING)).toEqual({});
});

test('what is chosen stands in the address and comes back from it', () => {
  const choice: BankChoice = { search: 'fire & smoke', topic: 'Call for fire', state: 'retired' };
  expect(choiceOf(new URLSearchParams(paramsOf(choice)))).toEqual(choice);
  expect(filterOf(choice)).toEqual({ search: 'fire & smoke', topic: 'Call for fire', retired: true });
});

test.each(BANK_STATES)('%s comes back from the address', (state) => {
  expect(choiceOf(new URLSearchParams(paramsOf({ ...NOTHING, state })))).toEqual({ ...NOTHING, state });
});

test('all questions are asked for without a state; a search of blanks asks for nothing', () => {
  expect(filterOf({ search: '  ', topic: '', state: 'all' })).toEqual({ search: null, topic: null, retired: null });
});
