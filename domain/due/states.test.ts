import fc from 'fast-check';
import { addDays, type LocalDate } from '../localDate.ts';
import { DueCycle, type DueEvent, type DueKind, DueResult } from './kinds.ts';
import { countingEvent, type DuePerson, DueState, dueState } from './states.ts';

const SPC: DuePerson = { grade: 'E4', role: 'FO', dor: '2025-03-01' };

const kind = (given: Partial<DueKind> = {}): DueKind => ({
  id: 'kind',
  name: 'Check ride',
  group: '',
  grades: [],
  roles: [],
  cycle: DueCycle.MONTHS,
  months: 6,
  leadDays: 30,
  graceDays: 0,
  result: DueResult.NONE,
  score: null,
  levels: [],
  tests: [],
  sets: null,
  medical: false,
  retiredOn: null,
  ...given,
});

const event = (doneOn: LocalDate, given: Partial<DueEvent> = {}): DueEvent => ({
  doneOn,
  expiresOn: null,
  forRecord: true,
  score: null,
  level: null,
  passed: null,
  ...given,
});

const on = (
  day: LocalDate,
  one: DueKind,
  events: readonly DueEvent[],
  excusedUntil: LocalDate | null = null,
  person: DuePerson = SPC,
) => dueState(one, person, events, excusedUntil, day);

describe('by calendar months', () => {
  it.each([
    ['2026-08-31', '2027-02-28'],
    ['2027-08-31', '2028-02-29'],
    ['2026-08-15', '2027-02-15'],
    ['2026-02-28', '2026-08-28'],
  ])('done on %s, it is due by %s after 6 months', (doneOn, dueOn) => {
    expect(on(doneOn, kind(), [event(doneOn)])).toEqual({ state: 'CURRENT', dueOn, excusedUntil: null });
  });

  it('is current, due soon from its lead on, and overdue after its last day', () => {
    const events = [event('2026-06-15')];
    const states = ['2026-11-14', '2026-11-15', '2026-12-15', '2026-12-16'].map((day) => on(day, kind(), events).state);
    expect(states).toEqual(['CURRENT', 'DUE_SOON', 'DUE_SOON', 'OVERDUE']);
  });

  it('is not late yet within its days of grace', () => {
    const late = kind({ cycle: DueCycle.FIXED, months: null, leadDays: 14, graceDays: 90 });
    const events = [event('2026-01-10', { expiresOn: '2026-06-30' })];
    const states = ['2026-06-15', '2026-06-16', '2026-09-28', '2026-09-29'].map((day) => on(day, late, events).state);
    expect(states).toEqual(['CURRENT', 'DUE_SOON', 'DUE_SOON', 'OVERDUE']);
  });
});

it('by a half-year of the calendar: done in March, it is due by the end of December', () => {
  const halfYear = kind({ cycle: DueCycle.CALENDAR });
  expect(on('2026-03-20', halfYear, [event('2026-03-10')])).toMatchObject({ state: 'CURRENT', dueOn: '2026-12-31' });
  expect(on('2027-01-01', halfYear, [event('2026-03-10')]).state).toBe('OVERDUE');
  expect(on('2026-03-20', halfYear, [])).toMatchObject({ state: 'NEVER_DONE', dueOn: '2026-06-30' });
});

it('by the fiscal year: done in September, it is due by the end of the next September', () => {
  const year = kind({ cycle: DueCycle.FISCAL, months: 12 });
  expect(on('2026-09-30', year, [event('2026-09-30')])).toMatchObject({ state: 'CURRENT', dueOn: '2027-09-30' });
  expect(on('2026-10-01', year, [event('2026-10-01')])).toMatchObject({ state: 'CURRENT', dueOn: '2028-09-30' });
});

it('once: it is never due again', () => {
  expect(on('2099-01-01', kind({ cycle: DueCycle.ONCE, months: null }), [event('2026-01-01')])).toEqual({
    state: 'CURRENT',
    dueOn: null,
    excusedUntil: null,
  });
});

describe('what was never done', () => {
  it('is due from the promotion that brought the requirement', () => {
    const forNcos = kind({ grades: ['E5', 'E6'] });
    const sergeant: DuePerson = { ...SPC, grade: 'E5', dor: '2026-11-01' };
    expect(on('2026-11-20', forNcos, [])).toMatchObject({ state: 'NOT_REQUIRED', dueOn: null });
    expect(on('2026-11-20', forNcos, [], null, sergeant)).toMatchObject({ state: 'NEVER_DONE', dueOn: '2026-11-01' });
  });

  it('is due without a day where nothing says since when', () => {
    expect(on('2026-11-20', kind(), [])).toEqual({ state: 'NEVER_DONE', dueOn: null, excusedUntil: null });
  });
});

