import fc from 'fast-check';
import { addDays, type LocalDate } from '../localDate.ts';
import { DueCycle } from './cycles.ts';
import { type DueEvent, type Requirement, DueResult } from './requirements.ts';
import { countingEvent, type DuePerson, DueState, dueState } from './states.ts';
import { aRequirement } from './testing.ts';

const SPC: DuePerson = { grade: 'E4', role: 'FO', dor: '2025-03-01', arrivesOn: null, madeOn: '2020-01-05' };

const requirement = (given: Partial<Requirement> = {}) => aRequirement({ id: 'requirement', months: 6, ...given });

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
  one: Requirement,
  events: readonly DueEvent[],
  excusedUntil: LocalDate | null = null,
  person: DuePerson = SPC,
) => dueState(one, person, { events, excusedUntil, firstDueOn: null }, day);

/** A range day in the half-year that the examples are about. */
const DONE = '2026-06-15';
const fixed = requirement({ cycle: DueCycle.FIXED, months: null });
const once = requirement({ cycle: DueCycle.ONCE, months: null });
const passFail = requirement({ result: DueResult.PASS_FAIL });

describe('each state, by the first that fits', () => {
  type Example = {
    readonly requirement?: Requirement;
    readonly person?: Partial<DuePerson>;
    readonly events?: readonly DueEvent[];
    readonly excusedUntil?: LocalDate;
    readonly firstDueOn?: LocalDate;
    readonly day: LocalDate;
  };
  it.each<[string, Example, DueState, string | null]>([
    // Not required, whatever the events.
    [
      'not in force yet',
      { requirement: requirement({ inForceFrom: '2026-11-21' }), events: [event('2020-01-10')], day: '2026-11-20' },
      'NOT_REQUIRED',
      null,
    ],
    [
      'on the day it comes into force',
      { requirement: requirement({ inForceFrom: '2026-11-20' }), day: '2026-11-20' },
      'TO_DO',
      '2026-12-20',
    ],
    [
      'the day before it is retired',
      { requirement: requirement({ retiredOn: '2026-11-21' }), events: [event('2026-11-01')], day: '2026-11-20' },
      'CURRENT',
      '2027-05-01',
    ],
    [
      'retired',
      { requirement: requirement({ retiredOn: '2026-11-20' }), events: [event('2020-01-10')], day: '2026-11-20' },
      'NOT_REQUIRED',
      null,
    ],
    ['another grade', { requirement: requirement({ grades: ['E5'] }), day: '2026-11-20' }, 'NOT_REQUIRED', null],
    ['another role', { requirement: requirement({ roles: ['RTO'] }), day: '2026-11-20' }, 'NOT_REQUIRED', null],
    [
      'the grade without the role',
      { requirement: requirement({ grades: ['E4'], roles: ['RTO'] }), day: '2026-11-20' },
      'NOT_REQUIRED',
      null,
    ],
    // Excused, through the last day.
    [
      'excused though failed',
      {
        requirement: passFail,
        events: [event('2026-11-01', { passed: false })],
        excusedUntil: '2026-11-20',
        day: '2026-11-20',
      },
      'EXCUSED',
      '2026-11-01',
    ],
    [
      'the excuse is over',
      {
        requirement: passFail,
        events: [event('2026-11-01', { passed: false })],
        excusedUntil: '2026-11-20',
        day: '2026-11-21',
      },
      'FAILED',
      '2026-11-01',
    ],
    [
      'excused though overdue',
      { events: [event('2026-01-01')], excusedUntil: '2026-11-20', day: '2026-11-20' },
      'EXCUSED',
      '2026-07-01',
    ],
    // Failed, until a later event for record passes.
    [
      'failed long ago',
      { requirement: passFail, events: [event('2021-01-01', { passed: false })], day: '2026-11-20' },
      'FAILED',
      '2021-01-01',
    ],
    [
      'failed, then passed for diagnosis',
      {
        requirement: passFail,
        events: [event('2026-11-01', { passed: false }), event('2026-11-10', { passed: true, forRecord: false })],
        day: '2026-11-20',
      },
      'FAILED',
      '2026-11-01',
    ],
    [
      'failed, then passed',
      {
        requirement: passFail,
        events: [event('2026-11-01', { passed: false }), event('2026-11-10', { passed: true })],
        day: '2026-11-20',
      },
      'CURRENT',
      '2027-05-10',
    ],
    // Done before: lead, due day and grace.
    ['the day before the lead', { events: [event(DONE)], day: '2026-11-14' }, 'CURRENT', '2026-12-15'],
    ['the first day of the lead', { events: [event(DONE)], day: '2026-11-15' }, 'DUE_SOON', '2026-12-15'],
    ['the due day', { events: [event(DONE)], day: '2026-12-15' }, 'DUE_SOON', '2026-12-15'],
    ['the day after', { events: [event(DONE)], day: '2026-12-16' }, 'OVERDUE', '2026-12-15'],
    [
      'the last day of grace',
      { requirement: requirement({ graceDays: 30 }), events: [event(DONE)], day: '2027-01-14' },
      'DUE_SOON',
      '2026-12-15',
    ],
    [
      'the day after the grace',
      { requirement: requirement({ graceDays: 30 }), events: [event(DONE)], day: '2027-01-15' },
      'OVERDUE',
      '2026-12-15',
    ],
    [
      'a lead of 60 days decides, and no other number',
      { requirement: requirement({ leadDays: 60 }), events: [event(DONE)], day: '2026-10-20' },
      'DUE_SOON',
      '2026-12-15',
    ],
    [
      'a lead of 0 days',
      { requirement: requirement({ leadDays: 0 }), events: [event(DONE)], day: '2026-12-14' },
      'CURRENT',
      '2026-12-15',
    ],
    ['once passed, forever', { requirement: once, events: [event('2021-01-01')], day: '2099-01-01' }, 'CURRENT', null],
    [
      'a fixed day',
      { requirement: fixed, events: [event('2026-01-10', { expiresOn: '2026-11-19' })], day: '2026-11-20' },
      'OVERDUE',
      '2026-11-19',
    ],
    [
      'fixed days, with an event of before that has none',
      { requirement: fixed, events: [event('2021-01-10')], day: '2026-11-20' },
      'CURRENT',
      null,
    ],
    // Never done, rolling and once: the first day it applied, plus the lead.
    [
      'never done, from the day in force',
      { requirement: requirement({ inForceFrom: '2026-11-01' }), day: '2026-12-01' },
      'TO_DO',
      '2026-12-01',
    ],
    [
      'never done, the day after',
      { requirement: requirement({ inForceFrom: '2026-11-01' }), day: '2026-12-02' },
      'OVERDUE',
      '2026-12-01',
    ],
    [
      'never done, within the grace',
      { requirement: requirement({ inForceFrom: '2026-11-01', graceDays: 5 }), day: '2026-12-06' },
      'TO_DO',
      '2026-12-01',
    ],
    [
      'never done, after the grace',
      { requirement: requirement({ inForceFrom: '2026-11-01', graceDays: 5 }), day: '2026-12-07' },
      'OVERDUE',
      '2026-12-01',
    ],
    [
      'never done, once',
      { requirement: { ...once, inForceFrom: '2026-11-01', leadDays: 10 }, day: '2026-11-11' },
      'TO_DO',
      '2026-11-11',
    ],
    [
      'never done, once, too late',
      { requirement: { ...once, inForceFrom: '2026-11-01', leadDays: 10 }, day: '2026-11-12' },
      'OVERDUE',
      '2026-11-11',
    ],
    [
      'never done, from the day the record was made',
      { person: { madeOn: '2026-11-05' }, day: '2026-11-20' },
      'TO_DO',
      '2026-12-05',
    ],
    [
      'never done, from the gain date in its place',
      { person: { madeOn: '2026-11-05', arrivesOn: '2026-08-01' }, day: '2026-11-20' },
      'OVERDUE',
      '2026-08-31',
    ],
    [
      'never done, from the promotion that brought it',
      { requirement: requirement({ grades: ['E4'] }), person: { dor: '2026-11-10' }, day: '2026-11-20' },
      'TO_DO',
      '2026-12-10',
    ],
    [
      'never done, where no grade brings it',
      { person: { dor: '2026-11-10' }, day: '2026-11-20' },
      'OVERDUE',
      '2020-02-04',
    ],
    [
      'never done, without a date of rank',
      { requirement: requirement({ grades: ['E4'] }), person: { dor: null }, day: '2026-11-20' },
      'OVERDUE',
      '2020-02-04',
    ],
    [
      'never done, from the day after an excuse',
      { excusedUntil: '2026-10-31', day: '2026-11-20' },
      'TO_DO',
      '2026-12-01',
    ],
    ['never done, and excused', { excusedUntil: '2026-11-30', day: '2026-11-20' }, 'EXCUSED', '2026-12-31'],
    [
      'done for diagnosis alone',
      {
        requirement: requirement({ inForceFrom: '2026-11-01' }),
        events: [event('2026-11-02', { forRecord: false })],
        day: '2026-11-20',
      },
      'TO_DO',
      '2026-12-01',
    ],
    // Never done, windows: the end of the part of the year, or of the next part if fewer days than the lead are left.
    [
      'never done, as many days as the lead are left',
      { requirement: requirement({ cycle: DueCycle.CALENDAR, inForceFrom: '2026-12-01' }), day: '2026-12-31' },
      'TO_DO',
      '2026-12-31',
    ],
    [
      'never done, overdue with the next part',
      { requirement: requirement({ cycle: DueCycle.CALENDAR, inForceFrom: '2026-12-01' }), day: '2027-01-01' },
      'OVERDUE',
      '2026-12-31',
    ],
    [
      'never done, fewer are left',
      { requirement: requirement({ cycle: DueCycle.CALENDAR, inForceFrom: '2026-12-02' }), day: '2027-01-01' },
      'TO_DO',
      '2027-06-30',
    ],
    [
      'never done, by the fiscal year',
      {
        requirement: requirement({ cycle: DueCycle.FISCAL, months: 12, inForceFrom: '2026-08-31' }),
        day: '2026-10-01',
      },
      'OVERDUE',
      '2026-09-30',
    ],
    [
      'never done, by the next fiscal year',
      {
        requirement: requirement({ cycle: DueCycle.FISCAL, months: 12, inForceFrom: '2026-09-01' }),
        day: '2026-10-01',
      },
      'TO_DO',
      '2027-09-30',
    ],
    // Never done, fixed days: the day that staff enter.
    ['never done, no date entered', { requirement: fixed, day: '2099-01-01' }, 'TO_DO', null],
    [
      'never done, on the day entered',
      { requirement: fixed, firstDueOn: '2026-11-20', day: '2026-11-20' },
      'TO_DO',
      '2026-11-20',
    ],
    [
      'never done, the day after',
      { requirement: fixed, firstDueOn: '2026-11-19', day: '2026-11-20' },
      'OVERDUE',
      '2026-11-19',
    ],
    [
      'a day entered for a requirement without fixed days',
      { firstDueOn: '2027-11-20', day: '2026-11-20' },
      'OVERDUE',
      '2020-02-04',
    ],
  ])(
    '%s',
    (
      _what,
      { requirement: one = requirement(), person, events = [], excusedUntil = null, firstDueOn = null, day },
      state,
      dueOn,
    ) => {
      const due = dueState(one, { ...SPC, ...person }, { events, excusedUntil, firstDueOn }, day);
      expect([due.state, due.dueOn]).toEqual([state, dueOn]);
    },
  );
});

