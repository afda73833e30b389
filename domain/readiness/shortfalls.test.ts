import type { DueTarget } from '../due/requirements.ts';
import type { DueState } from '../due/states.ts';
import type { ReadinessList } from '../values.ts';
import { type Shortfall, shortPeople } from './shortfalls.ts';

const REQUIREMENTS: readonly { id: string; sets: DueTarget | null }[] = [
  { id: 'fit', sets: 'FITNESS' },
  { id: 'm4', sets: 'RIFLE' },
  { id: 'licence', sets: 'LICENSE' },
  { id: 'jfo', sets: 'JFO' },
  { id: 'pha', sets: null },
  { id: 'ride', sets: null },
];

type Given = {
  readonly lists?: readonly ReadinessList[];
  readonly dues?: Readonly<Record<string, readonly [state: DueState, day: string | null, doneOn?: string | null]>>;
};

/** Everybody by name, with what they are short of. */
function people(unit: Readonly<Record<string, Given>>) {
  const names = Object.keys(unit);
  const LISTS: readonly ReadinessList[] = [
    ...(['DLC_INCOMPLETE', 'PME_INCOMPLETE', 'M4_QUAL_FAIL', 'ACFT_FAIL'] as const),
    ...(['NEED_LICENSED', 'PROMOTABLE', 'JFO_QUALIFIED'] as const),
  ];
  const lists = LISTS.map((list) => ({
    list,
    people: names.filter((name) => unit[name]?.lists?.includes(list)).map((id) => ({ id, reason: `${list} of ${id}` })),
  }));
  const rows = names.map((id) => ({
    soldier: { id },
    standings: Object.entries(unit[id]?.dues ?? {}).map(([requirementId, [state, day, doneOn = '2025-01-01']]) => ({
      requirementId,
      state,
      dueOn: day,
      overdueFrom: day,
      doneOn,
    })),
  }));
  return shortPeople(lists, rows, REQUIREMENTS);
}
const text = ({ severity, list, item }: Shortfall<string>) =>
  [severity, ...(list === null ? [] : [list]), ...(item === null ? [] : [`${item.requirementId} ${item.state}`])].join(
    ' ',
  );
const shortfalls = (given: Given) => people({ one: given }).flatMap((one) => one.shortfalls.map(text));
const order = (unit: Readonly<Record<string, Given>>) => people(unit).map(({ person }) => person.id);

const LATE = ['OVERDUE', '2026-03-01'] as const;
const NEVER = ['OVERDUE', '2026-03-01', null] as const;

it.each<readonly [state: DueState, severity: string | null]>([
  ['FAILED', 'NOT_CURRENT'],
  ['OVERDUE', 'NOT_CURRENT'],
  ['DUE_SOON', 'SOON'],
  ['TO_DO', 'TO_DO'],
  ['EXCUSED', null],
  ['CURRENT', null],
  ['NOT_REQUIRED', null],
])('a requirement that is %s is a shortfall: %s', (state, severity) => {
  expect(shortfalls({ dues: { pha: [state, '2026-03-01'] } })).toEqual(
    severity === null ? [] : [`${severity} pha ${state}`],
  );
});

it.each<readonly [list: ReadinessList, severity: string | null]>([
  ['DLC_INCOMPLETE', 'SOON'],
  ['PME_INCOMPLETE', 'SOON'],
  ['M4_QUAL_FAIL', 'NOT_CURRENT'],
  ['ACFT_FAIL', 'NOT_CURRENT'],
  ['NEED_LICENSED', 'SOON'],
  ['PROMOTABLE', null],
  ['JFO_QUALIFIED', null],
])('the list %s is a shortfall: %s', (list, severity) => {
  expect(shortfalls({ lists: [list] })).toEqual(severity === null ? [] : [`${severity} ${list}`]);
});

