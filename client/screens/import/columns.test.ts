import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import { columnLabels, isNeverRead, knownHeadings } from '../../../domain/roster/headings.ts';
import { mappingProblem, recognized } from './columns.ts';

const BLOOD_TYPE = { id: 'blood', label: 'Blood type', kind: 'CHOICE', choices: ['O+'], visibility: 'STAFF' } as const;
const UNIT = { policy: SPECIFICATION, unitFields: [BLOOD_TYPE] };
const columnFor = knownHeadings(UNIT);
const labels = columnLabels(UNIT);
const mapping = (headings: string[], ...rows: string[][]) =>
  recognized(
    {
      name: null,
      isHidden: false,
      above: [],
      hiddenRows: [],
      hiddenColumns: [],
      dayOrder: null,
      uncalculated: [],
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
  expect(mapping(hosted.split(','))).toEqual([
    ...[null, null, 'firstName', 'middleName', 'lastName', 'rank', 'grade', 'pebd', 'dor', 'ets'],
    ...['section', 'team', 'role', 'acftScore', 'acftPass', 'm4Qual', 'dlc1Complete', 'blcComplete', 'dlc2Complete'],
    ...['alcComplete', 'dlc3Complete', 'slcComplete', 'jfo', 'license', null, null, null],
  ]);
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

it.each([
  ['ACFT/AFT', 'acftPass'],
  ['AFT (ACFT)', 'acftPass'],
  ['ACFT or AFT Score', 'acftScore'],
  ['ACFT/AFT Score', 'acftScore'],
  ['AFT Score (formerly ACFT)', 'acftScore'],
  ['APFT/ACFT Total', 'acftScore'],
  ['ACFT/AFT Pass/Fail', 'acftPass'],
  ['M4/M16', 'm4Qual'],
  ['M4 Carbine', 'm4Qual'],
  ['M4/M16 Qualification', 'm4Qual'],
  // These join different things, or hold something else.
  ...['ACFT/M4', 'M4/M17', 'ACFT/AFT Date', 'APFT', 'M16'].map((heading): [string, null] => [heading, null]),
])('%s joins the names of tests: %s', (heading, column) => expect(columnFor(heading)).toBe(column));

it('a test of the unit has its own name in a heading that joins two', () => {
  const policy = { ...SPECIFICATION, fitnessTest: { ...SPECIFICATION.fitnessTest, name: 'Unit PT' } };
  expect(knownHeadings({ policy, unitFields: [] })('Unit PT/ACFT Score')).toBe('acftScore');
});

it('takes a heading of both tests for the score where the cells are scores', () => {
  expect(mapping(['Last', 'ACFT/AFT'], ['Vega', '480'])).toEqual(['lastName', 'acftScore']);
});

describe('a file of events is known by its headings', () => {
  const requirement = { id: 'm4', name: 'M4', sets: null, retiredOn: null };
  const events = (...headings: string[]) =>
    recognized(
      {
        ...{
          name: null,
          isHidden: false,
          above: [],
          hiddenRows: [],
          hiddenColumns: [],
          dayOrder: null,
          uncalculated: [],
          rows: [],
        },
        headings: { row: 1, cells: headings },
      },
      UNIT,
      undefined,
      [requirement],
    );

  it.each([
    ['Requirement', 'Date Completed', 'Result'],
    ['Training Event', 'Completion Date', 'Score'],
    ['EVENT', 'DATE', 'PASS/FAIL'],
    ['Task', 'Completed on', 'GO/NO-GO'],
    ['Course', 'Date of completion', 'Outcome'],
    ['Requirement Name', 'Last Completed', 'Results'],
  ])('%s, %s, %s', (...headings) => {
    expect(events('Name', ...headings)).toEqual(['name', 'requirement', 'doneOn', 'result']);
  });

  it('whatever it calls the day on which it is due again, and remarks', () => {
    for (const heading of ['Expires', 'Expiration Date', 'Valid until', 'Next due', 'DUE DATE']) {
      expect(events('Requirement', 'Done on', heading, 'Remarks')).toEqual([
        'requirement',
        'doneOn',
        'expiresOn',
        'note',
      ]);
    }
  });

  it('and the more specific of two headings counts', () => {
    expect(events('Date', 'Event', 'Requirement', 'Date Completed')).toEqual([null, null, 'requirement', 'doneOn']);
  });
});

it('takes a column of last names for whole ones where it has the first names, too', () => {
  expect(mapping(['Last Name', 'Rank'], ['Vega, Bo', 'SPC'])).toEqual(['name', 'rank']);
  expect(mapping(['Last Name', 'Rank'], ['Vega', 'SPC'])).toEqual(['lastName', 'rank']);
  expect(mapping(['Last', 'First'], ['Vega, Bo', ''])).toEqual(['lastName', 'firstName']);
});

it('takes the first of two columns with one meaning', () => {
  expect(mapping(['Rank', 'RNK', 'Last'])).toEqual(['rank', null, 'lastName']);
});

it.each([
  [['firstName', 'lastName', null], null],
  [['name', 'rank'], null],
  [['name', 'firstName'], 'Choose either the whole name or its parts.'],
  [['name', 'middleName'], 'Choose either the whole name or its parts.'],
  [['name', 'lastName'], 'Choose either the whole name or its parts.'],
  [['lastName', 'rank'], 'Choose the columns for first name and last name.'],
  [['firstName', 'rank'], 'Choose the columns for first name and last name.'],
  [['firstName', 'lastName', 'rank', 'rank'], 'Two columns are set to Rank. Choose one.'],
] as const)('%j: %s', (columns, problem) => expect(mappingProblem(columns, labels)).toBe(problem));

it.each([
  ...['EDIPI', 'DoD ID', 'Last4', 'Height', 'WEIGHT', 'HT/WT', 'HW Pass', 'Body Fat Percentage'],
  ...['SSN', 'SSAN', 'SSN (last four)', 'S.S.N.', 'SS No.', 'SS#/SSN', 'soldier_ssn', 'SoldierSSNumber', 'FULLSSN'],
  ...['Social-Security Number', 'SOCIALSECURITY'],
])('%s is never read', (heading) => expect(isNeverRead(heading, columnFor)).toBe(true));

it.each([
  ...['Last name', 'Weapon Type', 'ETS', 'Blood type', 'Rank'],
  // These contain the letters SSN, but aren't Social Security numbers.
  ...['Class number', 'CLASS NO', 'ClassNo', 'BUSINESSNAME', 'Access #'],
])('%s may be read', (heading) => {
  expect(isNeverRead(heading, columnFor)).toBe(false);
});

it('a unit field goes before what other files call so, and is read whatever it is called', () => {
  const own = ['DL', 'Weight'].map((label) => ({ ...BLOOD_TYPE, id: label, label }));
  const known = knownHeadings({ policy: SPECIFICATION, unitFields: own });
  expect(['DL', 'Weight'].map(known)).toEqual(['own.DL', 'own.Weight']);
  expect(isNeverRead('Weight', known)).toBe(false);
});

it('DoD IDs are read where the unit keeps them, and no other number that identifies somebody', () => {
  const unitField = { id: 'dod', label: 'DoD ID', kind: 'DOD_ID', choices: [], visibility: 'SOLDIER_SEES' } as const;
  const known = knownHeadings({ policy: SPECIFICATION, unitFields: [unitField] });
  const headings = ['DoD ID', 'EDIPI', 'DODID', 'DoD ID Number'];
  expect(headings.map(known)).toEqual(headings.map(() => 'own.dod'));
  expect(headings.map((heading) => isNeverRead(heading, known))).toEqual(headings.map(() => false));
  expect(['Last4', 'SSN', 'EDIPI (last four)'].map((heading) => isNeverRead(heading, known))).toEqual([
    true,
    true,
    true,
  ]);
});

it("the sections of the leader's book are not the unit's", () => {
  const headings = ['Soldier Id', 'Rank', 'Last Name', 'First Name', 'Supervisor', 'Section', 'Paragraph/Line No.'];
  expect(mapping(headings)).toEqual([null, 'rank', 'lastName', 'firstName', null, null, null]);
});
