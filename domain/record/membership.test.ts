import { isEverWithout, type Membership, membershipOn, type Stay } from './membership.ts';

const ALWAYS: Stay = { arrivesOn: null, lastDay: null };
const from = (arrivesOn: string): Stay => ({ ...ALWAYS, arrivesOn });
const until = (lastDay: string): Stay => ({ ...ALWAYS, lastDay });

describe('how somebody stands to the unit on 10 MAR', () => {
  it.each<[name: string, stay: Stay, expected: Membership]>([
    ['neither day is known', ALWAYS, 'PRESENT'],
    ['arrived the day before', from('2027-03-09'), 'PRESENT'],
    ['arrives on the day', from('2027-03-10'), 'PRESENT'],
    ['arrives the day after', from('2027-03-11'), 'EXPECTED'],
    ['left the day before', until('2027-03-09'), 'DEPARTED'],
    ['leaves at the end of the day', until('2027-03-10'), 'PRESENT'],
    ['leaves the day after', until('2027-03-11'), 'PRESENT'],
    ['is there for the day alone', { arrivesOn: '2027-03-10', lastDay: '2027-03-10' }, 'PRESENT'],
    ['arrives and leaves later', { arrivesOn: '2027-03-11', lastDay: '2027-03-12' }, 'EXPECTED'],
    ['arrived and left earlier', { arrivesOn: '2027-03-08', lastDay: '2027-03-09' }, 'DEPARTED'],
    ['leaves before arriving, on the day', { arrivesOn: '2027-03-11', lastDay: '2027-03-10' }, 'EXPECTED'],
    ['left before arriving', { arrivesOn: '2027-03-11', lastDay: '2027-03-09' }, 'DEPARTED'],
  ])('%s', (_, stay, expected) => {
    expect(membershipOn(stay, '2027-03-10')).toBe(expected);
  });
});

describe('whether none of some people is there on a day from 10 MAR on', () => {
  it.each<[name: string, people: Stay[], to: string | null, expected: boolean]>([
    ['nobody at all', [], null, true],
    ['somebody who stays', [ALWAYS], null, false],
    ['somebody who leaves some day', [until('2027-03-20')], null, true],
    ['the same, asked until that day', [until('2027-03-20')], '2027-03-20', false],
    ['the same, asked until the day after', [until('2027-03-20')], '2027-03-21', true],
    ['somebody who has left', [until('2027-03-09')], '2027-03-10', true],
    ['somebody who arrives today', [from('2027-03-10')], null, false],
    ['somebody who arrives tomorrow', [from('2027-03-11')], null, true],
    ['two, one after the other', [until('2027-03-20'), from('2027-03-21')], null, false],
    ['two with a day between them', [until('2027-03-20'), from('2027-03-22')], null, true],
    ['two who both leave', [until('2027-03-20'), until('2027-03-25')], null, true],
    [
      'three in turn',
      [until('2027-03-20'), { arrivesOn: '2027-03-15', lastDay: '2027-04-01' }, from('2027-04-02')],
      null,
      false,
    ],
    ['no day is asked about', [], '2027-03-09', false],
  ])('%s', (_, people, to, expected) => {
    expect(isEverWithout(people, '2027-03-10', to)).toBe(expected);
  });
});
