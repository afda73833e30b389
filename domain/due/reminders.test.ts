import {
  crossingsOf,
  isReminded,
  type RemindedPerson,
  type ReminderPace,
  type ReminderPlan,
  reminderPlan,
  reminderScope,
  remindersDue,
} from './reminders.ts';
import type { Requirement } from './requirements.ts';
import { aRequirement } from './testing.ts';

const DAY = '2026-11-20';

const RIDE = aRequirement();
const RIFLE = aRequirement({ id: 'm4' });

type Days = Partial<Record<'ride' | 'm4', string>>;

/** A person with events on these days, by requirement. Something done a year before a day within the next 30 days is due soon. */
const person = (id: string, days: Days, given: Partial<RemindedPerson> = {}): RemindedPerson => ({
  id,
  grade: 'E5',
  role: 'FO',
  section: 'ALPHA',
  isStaff: false,
  dor: null,
  arrivesOn: null,
  madeOn: '2020-01-05',
  excuses: [],
  firstDues: [],
  dues: Object.entries(days).map(([requirementId, doneOn]) => ({
    requirementId,
    doneOn,
    expiresOn: null,
    forRecord: true,
    score: null,
    level: null,
    passed: null,
  })),
  ...given,
});
const SOON = '2025-12-01';
const CURRENT = '2026-11-01';
const OVERDUE = '2025-11-01';

interface Told {
  readonly requirements?: readonly Requirement[];
  readonly day?: string;
  readonly pace?: ReminderPace;
  readonly told?: readonly string[];
}

/** The reminder of the first of these people. */
function planFor(
  people: readonly RemindedPerson[],
  { requirements = [RIDE, RIFLE], day = DAY, pace = 'DAILY', told = [] }: Told = {},
) {
  const [first] = people;
  const recipient = { accountId: 'login', soldierId: first?.id ?? '', pace };
  const plans = remindersDue(requirements, people, [recipient], day).map((due) =>
    reminderPlan(due, (crossing) => told.includes(crossing)),
  );
  return plans[0] ?? null;
}

const own = (plan: ReminderPlan | null) => plan?.own;

describe('of their own', () => {
  test.each<[string, RemindedPerson, Told, [notCurrent: number, dueSoon: number, crossed: number, toDo?: number]]>([
    ['what is current: nothing', person('sam', { ride: CURRENT, m4: CURRENT }), {}, [0, 0, 0]],
    ['what is due soon', person('sam', { ride: SOON, m4: CURRENT }), {}, [0, 1, 1]],
    ['several that are due soon', person('sam', { ride: SOON, m4: SOON }), {}, [0, 2, 2]],
    ['what is overdue', person('sam', { ride: OVERDUE, m4: CURRENT }), {}, [1, 0, 0]],
    ['what was never done', person('sam', {}), {}, [2, 0, 0]],
    ['what is to do', person('sam', {}, { madeOn: DAY }), {}, [0, 0, 0, 2]],
    ['the first day of the lead', person('sam', { ride: '2025-12-20', m4: CURRENT }), {}, [0, 1, 1]],
    ['the day before it', person('sam', { ride: '2025-12-21', m4: CURRENT }), {}, [0, 0, 0]],
    ['the due day itself', person('sam', { ride: '2025-11-20', m4: CURRENT }), {}, [0, 1, 1]],
    [
      'a day of grace',
      person('sam', { ride: '2025-11-19' }),
      { requirements: [aRequirement({ graceDays: 1 })] },
      [0, 1, 1],
    ],
    [
      'a requirement that is retired',
      person('sam', { ride: SOON }),
      { requirements: [aRequirement({ retiredOn: DAY })] },
      [0, 0, 0],
    ],
    [
      'what they are excused from',
      person('sam', { ride: SOON, m4: CURRENT }, { excuses: [{ requirementId: 'ride', until: DAY }] }),
      {},
      [0, 0, 0],
    ],
    [
      'an excuse that is over',
      person('sam', { ride: SOON, m4: CURRENT }, { excuses: [{ requirementId: 'ride', until: '2026-11-19' }] }),
      {},
      [0, 1, 1],
    ],
    [
      'what is not asked of them',
      person('sam', { ride: SOON }),
      { requirements: [aRequirement({ grades: ['E7'] })] },
      [0, 0, 0],
    ],
  ])('they are told of %s', (_what, sam, given, [notCurrent, dueSoon, crossed, toDo = 0]) => {
    expect(own(planFor([sam], given))).toMatchObject({ notCurrent, dueSoon, toDo, crossed });
  });

  test('nobody is told who does not belong to the unit', () => {
    const recipient = { accountId: 'login', soldierId: 'left', pace: 'DAILY' } as const;
    expect(remindersDue([RIDE], [person('sam', { ride: SOON })], [recipient], DAY)).toEqual([]);
  });

  test('nobody is told of others without being their leader', () => {
    const plan = planFor([person('sam', {}), person('alex', { ride: SOON })]);
    expect(plan).toMatchObject({ unit: null, section: null, crossings: [] });
  });
});

