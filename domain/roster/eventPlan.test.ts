import type { Requirement } from '../due/requirements.ts';
import { aRequirement, RIFLE_SCORE } from '../due/testing.ts';
import { SPECIFICATION } from '../policy/packs.ts';
import type { UnitField } from '../policy/unitFields.ts';
import { NEW_RECORD } from '../record/fields.ts';
import { finished } from '../steps.ts';
import { planEvents } from './eventPlan.ts';
import type { EventTexts } from './eventRow.ts';
import type { RosterRow } from './rosterRow.ts';

const REQUIREMENT = aRequirement({ id: 'requirement-m4', name: 'M4', ...RIFLE_SCORE, sets: 'RIFLE' });
const AFT: Requirement = {
  ...REQUIREMENT,
  id: 'requirement-aft',
  name: 'AFT',
  score: { min: 0, max: 500, failBelow: 300 },
  sets: 'FITNESS',
};
const RIDE: Requirement = {
  ...REQUIREMENT,
  id: 'requirement-ride',
  name: 'Check ride',
  result: 'NONE',
  score: null,
  sets: null,
};
const EVALUATION: Requirement = { ...RIDE, id: 'requirement-eval', name: 'Evaluation', cycle: 'FIXED', months: null };
const DENTAL: Requirement = {
  ...RIDE,
  id: 'requirement-dental',
  name: 'Dental',
  result: 'LEVEL',
  medical: true,
  levels: [{ name: 'Class 1', passes: true }],
};
const KINDS = [REQUIREMENT, AFT, RIDE, EVALUATION, DENTAL];

type Person = Parameters<typeof planEvents>[1][number];
const event = (requirementId: string, doneOn: string, score: number | null): Person['dues'][number] => ({
  requirementId,
  doneOn,
  score,
  expiresOn: null,
  forRecord: true,
  level: null,
  passed: null,
});
const person = (given: Partial<Person> = {}): Person => ({
  ...NEW_RECORD,
  id: 'morgan',
  firstName: 'Alex',
  middleName: 'Lee',
  lastName: 'Morgan',
  rank: 'SPC',
  grade: 'E4',
  acftTest: 'ACFT',
  m4Test: 'M4',
  m4Passed: false,
  isStaff: false,
  awaitsStaffApproval: false,
  loginState: 'NONE',
  stay: { arrivesOn: null, lastDay: null },
  dues: [],
  ...given,
});

const MORGAN = { firstName: 'Alex', middleName: 'Lee', lastName: 'Morgan' };
const M4 = { requirement: 'm4', doneOn: '03 MAR 2026', result: '38' };
const plan = (
  rows: readonly RosterRow[],
  people: readonly Person[] = [person()],
  unitFields: readonly UnitField[] = [],
) => finished(planEvents(rows, people, KINDS, { policy: SPECIFICATION, unitFields }, '2026-03-14'));
const planOne = (texts: EventTexts, given: RosterRow = {}, people?: readonly Person[]) => {
  const [planned] = plan([{ ...MORGAN, ...given, event: { ...M4, ...texts } }], people);
  if (!planned) throw new Error('There is no plan.');
  return planned;
};

