import { rosterPerson, UNIT } from '../../../testing/rosterExample.ts';
import { rosterColumns } from './rosterColumns.ts';

test('the average of a score leaves out scores of a test that the unit does not take', () => {
  const people = [
    rosterPerson({ id: 'a', m4Qual: 36, acftScore: 480 }),
    rosterPerson({ id: 'b', m4Qual: 30, acftScore: 500 }),
    rosterPerson({ id: 'c', m4Qual: 300, m4Test: 'M16', acftScore: 90, acftTest: 'APFT' }),
  ];
  const totals = rosterColumns(UNIT).filter(({ field }) => field === 'm4Qual' || field === 'acftScore');
  expect(totals.map(({ total }) => total(people))).toEqual(['avg 490', 'avg 33']);
});
