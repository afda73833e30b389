import { rosterPerson, UNIT } from '../../testing/rosterExample.ts';
import { rosterColumns } from './rosterColumns.ts';

test('a pass beside no score is shown as not entered, and exported and typed as it is', () => {
  const [column] = rosterColumns(UNIT).filter(({ field }) => field === 'acftPass');
  const shown = (fields: Parameters<typeof rosterPerson>[0]) => {
    const person = rosterPerson(fields);
    return [column?.text(person), column?.typed(person), column?.exported.exported(person)];
  };
  const dataIssues = [{ code: 'ACFT_SCORE_NOT_ENTERED', text: 'ACFT score is not entered.' }] as const;
  expect(shown({ acftScore: 0, dataIssues })).toEqual(['Not entered', 'Pass', 'Pass']);
  expect(shown({ acftScore: 0, acftPass: false, dataIssues })).toEqual(['Fail', 'Fail', 'Fail']);
  expect(shown({ acftScore: 500 })).toEqual(['Pass', 'Pass', 'Pass']);
});

test('the average of a score leaves out scores of a test that the unit does not take', () => {
  const people = [
    rosterPerson({ id: 'a', m4Qual: 36, acftScore: 480 }),
    rosterPerson({ id: 'b', m4Qual: 30, acftScore: 500 }),
    rosterPerson({ id: 'c', m4Qual: 300, m4Test: 'M16', acftScore: 90, acftTest: 'APFT' }),
  ];
  const totals = rosterColumns(UNIT).filter(({ field }) => field === 'm4Qual' || field === 'acftScore');
  expect(totals.map(({ total }) => total(people))).toEqual(['avg 490', 'avg 33']);
});