describe('an event', () => {
  it('is entered for the person with that name, and the field follows it', () => {
    expect(planOne({}, { lastName: ' MORGAN ' })).toMatchObject({
      ...{
        row: 1,
        says: { firstName: 'Alex', middleName: 'Lee', lastName: 'MORGAN' },
        outcome: 'ADDED',
        problems: [],
        candidates: [],
      },
      before: { id: 'morgan' },
      after: { m4Qual: 38 },
      event: {
        requirement: { id: 'requirement-m4' },
        given: {
          doneOn: '2026-03-03',
          expiresOn: null,
          forRecord: true,
          score: 38,
          level: null,
          passed: null,
          note: '',
        },
        text: '03 MAR 2026 M4 · 38: passes.',
      },
    });
  });

  it.each<[EventTexts, string]>([
    [{ result: '21' }, '03 MAR 2026 M4 · 21: fails, below 23.'],
    [{ requirement: 'requirement-aft', result: '450 pass' }, '03 MAR 2026 AFT · 450, Pass: passes.'],
    [{ requirement: 'CHECK RIDE', result: '' }, '03 MAR 2026 Check ride · Done.'],
    [{ requirement: 'Check ride', result: 'X' }, '03 MAR 2026 Check ride · Done.'],
    [{ requirement: 'Dental', result: '1' }, '03 MAR 2026 Dental · Class 1: passes.'],
    [{ forRecord: 'no' }, "03 MAR 2026 M4 · 38: passes. Diagnostic, so it doesn't count."],
  ])('%j: %s', (texts, text) => expect(planOne(texts)).toMatchObject({ outcome: 'ADDED', event: { text } }));

  it('that is older than the latest stands in the series, and moves nothing', () => {
    const people = [person({ m4Qual: 30, dues: [event('requirement-m4', '2026-03-04', 30)] })];
    expect(planOne({}, {}, people)).toMatchObject({
      outcome: 'ADDED',
      after: { m4Qual: 30 },
      event: { text: '03 MAR 2026 M4 · 38: passes. Not the latest event, so it changes nothing else.' },
    });
  });

  it('of a day with another one says so, and counts as the one entered last', () => {
    const people = [person({ m4Qual: 30, dues: [event('requirement-m4', '2026-03-03', 30)] })];
    expect(planOne({}, {}, people)).toMatchObject({
      after: { m4Qual: 38 },
      event: { text: '03 MAR 2026 M4 · 38: passes. There is also 30 on that day.' },
    });
  });

  it('that is there already is not entered again, whatever its note', () => {
    const people = [person({ m4Qual: 20, dues: [event('requirement-m4', '2026-03-03', 38)] })];
    expect(planOne({ note: 'Range 4' }, {}, people)).toMatchObject({
      outcome: 'UNCHANGED',
      after: { m4Qual: 20 },
      event: { text: '03 MAR 2026 M4 · 38: passes. Already entered.' },
    });
    expect(planOne({ forRecord: 'no' }, {}, people).outcome).toBe('ADDED');
    expect(planOne({ requirement: 'AFT', result: '38 P' }, {}, people).outcome).toBe('ADDED');
  });

  it('of several of one person, each is entered, once, and the latest of all counts', () => {
    const rows = [M4, { ...M4, doneOn: '05 MAR 2026', result: '30' }, M4].map((one) => ({ ...MORGAN, event: one }));
    expect(plan(rows).map(({ outcome, after }) => [outcome, after?.m4Qual])).toEqual([
      ['ADDED', null],
      ['ADDED', 30],
      ['UNCHANGED', null],
    ]);
  });
});

describe('an event of a requirement that is retired by now', () => {
  const old = { ...REQUIREMENT, id: 'requirement-old', retiredOn: '2026-03-10' };
  const people = [person({ dues: [event('requirement-old', '2026-03-03', 38)] })];
  const planned = (requirements: readonly Requirement[], texts: EventTexts = {}) =>
    finished(
      planEvents(
        [{ ...MORGAN, event: { ...M4, ...texts } }],
        people,
        requirements,
        { policy: SPECIFICATION, unitFields: [] },
        '2026-03-14',
      ),
    )[0];

  it('is there already, also where another requirement has its name', () => {
    for (const requirements of [[old], [old, REQUIREMENT], [REQUIREMENT, old]]) {
      expect(planned(requirements)).toMatchObject({
        outcome: 'UNCHANGED',
        problems: [],
        event: { requirement: { id: 'requirement-old' } },
      });
    }
  });

  it('is not entered anew: it is of the requirement in use, or of none', () => {
    expect(planned([old, REQUIREMENT], { result: '37' })).toMatchObject({
      outcome: 'ADDED',
      event: { requirement: { id: 'requirement-m4' } },
    });
    expect(planned([old], { result: '37' })).toMatchObject({
      outcome: 'REFUSED',
      problems: [{ field: 'requirement', message: "M4 is retired, so files can't add events to it." }],
    });
  });
});

