import { ARMY_2026, SPECIFICATION } from '../../../domain/policy/packs.ts';
import type { FieldRules } from '../../../domain/policy/unit.ts';
import { unitFieldName } from '../../../domain/policy/unitFields.ts';
import { FIELD_NAMES, NEW_RECORD } from '../../../domain/record/fields.ts';
import { toOwnFields } from '../../../domain/record/ownFields.ts';
import { knownHeadings } from '../../../domain/roster/headings.ts';
import { planRoster, type RosterPerson } from '../../../domain/roster/rosterPlan.ts';
import { fullName, readRosterRow } from '../../../domain/roster/rosterRow.ts';
import { finished } from '../../../domain/steps.ts';
import { tableCsv, tableOf } from '../../app/tables/export/tableFiles.ts';
import { xlsxOf } from '../../app/tables/export/xlsx.ts';
import { openRoster } from './openRoster.ts';
import { readRosterFile } from './readRosterFile.ts';
import { fieldsInFiles, type FileRecord, rosterColumnsOf } from './rosterFile.ts';
import { rosterRows } from './rosterRows.ts';
import { NO_MEANINGS } from './rosterWords.ts';

it('has no column of DoD IDs, of which only the last four digits are known', () => {
  const unitField = { id: 'dod', label: 'DoD ID', kind: 'DOD_ID', choices: [], visibility: 'SOLDIER_SEES' } as const;
  const withDodIds = { policy: SPECIFICATION, unitFields: [unitField] };
  expect(rosterColumnsOf(withDodIds).map(({ field }) => field)).not.toContain('own.dod');
  const shown = fieldsInFiles(withDodIds).find(({ field }) => field === 'own.dod');
  expect(shown?.exported({ ...RECORD, 'own.dod': '7890' })).toBe('…7890');
});

it.each(['csv', 'xlsx'])('a DoD ID is read as it stands, also out of a cell that holds a number: .%s', async (kind) => {
  const unitField = { id: 'dod', label: 'DoD ID', kind: 'DOD_ID', choices: [], visibility: 'SOLDIER_SEES' } as const;
  const withDodIds = { policy: SPECIFICATION, unitFields: [unitField] };
  const columnsOf = ['First name', 'Last name', 'EDIPI'].map((header, index) => ({
    header,
    exported: (cells: readonly (string | number)[]) => cells[index] ?? '',
  }));
  const lines = [
    ['Ann', 'Known', 1_234_567_890],
    ['Bob', 'Known', '0234567890'],
    ['Cy', 'Known', 234_567_890],
  ];
  const content = kind === 'csv' ? await tableCsv(columnsOf, lines) : xlsxOf(tableOf('roster', columnsOf, lines));
  const file = await readRosterFile({ file: new File([content], `roster.${kind}`), unit: withDodIds });
  const rows = rosterRows(openRoster(file, null, withDodIds, NO_MEANINGS), withDodIds);
  expect(rows.map(({ own }) => own?.map(({ value }) => value))).toEqual([
    ['1234567890'],
    ['0234567890'],
    ['234567890'],
  ]);
});

const KINDS = ['TEXT', 'NUMBER', 'YES_NO', 'DAY', 'CHOICE'] as const;
const unitFields = KINDS.map(
  (kind) =>
    ({
      id: kind,
      label: `Own ${kind}`,
      kind,
      choices: kind === 'CHOICE' ? ['O+', 'O-'] : [],
      visibility: 'STAFF',
    }) as const,
);
const unit = { policy: SPECIFICATION, unitFields };
const RECORD: FileRecord = {
  ...NEW_RECORD,
  awaitsStaffApproval: false,
  acftTest: 'ACFT',
  m4Test: 'M4',
  firstName: 'Alex',
  middleName: 'Lee',
  lastName: 'Morgan',
  rank: 'SECOND_LT',
  grade: 'O1',
  pebd: '2020-01-05',
  section: 'ALPHA',
  team: 'TEAM_1',
  role: 'FO',
  acftScore: 512,
  acftPass: false,
  m4Qual: 0,
  blcComplete: true,
  'own.TEXT': 'none',
  'own.NUMBER': '-3.5',
  'own.YES_NO': 'no',
  'own.DAY': '2026-01-05',
  'own.CHOICE': 'O-',
};

test.each<FileRecord>([
  RECORD,
  { ...RECORD, ets: '2027-01-05', 'own.NUMBER': null },
  { ...RECORD, etsIndefinite: true, m4Qual: null },
  { ...RECORD, team: 'HQ', role: 'CO_FSO', awaitsStaffApproval: true },
])('what is exported of a record says the same when it is imported: %#', (record) => {
  const columnFor = knownHeadings(unit);
  const cells = rosterColumnsOf(unit).map(({ header, exported }) => {
    const value = exported(record);
    return [columnFor(header), typeof value === 'object' ? value.day : String(value)];
  });
  const { values, problems } = readRosterRow(Object.fromEntries(cells), unit, '2026-03-14');
  expect(problems).toEqual([]);
  const names = [...FIELD_NAMES, ...unitFields.map(({ id }) => unitFieldName(id))];
  const said = Object.fromEntries(names.flatMap((name) => (record[name] === null ? [] : [[name, record[name]]])));
  expect(values).toMatchObject({ ...said, ...(record.etsIndefinite && { ets: null }) });
});

