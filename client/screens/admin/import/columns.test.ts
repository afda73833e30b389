import { SPECIFICATION } from '../../../../domain/policy/packs.ts';
import { ROSTER_COLUMNS } from '../../../../domain/roster/rosterRow.ts';
import { columnLabels, isNeverRead, knownHeadings } from '../../../../domain/roster/headings.ts';
import { mappingProblem, recognized } from './columns.ts';

const BLOOD_TYPE = { id: 'blood', label: 'Blood type', kind: 'CHOICE', choices: ['O+'], visibility: 'STAFF' } as const;
const UNIT = { policy: SPECIFICATION, columns: [BLOOD_TYPE] };
const columnFor = knownHeadings(UNIT);
const labels = columnLabels(UNIT);
const mapping = (headings: string[], ...rows: string[][]) =>
  recognized(
    {
      name: null,
      isHidden: false,
      headings: { row: 1, cells: headings },
      rows: rows.map((cells, index) => ({ row: index + 2, cells })),
    },
    UNIT,
  );

it.each([...labels])('%s is known by its label, whatever the case', (column, label) => {
  expect(columnFor(label)).toBe(column);
  expect(columnFor(label.toUpperCase())).toBe(column);
});

it('knows the columns of the hosted database, and leaves those that a roster does not have', () => {
  const hosted =
    'id,user_id,first_name,middle_name,last_name,rank,grade,pebd,dor,ets,section,team,role,acft_score,acft_pass,m4_qual,dlc_1_complete,blc_complete,dlc_2_complete,alc_complete,dlc_3_complete,slc_complete,jfo_qualified,drivers_license,is_staff,unit_position,schools';
  const found = mapping(hosted.split(','));
  expect(found.filter((column) => column === null)).toHaveLength(5);
  const known = new Set<string | null>(found);
  expect(ROSTER_COLUMNS.filter((column) => !known.has(column))).toEqual(['etsIndefinite', 'courses']);
});

it.each([
  ['LAST NAME', 'lastName'],
  ['Courses that are complete (a list)', 'courses'],
  ['Surname', 'lastName'],
  ['MI', 'middleName'],
  ['Rnk', 'rank'],
  ['Pay Grade', 'grade'],
  ['Duty Position', 'role'],
  ['ETS Date', 'ets'],
  ['Date of Rank', 'dor'],
  ["Driver's License?", 'license'],
  ['Name (Last, First MI)', 'name'],
  ['DLC II', 'dlc2Complete'],
  ['BLOOD-TYPE', 'own.blood'],
  ['Boot size', null],
  ['', null],
])('%p is %s', (heading, column) => expect(columnFor(heading)).toBe(column));

it('takes an ACFT column with points for the score', () => {
  expect(mapping(['ACFT'], ['pass'], [''])).toEqual(['acftPass']);
  expect(mapping(['ACFT'], [''], ['540'])).toEqual(['acftScore']);
  expect(mapping(['ACFT'], ['54'])).toEqual(['acftScore']);
  expect(mapping(['ACFT'], ['540.0'])).toEqual(['acftScore']);
  for (const text of ['1', '5400', '54 points', 'GO 540']) expect(mapping(['ACFT'], [text])).toEqual(['acftPass']);
  expect(mapping(['M4'], ['38'])).toEqual(['m4Qual']);
});

it('takes the first of two columns with one meaning', () => {
  expect(mapping(['Rank', 'RNK', 'Last'])).toEqual(['rank', null, 'lastName']);
});

it.each([
  [['firstName', 'lastName', null], null],
  [['name', 'rank'], null],
  [['name', 'firstName'], 'Please choose either the whole name or its parts.'],
  [['name', 'middleName'], 'Please choose either the whole name or its parts.'],
  [['name', 'lastName'], 'Please choose either the whole name or its parts.'],
  [['lastName', 'rank'], 'Please say which columns hold the first name and the last name.'],
  [['firstName', 'rank'], 'Please say which columns hold the first name and the last name.'],
  [['firstName', 'lastName', 'rank', 'rank'], 'Two columns are set to Rank. Please choose one.'],
] as const)('%j: %s', (columns, problem) => expect(mappingProblem(columns, labels)).toBe(problem));

it.each([
  ...['EDIPI', 'DoD ID', 'Last4', 'Height', 'WEIGHT', 'HT/WT', 'HW Pass', 'Body Fat Percentage'],
  ...['SSN', 'SSAN', 'SSN (last four)', 'S.S.N.', 'SS No.', 'SS#/SSN', 'soldier_ssn', 'SoldierSSNumber', 'FULLSSN'],
  ...['Social-Security Number', 'SOCIALSECURITY'],
])('%s is never read', (heading) => expect(isNeverRead(heading, columnFor)).toBe(true));

it.each([
  ...['Last name', 'Weapon Type', 'ETS', 'Blood type', 'Rank'],
  // These have the letters of SSN in a row.
  ...['Class number', 'CLASS NO', 'ClassNo', 'BUSINESSNAME', 'Access #'],
])('%s may be read', (heading) => {
  expect(isNeverRead(heading, columnFor)).toBe(false);
});

it("a column of the unit's own goes before what other files call so, and is read whatever it is called", () => {
  const own = ['DL', 'Weight'].map((label) => ({ ...BLOOD_TYPE, id: label, label }));
  const known = knownHeadings({ policy: SPECIFICATION, columns: own });
  expect(['DL', 'Weight'].map(known)).toEqual(['own.DL', 'own.Weight']);
  expect(isNeverRead('Weight', known)).toBe(false);
});

it('DoD IDs are read where the unit keeps them, and no other number that identifies somebody', () => {
  const column = { id: 'dod', label: 'DoD ID', kind: 'DOD_ID', choices: [], visibility: 'SOLDIER_SEES' } as const;
  const known = knownHeadings({ policy: SPECIFICATION, columns: [column] });
  const headings = ['DoD ID', 'EDIPI', 'DODID', 'DoD ID Number'];
  expect(headings.map(known)).toEqual(headings.map(() => 'own.dod'));
  expect(headings.map((heading) => isNeverRead(heading, known))).toEqual(headings.map(() => false));
  expect(['Last4', 'SSN', 'EDIPI (last four)'].map((heading) => isNeverRead(heading, known))).toEqual([
    true,
    true,
    true,
  ]);
});

it("the sections of the leader's book are not those of the unit", () => {
  const headings = ['Soldier Id', 'Rank', 'Last Name', 'First Name', 'Supervisor', 'Section', 'Paragraph/Line No.'];
  expect(mapping(headings)).toEqual([null, 'rank', 'lastName', 'firstName', null, null, null]);
});