describe('an event of a test of the unit', () => {
  const taken = { name: 'ACFT', min: 0, max: 600, failBelow: null, bands: [], since: null };
  const aft: Requirement = {
    ...AFT,
    score: null,
    tests: [taken, { ...taken, name: 'AFT', max: 500, since: '2025-06-01' }],
  };
  const scored = (doneOn: string, score: number) => ({ ...event('requirement-aft', doneOn, score), passed: true });
  const of = (texts: EventTexts, ...dues: Person['dues'][number][]) => {
    const rows = [{ ...MORGAN, event: { ...texts, requirement: 'AFT' } }];
    const unit = { policy: SPECIFICATION, unitFields: [] };
    return finished(planEvents(rows, [person({ dues })], [aft], unit, '2026-03-14'))[0];
  };

  it('is of the test of its own day', () => {
    expect(of({ doneOn: '31 MAY 2025', result: '540, Pass (ACFT)' })).toMatchObject({
      outcome: 'ADDED',
      event: { text: '31 MAY 2025 AFT · 540, Pass (ACFT): passes.' },
    });
    expect(of({ doneOn: '01 JUN 2025', result: '540 P' })?.problems).toEqual([
      { field: 'result', message: 'AFT score must be a whole number from 0 to 500.' },
    ]);
    expect(of({ doneOn: '01 JUN 2025', result: '450 P (ACFT)' })?.problems).toEqual([
      { field: 'result', message: 'On 01 JUN 2025 your unit took the AFT, not the ACFT.' },
    ]);
  });

  it('is there already whatever its test allows by now', () => {
    const known = scored('2025-06-10', 540);
    expect(of({ doneOn: '10 JUN 2025', result: '540, Pass' }, known)?.outcome).toBe('UNCHANGED');
    expect(of({ doneOn: '10 JUN 2025', result: '540, Pass (ACFT)' }, known)?.outcome).toBe('UNCHANGED');
    expect(of({ doneOn: '10 JUN 2025', result: '541, Pass' }, known)?.outcome).toBe('REFUSED');
  });
});

describe('the person of a row', () => {
  it('is nobody where no record has the name: an event makes no person', () => {
    expect(planOne({}, { lastName: 'Nowhere' })).toMatchObject({
      outcome: 'REFUSED',
      before: null,
      after: null,
      event: null,
      problems: [{ field: 'lastName', message: 'Nobody in the unit has this name.' }],
    });
  });

  it('is asked where a name is probably somebody’s, and settled by their id or left out', () => {
    const initial = { middleName: 'L' };
    expect(planOne({}, initial)).toMatchObject({
      outcome: 'ASKED',
      after: null,
      candidates: [{ id: 'morgan' }],
      event: { text: '03 MAR 2026 M4 · 38: passes.' },
    });
    expect(planOne({}, { ...initial, sameAs: 'morgan' })).toMatchObject({ outcome: 'ADDED', before: { id: 'morgan' } });
    expect(planOne({}, { ...initial, isNew: true })).toMatchObject({
      outcome: 'REFUSED',
      candidates: [],
      problems: [{ field: 'lastName', message: 'Left out: this is nobody in the unit.' }],
    });
  });

  it('is refused where two records have the name', () => {
    const { outcome, problems } = planOne({}, {}, [person(), person({ id: 'other' })]);
    expect([outcome, problems]).toEqual(['REFUSED', [expect.objectContaining({ field: 'lastName' })]]);
  });
});

test.each<[EventTexts, [field: string, message: RegExp][]]>([
  [{ requirement: 'M17' }, [['requirement', /has no requirement "M17"/]]],
  [{ requirement: ' ' }, [['requirement', /^Enter the requirement/]]],
  [{ doneOn: '' }, [['doneOn', /^Enter the date it was done/]]],
  [{ doneOn: 'none' }, [['doneOn', /^Enter the date it was done/]]],
  [{ doneOn: '30 FEB 2026' }, [['doneOn', /^Done on must be a real date/]]],
  [{ doneOn: '15 MAR 2026' }, [['doneOn', /in the future/]]],
  [{ result: '' }, [['result', /^Enter the result/]]],
  [{ result: '41' }, [['result', /whole number from 0 to 40/]]],
  [{ result: 'expert' }, [['result', /whole number from 0 to 40/]]],
  [{ requirement: 'AFT', result: '450' }, [['result', /Pass or Fail/]]],
  [{ requirement: 'Dental', result: 'Class 9' }, [['result', /Class 1/]]],
  [{ requirement: 'Dental', result: '1', note: 'Tooth' }, [['note', /have notes/]]],
  [{ requirement: 'Evaluation', result: 'x' }, [['expiresOn', /^Enter the date/]]],
  [{ expiresOn: 'soon' }, [['expiresOn', /^Due again on must be a real date/]]],
  [{ forRecord: 'maybe' }, [['forRecord', /^For record must be yes or no/]]],
  [
    { requirement: 'M17', doneOn: 'x', forRecord: 'maybe' },
    [
      ['requirement', /M17/],
      ['doneOn', /real date/],
      ['forRecord', /yes or no/],
    ],
  ],
])('%j is refused', (texts, expected) => {
  const { outcome, problems, event: none } = planOne(texts);
  expect([outcome, none]).toEqual(['REFUSED', null]);
  expect(problems).toEqual(
    expected.map(([field, message]) => ({ field, message: expect.stringMatching(message) as string })),
  );
});