it('stand in their order: a failed test, failed, overdue the longest, never done, what is missing, due soonest, to do', () => {
  expect(
    shortfalls({
      lists: ['DLC_INCOMPLETE', 'M4_QUAL_FAIL', 'NEED_LICENSED'],
      dues: {
        a: ['TO_DO', null],
        b: ['TO_DO', '2026-04-09'],
        c: ['DUE_SOON', '2026-04-02'],
        d: ['DUE_SOON', '2026-04-01'],
        e: NEVER,
        f: ['OVERDUE', '2026-03-02'],
        g: ['OVERDUE', '2026-03-01'],
        h: ['FAILED', '2026-03-05'],
      },
    }),
  ).toEqual([
    'NOT_CURRENT M4_QUAL_FAIL',
    'NOT_CURRENT h FAILED',
    'NOT_CURRENT g OVERDUE',
    'NOT_CURRENT f OVERDUE',
    'NOT_CURRENT e OVERDUE',
    'SOON DLC_INCOMPLETE',
    'SOON NEED_LICENSED',
    'SOON d DUE_SOON',
    'SOON c DUE_SOON',
    'TO_DO b TO_DO',
    'TO_DO a TO_DO',
  ]);
});

it.each<readonly [list: ReadinessList, id: string, state: DueState, expected: readonly string[]]>([
  ['M4_QUAL_FAIL', 'm4', 'FAILED', ['NOT_CURRENT M4_QUAL_FAIL m4 FAILED']],
  ['M4_QUAL_FAIL', 'm4', 'DUE_SOON', ['NOT_CURRENT M4_QUAL_FAIL m4 DUE_SOON']],
  ['M4_QUAL_FAIL', 'm4', 'TO_DO', ['NOT_CURRENT M4_QUAL_FAIL m4 TO_DO']],
  ['M4_QUAL_FAIL', 'm4', 'CURRENT', ['NOT_CURRENT M4_QUAL_FAIL']],
  ['M4_QUAL_FAIL', 'fit', 'FAILED', ['NOT_CURRENT M4_QUAL_FAIL', 'NOT_CURRENT fit FAILED']],
  ['ACFT_FAIL', 'fit', 'OVERDUE', ['NOT_CURRENT ACFT_FAIL fit OVERDUE']],
  ['NEED_LICENSED', 'licence', 'OVERDUE', ['NOT_CURRENT NEED_LICENSED licence OVERDUE']],
  ['NEED_LICENSED', 'licence', 'TO_DO', ['SOON NEED_LICENSED licence TO_DO']],
  // It is good to be on this one.
  ['JFO_QUALIFIED', 'jfo', 'OVERDUE', ['NOT_CURRENT jfo OVERDUE']],
])('%s and the requirement %s %s are told as %j', (list, id, state, expected) => {
  expect(shortfalls({ lists: [list], dues: { [id]: [state, '2026-03-01'] } })).toEqual(expected);
});

it('keep why the person is on the list', () => {
  const [one] = people({ Vega: { lists: ['M4_QUAL_FAIL'], dues: { m4: LATE } } });
  expect(one?.shortfalls.map(({ finding }) => finding)).toEqual(['M4_QUAL_FAIL of Vega']);
});

describe('people', () => {
  it('are those who are short of something, each once', () => {
    expect(
      order({
        Fine: { lists: ['PROMOTABLE'], dues: { pha: ['CURRENT', null] } },
        Vega: { lists: ['ACFT_FAIL', 'M4_QUAL_FAIL'] },
      }),
    ).toEqual(['Vega']);
  });

  it('stand by how much is failed or overdue, then due soon or missing, then to do, then as given', () => {
    expect(
      order({
        Todo: { dues: { pha: ['TO_DO', null] } },
        Soon: { dues: { pha: ['DUE_SOON', null] } },
        Missing: { lists: ['DLC_INCOMPLETE'] },
        More: { dues: { pha: LATE }, lists: ['DLC_INCOMPLETE'] },
        One: { dues: { pha: LATE } },
        Two: { dues: { pha: LATE, ride: LATE } },
        Other: { dues: { ride: LATE } },
        Both: { dues: { pha: ['DUE_SOON', null], ride: ['TO_DO', null] } },
      }),
    ).toEqual(['Two', 'More', 'One', 'Other', 'Both', 'Soon', 'Missing', 'Todo']);
  });

  it('who never did several things are no worse than with one of them', () => {
    expect(
      order({ New: { dues: { a: NEVER, b: NEVER, c: NEVER } }, Two: { dues: { pha: LATE, ride: LATE } } }),
    ).toEqual(['Two', 'New']);
    expect(order({ One: { dues: { pha: LATE } }, New: { dues: { a: NEVER, b: NEVER, c: LATE } } })).toEqual([
      'New',
      'One',
    ]);
  });

  it('are listed where the unit has no requirements', () => {
    expect(order({ Vega: { lists: ['ACFT_FAIL'] }, Fine: {} })).toEqual(['Vega']);
  });
});
