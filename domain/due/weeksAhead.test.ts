import type { DueState } from './states.ts';
import { type DueWhen, dueWhen, mondaysAhead, weeksAhead } from './weeksAhead.ts';

/** A Wednesday. */
const TODAY = '2026-11-25';
const MONDAY = '2026-11-23';

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-25', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
])('on %s the weeks begin with %s', (today, monday) => {
  expect(mondaysAhead(today)[0]).toBe(monday);
});

it('there are twelve, also over the end of a year', () => {
  const mondays = mondaysAhead(TODAY);
  expect(mondays).toHaveLength(12);
  expect([mondays[1], mondays[6], mondays.at(-1)]).toEqual(['2026-11-30', '2027-01-04', '2027-02-08']);
});

it.each<readonly [state: DueState, dueOn: string | null, when: DueWhen]>([
  ['FAILED', '2026-11-20', 'LATE'],
  ['OVERDUE', '2026-11-20', 'LATE'],
  // Overdue although no day is known.
  ['OVERDUE', null, 'LATE'],
  ['DUE_SOON', '2026-11-24', 'LATE'],
  ['DUE_SOON', TODAY, MONDAY],
  ['DUE_SOON', '2026-11-29', MONDAY],
  ['DUE_SOON', '2026-11-30', '2026-11-30'],
  ['TO_DO', '2026-11-24', 'LATE'],
  ['TO_DO', '2026-12-06', '2026-11-30'],
  ['TO_DO', null, null],
  ['CURRENT', '2027-02-14', '2027-02-08'],
  ['CURRENT', '2027-02-15', null],
  // Done once and for all.
  ['CURRENT', null, null],
  ['EXCUSED', '2026-11-24', null],
  ['EXCUSED', '2026-12-24', null],
  ['NOT_REQUIRED', null, null],
])('%s by %s is due %s', (state, dueOn, when) => {
  expect(dueWhen({ state, dueOn }, TODAY)).toBe(when);
});

describe('the weeks', () => {
  const item = (requirementId: string, state: DueState, dueOn: string | null) => ({ requirementId, state, dueOn });
  const ROWS = [
    {
      soldier: { section: 'ALPHA' },
      standings: [item('m4', 'DUE_SOON', '2026-11-27'), item('pha', 'FAILED', '2026-11-01')],
    },
    {
      soldier: { section: 'BRAVO' },
      standings: [item('m4', 'CURRENT', '2026-11-27'), item('pha', 'TO_DO', '2026-11-26')],
    },
    {
      soldier: { section: 'BRAVO' },
      standings: [item('m4', 'CURRENT', '2027-02-08'), item('pha', 'DUE_SOON', '2026-11-24')],
    },
  ] as const;
  const told = (only?: Parameters<typeof weeksAhead>[2]) => {
    const { late, weeks } = weeksAhead(ROWS, TODAY, only);
    const [first, last] = [weeks[0], weeks.at(-1)];
    return {
      late,
      first,
      last: last?.later,
      others: weeks.slice(1, -1).some(({ dueSoon, toDo, later }) => dueSoon + toDo + later > 0),
    };
  };

  it('count each item once, those that are late apart', () => {
    expect(told()).toEqual({
      late: 2,
      first: { monday: MONDAY, dueSoon: 1, toDo: 1, later: 1 },
      last: 1,
      others: false,
    });
  });

  it.each<readonly [only: Parameters<typeof weeksAhead>[2], late: number, first: readonly number[], last: number]>([
    [{ requirementId: 'm4' }, 0, [1, 0, 1], 1],
    [{ section: 'BRAVO' }, 1, [0, 1, 1], 1],
    [{ requirementId: 'pha', section: 'ALPHA' }, 1, [0, 0, 0], 0],
    [{ requirementId: null, section: null }, 2, [1, 1, 1], 1],
    [{ requirementId: 'gone' }, 0, [0, 0, 0], 0],
  ])('of %j', (only, late, [dueSoon, toDo, later], last) => {
    expect(told(only)).toMatchObject({ late, first: { dueSoon, toDo, later }, last });
  });

  it('are all there with nobody in the unit', () => {
    expect(weeksAhead([], TODAY).weeks).toHaveLength(12);
  });
});