describe('the last day by which what is due soon is due', () => {
  const LATER = '2025-12-10';

  test.each<[string, RemindedPerson, Told, [dueBy: string | null, crossedDueBy: string | null]]>([
    ['nothing', person('sam', { ride: CURRENT, m4: OVERDUE }), {}, [null, null]],
    ['one', person('sam', { ride: SOON, m4: CURRENT }), {}, ['2026-12-01', '2026-12-01']],
    ['several', person('sam', { ride: SOON, m4: LATER }), {}, ['2026-12-10', '2026-12-10']],
    ['one beside what is overdue', person('sam', { ride: SOON, m4: OVERDUE }), {}, ['2026-12-01', '2026-12-01']],
    ['what is to do', person('sam', {}, { madeOn: DAY }), {}, [null, null]],
    [
      'what is late within its days of grace',
      person('sam', { ride: '2025-11-19' }),
      { requirements: [aRequirement({ graceDays: 1 })] },
      ['2026-11-19', '2026-11-19'],
    ],
  ])('of %s', (_what, sam, given, [dueBy, crossedDueBy]) => {
    expect(own(planFor([sam], given))).toMatchObject({ dueBy, crossedDueBy });
  });

  test('is another for what is told for the first time', () => {
    const told = planFor([person('sam', { m4: LATER, ride: CURRENT })])?.crossings ?? [];
    expect(own(planFor([person('sam', { ride: SOON, m4: LATER })], { told }))).toMatchObject({
      dueBy: '2026-12-10',
      crossedDueBy: '2026-12-01',
    });
  });

  test("of a section and of the unit is their people's, without people who are not current", () => {
    const people = [
      person('sam', { ride: SOON, m4: CURRENT }),
      person('overdue', { ride: LATER, m4: OVERDUE }),
      person('bravo', { ride: '2025-12-05', m4: CURRENT }, { section: 'BRAVO' }),
    ];
    const toldTo = (given: Partial<RemindedPerson>) =>
      planFor([person('boss', { ride: CURRENT, m4: CURRENT }, { isStaff: true, ...given }), ...people]);
    // Somebody who is not current is in no count of what is due soon, but what is new of theirs is in the other.
    expect(toldTo({ role: 'CO_FSO', section: 'ALPHA' })).toMatchObject({
      own: { dueBy: null, crossedDueBy: null },
      unit: { dueSoon: 1, dueBy: '2026-12-01', crossed: 2, crossedDueBy: '2026-12-10' },
    });
    expect(toldTo({ role: 'BN_FSO' })).toMatchObject({
      unit: { dueSoon: 2, dueBy: '2026-12-05', crossed: 3, crossedDueBy: '2026-12-10' },
    });
    expect(toldTo({ role: 'CO_FSO', section: 'CHARLIE' })).toMatchObject({ unit: { dueBy: null, crossedDueBy: null } });
  });
});

describe('what was told before', () => {
  const sam = person('sam', { ride: SOON, m4: CURRENT });
  const told = planFor([sam])?.crossings ?? [];

  test('is told no more', () => {
    expect(told).toHaveLength(1);
    expect(planFor([sam], { told })).toMatchObject({ own: { notCurrent: 0, dueSoon: 1, crossed: 0 }, crossings: [] });
  });

  test.each<[string, RemindedPerson, Told, boolean]>([
    ['on the next day', sam, { day: '2026-11-21' }, false],
    ['after a correction that leaves the due day', person('sam', { ride: SOON, m4: CURRENT }), {}, false],
    ['with another due day', person('sam', { ride: '2025-12-02', m4: CURRENT }), {}, true],
    ['with another lead', sam, { requirements: [aRequirement({ leadDays: 31 }), RIFLE] }, true],
    ['with other days of grace', sam, { requirements: [aRequirement({ graceDays: 5 }), RIFLE] }, false],
    ['under another name', sam, { requirements: [aRequirement({ name: 'Ride' }), RIFLE] }, false],
    ['of another requirement', person('sam', { ride: SOON, m4: SOON }), {}, true],
  ])('%s', (_what, now, given, isTold) => {
    expect(planFor([now], { ...given, told })?.crossings.length).toBe(isTold ? 1 : 0);
  });

  test('is told to another login of theirs', () => {
    const [due] = remindersDue([RIDE], [sam], [{ accountId: 'other', soldierId: 'sam', pace: 'DAILY' }], DAY);
    expect(due && reminderPlan(due, (crossing) => told.includes(crossing)).crossings).toHaveLength(1);
  });

  test('has a key that begins with the soldier, by which it is forgotten with them', () => {
    expect(told[0]?.startsWith(crossingsOf('sam'))).toBe(true);
    expect(told[0]?.startsWith(crossingsOf('sa'))).toBe(false);
  });
});

