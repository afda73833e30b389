import { aRequirement } from '../due/testing.ts';
import { SPECIFICATION } from '../policy/packs.ts';
import { type Snapshot, type SnapshotRecord, snapshotOf } from './snapshot.ts';

const DAY = '2026-03-14';

/** On no list, without a day by which anything was done. */
const READY: SnapshotRecord = {
  section: 'ALPHA',
  role: 'FO',
  ets: null,
  rank: 'CPT',
  grade: 'O3',
  acftScore: 500,
  acftPass: true,
  acftTest: 'ACFT',
  m4Qual: 40,
  m4Test: 'M4',
  m4Passed: true,
  driversLicense: true,
  jfoQualified: false,
  pebd: null,
  dor: null,
  dlc1Complete: false,
  blcComplete: false,
  dlc2Complete: false,
  alcComplete: false,
  dlc3Complete: false,
  slcComplete: false,
  arrivesOn: null,
  madeOn: '2020-01-05',
  dues: [],
  excuses: [],
  firstDues: [],
};
const done = (requirementId: string, doneOn: string) => ({
  requirementId,
  doneOn,
  expiresOn: null,
  forRecord: true,
  score: null,
  level: null,
  passed: null,
});
const RIDE = aRequirement();
const PHA = aRequirement({ id: 'pha', name: 'PHA', medical: true });

const part = ({ parts }: Snapshot, section: string | null) => parts.find((one) => one.section === section);

it('has the strength, the lists and the measures of each part of the unit, everybody first', () => {
  const people: SnapshotRecord[] = [
    READY,
    { ...READY, acftPass: false, m4Qual: 22 },
    { ...READY, section: 'BRAVO', rank: 'SPC', grade: 'E4', driversLicense: false },
    { ...READY, section: 'UNASSIGNED' },
  ];
  const snapshot = snapshotOf(people, [], SPECIFICATION, DAY);
  expect(snapshot.day).toBe(DAY);
  expect(snapshot.parts.map(({ section, filled, capacity }) => [section, filled, capacity])).toEqual([
    [null, 4, 30],
    ['BN_STAFF', 0, 6],
    ['ALPHA', 2, 8],
    ['BRAVO', 1, 8],
    ['CHARLIE', 0, 8],
    ['DELTA', 0, 4],
  ]);
  const onLists = (section: string | null) =>
    part(snapshot, section)?.lists.flatMap(({ list, count }) => (count > 0 ? [`${list} ${count}`] : []));
  expect(onLists(null)).toEqual(['DLC_INCOMPLETE 1', 'M4_QUAL_FAIL 1', 'ACFT_FAIL 1', 'NEED_LICENSED 1']);
  expect(onLists('ALPHA')).toEqual(['M4_QUAL_FAIL 1', 'ACFT_FAIL 1']);
  expect(part(snapshot, null)).toMatchObject({
    fitness: { current: 3, asked: 4 },
    weapons: { current: 3, asked: 4 },
    schools: { current: 0, asked: 1 },
  });
  expect(part(snapshot, 'ALPHA')).toMatchObject({ fitness: { current: 1, asked: 2 }, schools: { asked: 0 } });
});

it('holds numbers and ids of requirements, and nothing of a person', () => {
  const snapshot = snapshotOf([READY], [RIDE], SPECIFICATION, DAY);
  const texts: string[] = [];
  JSON.stringify(snapshot, (key, value: unknown) => {
    if (typeof value === 'string') texts.push(`${key} ${value}`);
    return value;
  });
  expect(texts.filter((text) => !/^(day|section|list) /.test(text))).toEqual(['requirementId ride']);
});

describe('requirements', () => {
  it('are counted as on Due, for the whole unit', () => {
    const people: SnapshotRecord[] = [
      { ...READY, dues: [done('ride', '2026-01-05')] },
      { ...READY, section: 'BRAVO', dues: [done('ride', '2025-03-20')] },
      READY,
      { ...READY, madeOn: '2026-03-10' },
      { ...READY, excuses: [{ requirementId: 'ride', until: DAY }] },
    ];
    expect(snapshotOf(people, [RIDE], SPECIFICATION, DAY).requirements).toEqual([
      { requirementId: 'ride', asked: 5, notCurrent: 1, dueSoon: 1, toDo: 1, current: 1, excused: 1 },
    ]);
  });

  it.each([
    ['not in force yet', { inForceFrom: '2026-03-15' }, 0],
    ['in force from that day', { inForceFrom: DAY }, 1],
    ['retired from that day', { retiredOn: DAY }, 0],
    ['retired from the next day', { retiredOn: '2026-03-15' }, 1],
  ])('%s: %j', (_, given, count) => {
    const { requirements, parts } = snapshotOf([READY], [aRequirement(given)], SPECIFICATION, DAY);
    expect(requirements).toHaveLength(count);
    expect(parts.every(({ people }) => (people === null) === (count === 0))).toBe(true);
  });
});

describe('people', () => {
  /** Nothing done in medical matters, and everything else. */
  const UNSEEN: SnapshotRecord = { ...READY, dues: [done('ride', '2026-01-05')] };
  const people = (
    requirements: Parameters<typeof snapshotOf>[1],
    records = [UNSEEN, { ...UNSEEN, section: 'BRAVO' } as const],
  ) => {
    const one = part(snapshotOf(records, requirements, SPECIFICATION, DAY), 'ALPHA');
    return [one?.people ?? null, one?.peopleWithoutMedical ?? null];
  };
  const NONE = { notCurrent: 0, dueSoon: 0, toDo: 0, current: 0 };

  it('are counted once, with medical requirements and without them', () => {
    expect(people([RIDE, PHA])).toEqual([
      { ...NONE, notCurrent: 1 },
      { ...NONE, current: 1 },
    ]);
  });

  it('are counted one way if there is no requirement that is not medical', () => {
    expect(people([PHA])).toEqual([{ ...NONE, notCurrent: 1 }, null]);
  });

  it('are not counted without a requirement', () => {
    expect(people([])).toEqual([null, null]);
  });

  it('are none in an empty part', () => {
    expect(people([RIDE], [])).toEqual([NONE, NONE]);
  });
});
