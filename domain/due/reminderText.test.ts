import { reminderText } from './reminderText.ts';

const LINKS = { own: 'https://t.example/own', unit: 'https://t.example/unit', account: 'https://t.example/account' };
const END = ['How often you are told, you choose here:', LINKS.account];
const NONE = { short: 0, soon: 0, crossed: 0 };
const of = (given: Partial<Parameters<typeof reminderText>[0]>): string[] =>
  reminderText({ whole: true, own: NONE, unit: null, section: null, ...given }, LINKS);

test.each([
  [{ short: 2, soon: 1 }, '2 of your requirements are overdue, failed or never done, 1 is due soon:'],
  [{ short: 1, soon: 2 }, '1 of your requirements is overdue, failed or never done, 2 are due soon:'],
  [{ short: 3, soon: 0 }, '3 of your requirements are overdue, failed or never done:'],
  [{ short: 0, soon: 1 }, '1 of your requirements is due soon:'],
])("says of one's own %j", (counts, sentence) => {
  expect(of({ own: { ...NONE, ...counts } })).toEqual([sentence, LINKS.own, ...END]);
});

test.each([
  [{ short: 7, soon: 3 }, 'In BRAVO 7 people are short of a requirement, and 3 have one that is due soon:'],
  [{ short: 1, soon: 1 }, 'In BRAVO 1 person is short of a requirement, and 1 has one that is due soon:'],
  [{ short: 2, soon: 0 }, 'In BRAVO 2 people are short of a requirement:'],
  [{ short: 0, soon: 2 }, 'In BRAVO 2 people have a requirement that is due soon:'],
])('says of a section %j', (counts, sentence) => {
  expect(of({ unit: { ...NONE, ...counts }, section: 'BRAVO' })).toEqual([sentence, LINKS.unit, ...END]);
});

test('says of the unit and of oneself, oneself first', () => {
  const counts = { short: 1, soon: 0, crossed: 0 };
  expect(of({ own: counts, unit: counts })).toEqual([
    '1 of your requirements is overdue, failed or never done:',
    LINKS.own,
    'In the unit 1 person is short of a requirement:',
    LINKS.unit,
    ...END,
  ]);
});

test('says that there is nothing', () => {
  expect(of({})).toEqual(['Nothing is due.', ...END]);
  expect(of({ unit: NONE })).toEqual(['Nothing is due.', ...END]);
});

test.each([
  [1, '1 of your requirements has become due soon:', 'In ALPHA 1 person has a requirement that has become due soon:'],
  [2, '2 of your requirements have become due soon:', 'In ALPHA 2 people have a requirement that has become due soon:'],
])('says on other days what has become due soon alone: %d', (crossed, own, unit) => {
  const counts = { short: 5, soon: 6, crossed };
  expect(of({ whole: false, own: counts, unit: counts, section: 'ALPHA' })).toEqual([
    ...[own, LINKS.own, unit, LINKS.unit],
    ...END,
  ]);
});