it('tells that a day due again of a file says nothing where the cycle says it', () => {
  const { outcome, event: entered } = planOne({ expiresOn: '01 JAN 2027' });
  expect([outcome, entered?.given.expiresOn]).toEqual(['ADDED', null]);
  expect(entered?.text).toMatch(/ The due date is calculated\. The file's 01 JAN 2027 is ignored\.$/);
});

describe('an event with a fixed day', () => {
  const evaluation = { requirement: 'Evaluation', result: '', expiresOn: '2027-03-03' };
  const until = (expiresOn: string, requirementId = 'requirement-eval') =>
    person({ dues: [{ ...event(requirementId, '2026-03-03', null), expiresOn }] });

  it('is due again on it', () => {
    expect(planOne({ ...evaluation, note: ' Annual ' }).event).toMatchObject({
      given: { expiresOn: '2027-03-03', note: 'Annual' },
      text: '03 MAR 2026 Evaluation · Done, due again on 03 MAR 2027.',
    });
  });

  it('is there already only where that day is the same: another one counts from then on', () => {
    expect(planOne(evaluation, {}, [until('2027-03-03')])).toMatchObject({
      outcome: 'UNCHANGED',
      event: { text: '03 MAR 2026 Evaluation · Done, due again on 03 MAR 2027. Already entered.' },
    });
    const dueAgain = 'Done, due again on 03 MAR 2027. There is also one due again on 03 MAR 2026 on that day.';
    expect(planOne(evaluation, {}, [until('2026-03-03')])).toMatchObject({
      outcome: 'ADDED',
      event: { text: `03 MAR 2026 Evaluation · ${dueAgain}` },
    });
  });

  it('is there already where the cycle was changed since', () => {
    const ride = { requirement: 'Check ride', result: '' };
    expect(planOne(ride, {}, [until('2027-03-03', 'requirement-ride')]).outcome).toBe('UNCHANGED');
  });
});

describe('the DoD ID of a row, where the unit keeps them', () => {
  const dodId: UnitField = { id: 'dod', label: 'DoD ID', kind: 'DOD_ID', choices: [], visibility: 'STAFF' };
  const [morgan, other] = [person({ 'own.dod': '1234567890' }), person({ id: 'other', lastName: 'Vance' })];
  const planned = (given: RosterRow) => {
    const row = { ...given, event: M4 };
    return plan([row, { ...row, event: { ...M4, doneOn: '04 MAR 2026' } }], [morgan, other], [dodId]).map(
      ({ before, outcome, problems }) => [outcome, before?.id ?? null, ...problems.map(({ message }) => message)],
    );
  };

  it('says whose the events are, whatever spelling the name has', () => {
    const found = ['ADDED', 'morgan'];
    expect(planned({ firstName: 'A', lastName: 'Morgan', 'own.dod': '1234567890' })).toEqual([found, found]);
  });

  it('is a problem where the name is of somebody else', () => {
    const [first] = planned({ firstName: 'Alex', middleName: 'Lee', lastName: 'Vance', 'own.dod': '1234567890' });
    expect(first).toEqual([
      'REFUSED',
      'morgan',
      'This is the DoD ID of SPC Alex Lee Morgan (UNASSIGNED), and the name of SPC Alex Lee Vance (UNASSIGNED).',
    ]);
  });

  it('says nothing where it is nobody’s', () => {
    const found = ['ADDED', 'other'];
    expect(planned({ ...MORGAN, lastName: 'Vance', 'own.dod': '9999999999' })).toEqual([found, found]);
  });

  it('asks about a person with the name and another number, who is only probable', () => {
    const asked = ['ASKED', null];
    expect(planned({ ...MORGAN, 'own.dod': '9999999999' })).toEqual([asked, asked]);
    const settled = ['ADDED', 'morgan'];
    expect(planned({ ...MORGAN, 'own.dod': '9999999999', sameAs: 'morgan' })).toEqual([settled, settled]);
  });
});