describe('by calendar months', () => {
  it.each([
    ['2026-08-31', '2027-02-28'],
    ['2027-08-31', '2028-02-29'],
    ['2026-08-15', '2027-02-15'],
    ['2026-02-28', '2026-08-28'],
  ])('done on %s, it is due by %s after 6 months', (doneOn, dueOn) => {
    expect(on(doneOn, requirement(), [event(doneOn)])).toMatchObject({ state: 'CURRENT', dueOn, excusedUntil: null });
  });

  it('is current, due soon from its lead on, and overdue after its last day', () => {
    const events = [event('2026-06-15')];
    const states = ['2026-11-14', '2026-11-15', '2026-12-15', '2026-12-16'].map(
      (day) => on(day, requirement(), events).state,
    );
    expect(states).toEqual(['CURRENT', 'DUE_SOON', 'DUE_SOON', 'OVERDUE']);
  });

  it('is not late yet within its days of grace', () => {
    const late = requirement({ cycle: DueCycle.FIXED, months: null, leadDays: 14, graceDays: 90 });
    const events = [event('2026-01-10', { expiresOn: '2026-06-30' })];
    const states = ['2026-06-15', '2026-06-16', '2026-09-28', '2026-09-29'].map((day) => on(day, late, events).state);
    expect(states).toEqual(['CURRENT', 'DUE_SOON', 'DUE_SOON', 'OVERDUE']);
  });
});

