import { comingDays } from './comingDays.ts';

const TODAY = '2026-11-28';
const LAST = '2026-12-04';

const person = (given: Partial<Parameters<typeof comingDays<string>>[0]>) => ({
  ets: null,
  schools: [],
  arrivesOn: null,
  lastDay: null,
  ...given,
});
const school = (startDate: string, endDate: string) => ({ schoolName: 'BLC', startDate, endDate });

test.each<[string, Parameters<typeof person>[0], string[]]>([
  ['nobody with nothing in the week', { ets: '2027-03-01', schools: [school('2026-12-05', '2026-12-20')] }, []],
  ['an ETS today', { ets: TODAY }, ['ETS 2026-11-28']],
  ['an ETS on the seventh day', { ets: LAST }, ['ETS 2026-12-04']],
  ['no ETS on the eighth day', { ets: '2026-12-05' }, []],
  ['no ETS that is past', { ets: '2026-11-27' }, []],
  [
    'the first and the last day of a school',
    { schools: [school(TODAY, LAST)] },
    ['SCHOOL_STARTS 2026-11-28 BLC', 'SCHOOL_ENDS 2026-12-04 BLC'],
  ],
  [
    'the last day of a school that began before',
    { schools: [school('2026-11-02', TODAY)] },
    ['SCHOOL_ENDS 2026-11-28 BLC'],
  ],
  ['no school that goes on all week', { schools: [school('2026-11-27', '2026-12-05')] }, []],
  ['a gain on the seventh day', { arrivesOn: LAST }, ['GAIN 2026-12-04']],
  ['a gain today', { arrivesOn: TODAY }, ['GAIN 2026-11-28']],
  ['no gain on the eighth day', { arrivesOn: '2026-12-05' }, []],
  [
    'of someone expected, nothing but the gain',
    { arrivesOn: '2026-11-29', ets: LAST, schools: [school(LAST, LAST)] },
    ['GAIN 2026-11-29'],
  ],
  ['a loss today', { lastDay: TODAY }, ['LOSS 2026-11-28']],
  ['a loss on the seventh day', { lastDay: LAST }, ['LOSS 2026-12-04']],
  ['no loss on the eighth day', { lastDay: '2026-12-05' }, []],
  ['nothing of someone who has left', { lastDay: '2026-11-27', ets: LAST }, []],
  [
    'nothing after the last day',
    { lastDay: '2026-11-30', ets: LAST, schools: [school('2026-12-01', LAST)] },
    ['LOSS 2026-11-30'],
  ],
  ['a loss by ETS once', { lastDay: '2026-11-30', ets: '2026-11-30' }, ['LOSS 2026-11-30']],
  ['an ETS before the last day as well', { lastDay: LAST, ets: '2026-11-30' }, ['ETS 2026-11-30', 'LOSS 2026-12-04']],
])('the coming week has %s', (_name, given, expected) => {
  const shown = comingDays(person(given), TODAY).map(({ kind, on, schoolName }) =>
    [kind, on, schoolName].filter((part) => part !== null).join(' '),
  );
  expect(shown).toEqual(expected);
});
