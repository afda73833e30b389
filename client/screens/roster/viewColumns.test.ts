import { tableOf } from '../../app/tables/export/tableFiles.ts';
import { rosterPerson, UNIT } from '../../testing/rosterExample.ts';
import { rosterColumns } from './rosterColumns.ts';
import { viewColumns } from './viewColumns.ts';

test('the file of a view says what the screen says: a role that waits, who is past their ETS, and a length of time also in days', () => {
  const shown = rosterColumns(UNIT).filter(({ key }) => ['role', 'ets', 'timeInGrade'].includes(key));
  const people = [
    rosterPerson({
      section: 'ALPHA',
      team: 'HQ',
      role: 'CO_FSO',
      awaitsStaffApproval: true,
      etsIndefinite: true,
      timeInGrade: { years: 2, months: 1, days: 3 },
    }),
    rosterPerson({ ets: '2026-01-05', pastEts: true }),
  ];
  const { headers, lines } = tableOf('roster', viewColumns(shown, UNIT), people);
  const beside = headers.indexOf('Last name') + 1;
  expect([headers, ...lines].map((cells) => cells.slice(beside))).toEqual([
    ['Role', 'ETS', 'Time in grade', 'Days in grade', 'Past ETS'],
    ['CO FSO (waiting for approval)', 'Indefinite', '2 yr 1 mo 3 d', 763, ''],
    ['FO', { day: '2026-01-05' }, '', '', 'Yes'],
  ]);
});