/** Names that are easily misread or hard to keep in a file. */
const NAMES: readonly (readonly [first: string, middle: string, last: string])[] = [
  ['Alex', 'Lee', 'Morgan'],
  ['Alex', 'Lou', 'Morgan'],
  ['Alex', 'L', 'Morgan'],
  ['Alex', 'NMN', 'Morgan'],
  ['Morgan', 'Lee', 'Alex'],
  ['Sean', 'P', "O'Brien"],
  ['Sean', 'P', 'OBrien'],
  ['Zoë', 'Núria', 'Ångström'],
  ['Zoe', 'Nuria', 'Angstrom'],
  ['Ann', 'Mary', 'Smith-Jones'],
  ['Ann', 'Mary', 'Smith'],
  ['Ann', 'Mary', 'Smith Jones'],
  ['Ann', 'Mary', 'Smith Jr.'],
  ['Ann', 'P JR', 'Smith'],
  ['A', 'B', 'C'],
  ['X'.repeat(60), 'Y'.repeat(60), 'Z'.repeat(60)],
  ['مینا', 'نور', 'علیرضا'],
  ['Total', 'NMN', 'Total'],
  ['=Sum', '-Min', '+Plus'],
  ['Jean, Luc', '"Bo"', 'de la Cruz'],
];
const STAY = { arrivesOn: null, lastDay: null };
const people = NAMES.map(([firstName, middleName, lastName], index): RosterPerson => ({
  ...RECORD,
  stay: STAY,
  firstName,
  middleName,
  lastName,
  id: `person-${index}`,
  loginState: 'NONE',
  acftTest: 'ACFT',
  m4Test: 'M4',
  m4Passed: false,
  isStaff: false,
  awaitsStaffApproval: false,
}));
const leader: RosterPerson = {
  ...RECORD,
  stay: STAY,
  lastName: 'Vance',
  id: 'leader',
  loginState: 'WORKING',
  isStaff: true,
  awaitsStaffApproval: false,
  acftTest: 'ACFT',
  m4Test: 'M4',
  m4Passed: false,
};

async function imported(content: BlobPart, name: string, known = people, of: FieldRules = unit) {
  const file = await readRosterFile({ file: new File([content], name), unit: of });
  const rows = rosterRows(openRoster(file, null, of, NO_MEANINGS), of);
  const texts = rows.map(({ own, ...row }) => ({
    ...row,
    ...toOwnFields((own ?? []).map(({ unitField, value }) => ({ unitField, value: value ?? null }))),
  }));
  return finished(planRoster(texts, [leader, ...known], of, '2026-03-14'));
}

describe('the file of everybody', () => {
  it.each(['csv', 'xlsx'])('changes nothing when it is imported as it is: .%s', async (kind) => {
    const columnsOf = rosterColumnsOf(unit);
    const content = kind === 'csv' ? await tableCsv(columnsOf, people) : xlsxOf(tableOf('roster', columnsOf, people));
    const planned = await imported(content, `roster.${kind}`);
    expect(planned.map(({ says, outcome, before }) => [fullName(says), outcome, before?.id])).toEqual(
      people.map((person) => [fullName(person), 'UNCHANGED', person.id]),
    );
  });

  it('says of a score of another test which, and changes nothing when it is imported as it is', async () => {
    const army = { policy: ARMY_2026, unitFields };
    const columnsOf = rosterColumnsOf(army);
    const ofBefore = people.map((person) => ({ ...person, acftScore: 540, m4Qual: 300, m4Test: 'M16' }));
    const cell = (field: string) => columnsOf.find((one) => one.field === field)?.exported(ofBefore[0] ?? RECORD);
    expect(['acftScore', 'acftPass', 'm4Qual'].map(cell)).toEqual(['540 (ACFT)', 'Fail (ACFT)', '300 (M16)']);
    const planned = await imported(await tableCsv(columnsOf, ofBefore), 'roster.csv', ofBefore, army);
    expect(planned.map(({ outcome }) => outcome)).toEqual(ofBefore.map(() => 'UNCHANGED'));
    // A new record in another unit gets them with their test.
    const [first] = await imported(await tableCsv(columnsOf, ofBefore.slice(0, 1)), 'roster.csv', [], army);
    expect(first?.problems).toEqual([{ field: 'm4Qual', message: 'Your unit doesn\'t use the test "M16".' }]);
    const acft = ofBefore.slice(0, 1).map((person) => ({ ...person, m4Qual: 30, m4Test: 'M4' }));
    const [added] = await imported(await tableCsv(columnsOf, acft), 'roster.csv', [], army);
    expect(added).toMatchObject({ outcome: 'ADDED', after: { acftScore: 540, acftTest: 'ACFT', m4Test: 'M4' } });
  });

  it('changes the cell alone that somebody changed', async () => {
    const changed = people.map((person, index) => (index === 7 ? { ...person, acftScore: 600 } : person));
    const planned = await imported(await tableCsv(rosterColumnsOf(unit), changed), 'roster.csv');
    const others = planned.filter(({ outcome }) => outcome !== 'UNCHANGED');
    expect(others).toMatchObject([{ outcome: 'CHANGED', before: { id: 'person-7' }, after: { acftScore: 600 } }]);
  });
});