describe('a leader', () => {
  const others = [
    person('alpha-overdue', { m4: CURRENT, ride: OVERDUE }),
    person('alpha-soon', { m4: SOON, ride: SOON }),
    person('bravo-both', { m4: OVERDUE, ride: SOON }, { section: 'BRAVO' }),
    person('fine', { m4: CURRENT, ride: CURRENT }, { section: 'BRAVO' }),
  ];
  const leader = (given: Partial<RemindedPerson>) =>
    planFor([person('boss', { ride: SOON, m4: OVERDUE }, { isStaff: true, ...given }), ...others]);

  test.each([
    ['BN_FSO', 'BN_STAFF'],
    ['BN_FSNCO', 'BN_STAFF'],
  ] as const)('%s is told of everybody, themselves included', (role, section) => {
    expect(leader({ role, section })).toMatchObject({
      ...{
        section: null,
        own: { notCurrent: 1, dueSoon: 1, crossed: 1 },
        unit: { notCurrent: 3, dueSoon: 1, toDo: 0, crossed: 3 },
      },
    });
  });

  test.each(['CO_FSO', 'CO_FSNCO'] as const)('%s is told of their section, themselves included', (role) => {
    expect(leader({ role, section: 'ALPHA' })).toMatchObject({
      ...{
        section: 'ALPHA',
        own: { notCurrent: 1, dueSoon: 1, crossed: 1 },
        unit: { notCurrent: 2, dueSoon: 1, toDo: 0, crossed: 2 },
      },
    });
    expect(leader({ role, section: 'BRAVO' })).toMatchObject({
      section: 'BRAVO',
      unit: { notCurrent: 2, dueSoon: 0, toDo: 0 },
    });
  });

  test('each requirement of each soldier is told once, the own with the others', () => {
    const crossings = leader({ role: 'BN_FSO' })?.crossings ?? [];
    expect(crossings).toHaveLength(4);
    expect(new Set(crossings).size).toBe(4);
  });

  test.each<[string, Partial<RemindedPerson>]>([
    ['whose role waits for approval', { role: 'CO_FSO', isStaff: false }],
    ['whose rights were taken', { role: 'BN_FSO', isStaff: false }],
    ['with another role, and granted rights', { role: 'FO' }],
    ['of the battalion with another role', { role: 'BN_FO', section: 'BN_STAFF' }],
  ])('one %s is told of themselves alone', (_who, given) => {
    expect(leader(given)).toMatchObject({ own: { notCurrent: 1, dueSoon: 1, crossed: 1 }, unit: null, section: null });
    expect(leader(given)?.crossings).toHaveLength(1);
  });

  test('leads nobody without staff rights', () => {
    expect(reminderScope({ role: 'BN_FSO', section: 'BN_STAFF', isStaff: false })).toBeNull();
  });
});

describe('a mail goes out', () => {
  const sams = {
    nothing: person('sam', { ride: CURRENT, m4: CURRENT }),
    overdue: person('sam', { ride: OVERDUE, m4: CURRENT }),
    toDo: person('sam', { ride: CURRENT }, { madeOn: DAY }),
    crossed: person('sam', { ride: SOON, m4: CURRENT }),
  };
  test.each<[keyof typeof sams, ReminderPace, weekly: boolean, other: boolean]>([
    ['nothing', 'DAILY', false, false],
    ['nothing', 'WEEKLY', false, false],
    ['overdue', 'DAILY', true, false],
    ['overdue', 'WEEKLY', true, false],
    ['overdue', 'NEVER', false, false],
    ['toDo', 'DAILY', true, false],
    ['toDo', 'NEVER', false, false],
    ['crossed', 'DAILY', true, true],
    ['crossed', 'WEEKLY', true, false],
    ['crossed', 'NEVER', false, false],
  ])('with %s, at the pace %s: on the weekly day %s, on others %s', (what, pace, weekly, other) => {
    const plan = planFor([sams[what]], { pace });
    expect(plan && [isReminded(plan, true), isReminded(plan, false)]).toEqual([weekly, other]);
  });

  test('on the weekly day with what was told before, too', () => {
    const told = planFor([sams.crossed])?.crossings ?? [];
    const plan = planFor([sams.crossed], { told });
    expect(plan && [isReminded(plan, true), isReminded(plan, false)]).toEqual([true, false]);
  });

  test('to a leader of whose own nothing is due', () => {
    const boss = person('boss', { ride: CURRENT, m4: CURRENT }, { role: 'BN_FSO', isStaff: true });
    const overdue = planFor([boss, person('sam', { ride: OVERDUE, m4: CURRENT })]);
    expect(overdue && [isReminded(overdue, true), isReminded(overdue, false)]).toEqual([true, false]);
    const crossed = planFor([boss, person('sam', { ride: SOON, m4: CURRENT })]);
    expect(crossed && [isReminded(crossed, true), isReminded(crossed, false)]).toEqual([true, true]);
  });
});

test('nothing is told where the unit has no requirements', () => {
  expect(planFor([person('sam', {})], { requirements: [] })).toMatchObject({
    own: { notCurrent: 0, dueSoon: 0 },
    crossings: [],
  });
});