describe('results', () => {
  const scored = kind({ result: DueResult.SCORE, score: { min: 0, max: 40, failBelow: 23 } });
  it.each([
    [22, 'FAILED', '2026-05-01'],
    [23, 'CURRENT', '2026-11-01'],
  ])('a score of %d: %s', (score, state, dueOn) => {
    expect(on('2026-05-02', scored, [event('2026-05-01', { score })])).toMatchObject({ state, dueOn });
  });

  it('that fail inside the validity of a pass are due at once, and current again with the next pass', () => {
    const passFail = kind({ result: DueResult.PASS_FAIL });
    const events = [
      event('2026-04-01', { passed: true }),
      event('2026-05-01', { passed: false }),
      event('2026-06-01', { passed: true }),
    ];
    expect(on('2026-04-30', passFail, events).state).toBe('CURRENT');
    expect(on('2026-05-01', passFail, events)).toMatchObject({ state: 'FAILED', dueOn: '2026-05-01' });
    expect(on('2026-06-01', passFail, events)).toMatchObject({ state: 'CURRENT', dueOn: '2026-12-01' });
  });

  it('of which the pass is entered beside a score count by the pass', () => {
    expect(on('2026-05-02', scored, [event('2026-05-01', { score: 40, passed: false })]).state).toBe('FAILED');
  });

  it.each([
    ['Class 1', 'CURRENT'],
    ['Class 3', 'FAILED'],
  ])('by level: %s is %s', (level, state) => {
    const classes = kind({
      result: DueResult.LEVEL,
      levels: [
        { name: 'Class 1', passes: true },
        { name: 'Class 3', passes: false },
      ],
    });
    expect(on('2026-05-02', classes, [event('2026-05-01', { level })]).state).toBe(state);
  });

  it('for diagnosis count for nothing', () => {
    expect(on('2026-05-02', scored, [event('2026-05-01', { score: 10, forRecord: false })]).state).toBe('NEVER_DONE');
  });
});

describe('the event that counts', () => {
  it('is the latest, in whatever order they were entered', () => {
    const events = [event('2026-05-01'), event('2026-03-01')];
    expect(countingEvent(events, '2026-06-01')).toBe(events[0]);
    expect(countingEvent(events, '2026-04-01')).toBe(events[1]);
    expect(countingEvent(events, '2026-02-28')).toBeNull();
  });

  it('is of one day the one that was entered last', () => {
    const events = [event('2026-05-01', { score: 1 }), event('2026-05-01', { score: 2 })];
    expect(countingEvent(events, '2026-05-01')).toBe(events[1]);
  });
});

it('an excuse holds until its last day; then it is as it would be without', () => {
  const events = [event('2025-11-01')];
  expect(on('2026-05-10', kind(), events, '2026-05-10')).toEqual({
    state: 'EXCUSED',
    dueOn: '2026-05-01',
    excusedUntil: '2026-05-10',
  });
  expect(on('2026-05-11', kind(), events, '2026-05-10')).toEqual({
    state: 'OVERDUE',
    dueOn: '2026-05-01',
    excusedUntil: null,
  });
});

it.each([
  ['a grade that it names', { grades: ['E4'] }, 'NEVER_DONE'],
  ['another grade', { grades: ['E5'] }, 'NOT_REQUIRED'],
  ['a role that it names', { roles: ['FO'] }, 'NEVER_DONE'],
  ['another role', { roles: ['RTO'] }, 'NOT_REQUIRED'],
  ['the grade without the role', { grades: ['E4'], roles: ['RTO'] }, 'NOT_REQUIRED'],
  ['the day before it is retired', { retiredOn: '2026-05-02' }, 'NEVER_DONE'],
  ['the day on which it is retired', { retiredOn: '2026-05-01' }, 'NOT_REQUIRED'],
] as const)('applies by grade, role and day: %s', (_, given, state) => {
  expect(on('2026-05-01', kind(given), []).state).toBe(state);
});

it('says on every day what going through the days one by one says', () => {
  const days = fc.integer({ min: 0, max: 900 }).map((count) => addDays('2026-01-01', count));
  const events = fc.array(fc.record({ doneOn: days, passed: fc.boolean(), forRecord: fc.boolean() }), { maxLength: 6 });
  fc.assert(
    fc.property(
      events,
      fc.integer({ min: 1, max: 14 }),
      fc.integer({ min: 0, max: 60 }),
      days,
      (given, months, leadDays, day) => {
        const one = kind({ result: DueResult.PASS_FAIL, months, leadDays });
        // One day after another: an event begins a validity, whose last day is reached by counting months on a calendar.
        let state: DueState = DueState.NEVER_DONE;
        let last = '';
        for (let now = '2026-01-01'; now <= day; now = addDays(now, 1)) {
          for (const { doneOn, passed, forRecord } of given) {
            if (!forRecord || doneOn !== now) continue;
            state = passed ? DueState.CURRENT : DueState.FAILED;
            last = passed ? monthsLater(now, months) : '';
          }
          if (last !== '') {
            if (now > last) state = DueState.OVERDUE;
            else state = addDays(now, leadDays) >= last ? DueState.DUE_SOON : DueState.CURRENT;
          }
        }
        expect(
          on(
            day,
            one,
            given.map(({ doneOn, ...rest }) => event(doneOn, rest)),
          ).state,
        ).toBe(state);
      },
    ),
  );
});

/** By going back from the same day of the month, which not every month has. */
function monthsLater(day: LocalDate, months: number): LocalDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const index = month - 1 + months;
  const firstOf = `${year + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  for (let last = date; ; last -= 1) {
    const text = `${firstOf}-${String(last).padStart(2, '0')}`;
    if (new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)) return text;
  }
}
