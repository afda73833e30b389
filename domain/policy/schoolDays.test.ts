import { usualEnd } from './schoolDays.ts';

const BLC = { schoolName: 'BLC', startDate: '2027-01-04', endDate: '' } as const;

test.each([
  ['in the default pack', 'SPECIFICATION', BLC, { day: '2027-01-25', days: 22 }],
  ['over the end of a year', 'ARMY_2026', { ...BLC, startDate: '2026-12-20' }, { day: '2027-01-10', days: 22 }],
  ['in the Army pack', 'ARMY_2026', { ...BLC, schoolName: 'ALC' }, { day: '2027-01-24', days: 21 }],
  [
    'where the last day is before a new first day',
    'SPECIFICATION',
    { ...BLC, endDate: '2026-12-24' },
    { day: '2027-01-25', days: 22 },
  ],
  ['not where no length is known', 'SPECIFICATION', { ...BLC, schoolName: 'ALC' }, null],
  ['not without a school', 'SPECIFICATION', { ...BLC, schoolName: '' }, null],
  ['not without a first day', 'SPECIFICATION', { ...BLC, startDate: '' }, null],
  ['not with a first day that is none', 'SPECIFICATION', { ...BLC, startDate: '2027-02-30' }, null],
  ['not over a last day that was typed', 'SPECIFICATION', { ...BLC, endDate: '2027-01-04' }, null],
] as const)('the usual last day is offered, %s', (_, pack, school, offered) => {
  expect(usualEnd(pack, school)).toEqual(offered);
});
