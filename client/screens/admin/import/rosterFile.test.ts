import { SPECIFICATION } from '../../../../domain/policy/packs.ts';
import { columnName } from '../../../../domain/policy/columns.ts';
import { FIELD_NAMES, NEW_RECORD, type RecordFields } from '../../../../domain/record/fields.ts';
import { knownHeadings } from '../../../../domain/roster/headings.ts';
import { readRosterRow } from '../../../../domain/roster/rosterRow.ts';
import { rosterColumnsOf } from './rosterFile.ts';

const KINDS = ['TEXT', 'NUMBER', 'YES_NO', 'DAY', 'CHOICE'] as const;
const columns = KINDS.map(
  (kind) =>
    ({
      id: kind,
      label: `Own ${kind}`,
      kind,
      choices: kind === 'CHOICE' ? ['O+', 'O-'] : [],
      visibility: 'STAFF',
    }) as const,
);
const unit = { policy: SPECIFICATION, columns };
const RECORD: RecordFields = {
  ...NEW_RECORD,
  ...{ firstName: 'Alex', middleName: 'Lee', lastName: 'Morgan', rank: 'SECOND_LT', grade: 'O1', pebd: '2020-01-05' },
  ...{ section: 'ALPHA', team: 'TEAM_1', role: 'FO', acftScore: 512, acftPass: false, m4Qual: 0, blcComplete: true },
  ...{ 'own.TEXT': 'none', 'own.NUMBER': '-3.5', 'own.YES_NO': 'no', 'own.DAY': '2026-01-05', 'own.CHOICE': 'O-' },
};

test.each([
  RECORD,
  { ...RECORD, ets: '2027-01-05', 'own.NUMBER': null },
  { ...RECORD, etsIndefinite: true, m4Qual: null },
])('what is exported of a record says the same when it is imported: %#', (record) => {
  const columnFor = knownHeadings(unit);
  const cells = rosterColumnsOf(unit).map(({ header, exported }) => {
    const value = exported(record);
    return [columnFor(header), typeof value === 'object' ? value.day : String(value)];
  });
  const { values, problems } = readRosterRow(Object.fromEntries(cells), unit);
  expect(problems).toEqual([]);
  const names = [...FIELD_NAMES, ...columns.map(({ id }) => columnName(id))];
  const said = Object.fromEntries(names.flatMap((name) => (record[name] === null ? [] : [[name, record[name]]])));
  expect(values).toMatchObject({ ...said, ...(record.etsIndefinite && { ets: null }) });
});