it('by a half-year of the calendar: done in March, it is due by the end of December', () => {
  const halfYear = requirement({ cycle: DueCycle.CALENDAR });
  expect(on('2026-03-20', halfYear, [event('2026-03-10')])).toMatchObject({ state: 'CURRENT', dueOn: '2026-12-31' });
  expect(on('2027-01-01', halfYear, [event('2026-03-10')]).state).toBe('OVERDUE');
});

it('by the fiscal year: done in September, it is due by the end of the next September', () => {
  const year = requirement({ cycle: DueCycle.FISCAL, months: 12 });
  expect(on('2026-09-30', year, [event('2026-09-30')])).toMatchObject({ state: 'CURRENT', dueOn: '2027-09-30' });
  expect(on('2026-10-01', year, [event('2026-10-01')])).toMatchObject({ state: 'CURRENT', dueOn: '2028-09-30' });
});

describe('results', () => {
  const scored = requirement({ result: DueResult.SCORE, score: { min: 0, max: 40, failBelow: 23 } });
  it.each([
    [22, 'FAILED', '2026-05-01'],
    [23, 'CURRENT', '2026-11-01'],
  ])('a score of %d: %s', (score, state, dueOn) => {
    expect(on('2026-05-02', scored, [event('2026-05-01', { score })])).toMatchObject({ state, dueOn });
  });

  it('that fail inside the validity of a pass are due at once, and current again with the next pass', () => {
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
    const classes = requirement({
      result: DueResult.LEVEL,
      levels: [
        { name: 'Class 1', passes: true },
        { name: 'Class 3', passes: false },
      ],
    });
    expect(on('2026-05-02', classes, [event('2026-05-01', { level })]).state).toBe(state);
  });
});

describe('the event that counts', () => {
  it('is the latest, in whatever order they were entered', () => {
    const events = [event('2026-05-01'), event('2026-03-01')];
    expect(countingEvent(events, '2026-06-01')).toBe(events[0]);
    expect(countingEvent(events, '2026-04-01')).toBe(events[1]);
    expect(countingEvent(events, '2026-02-28')).toBeNull();
  });

  it('is the last one entered on a day', () => {
    const events = [event('2026-05-01', { score: 1 }), event('2026-05-01', { score: 2 })];
    expect(countingEvent(events, '2026-05-01')).toBe(events[1]);
  });
});

it('says from when it is overdue, and of which day the event is that counts', () => {
  const graced = requirement({ graceDays: 30 });
  const days = { dueOn: '2026-09-15', overdueFrom: '2026-10-16', excusedUntil: null, doneOn: '2026-03-15' };
  expect(on('2026-09-20', graced, [event('2026-03-15')])).toEqual({ state: 'DUE_SOON', ...days });
  expect(on('2026-10-16', graced, [event('2026-03-15')])).toEqual({ state: 'OVERDUE', ...days });
  const excused = { ...days, state: 'EXCUSED', excusedUntil: '2026-10-16' };
  expect(on('2026-10-16', graced, [event('2026-03-15')], '2026-10-16')).toEqual(excused);
});

it('what was never done is to do, and then overdue, on each of all days after it came into force', () => {
  const days = fc.integer({ min: 0, max: 900 }).map((count) => addDays('2026-01-01', count));
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(DueCycle)),
      fc.record({ inForceFrom: days, madeOn: days, excusedUntil: fc.option(days), firstDueOn: fc.option(days) }),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 60 }),
      days,
      (cycle, { inForceFrom, madeOn, excusedUntil, firstDueOn }, leadDays, graceDays, day) => {
        const one = requirement({ cycle, inForceFrom, leadDays, graceDays });
        const kept = { events: [], excusedUntil, firstDueOn };
        const { state, dueOn, overdueFrom } = dueState(one, { ...SPC, madeOn }, kept, day);
        if (day < inForceFrom) return expect(state).toBe('NOT_REQUIRED');
        if (excusedUntil !== null && day <= excusedUntil) return expect(state).toBe('EXCUSED');
        expect(overdueFrom).toBe(dueOn === null ? null : addDays(dueOn, graceDays + 1));
        expect(state).toBe(overdueFrom !== null && day >= overdueFrom ? 'OVERDUE' : 'TO_DO');
        // Nobody is overdue on the first day a requirement applies, nor within the lead after it.
        const asked = [inForceFrom, madeOn, ...(excusedUntil === null ? [] : [addDays(excusedUntil, 1)])]
          .toSorted()
          .at(-1);
        if (cycle !== DueCycle.FIXED) expect(dueOn !== null && dueOn >= addDays(asked ?? '', leadDays)).toBe(true);
      },
    ),
  );
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
        const one = requirement({ result: DueResult.PASS_FAIL, months, leadDays });
        // Goes day by day. An event begins a validity, whose last day is found by counting months on a calendar.
        let state: DueState = DueState.OVERDUE;
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

/** Goes back from the same day of the month, which not every month has. */
function monthsLater(day: LocalDate, months: number): LocalDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const index = month - 1 + months;
  const firstOf = `${year + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  for (let last = date; ; last -= 1) {
    const text = `${firstOf}-${String(last).padStart(2, '0')}`;
    if (new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)) return text;
  }
}
