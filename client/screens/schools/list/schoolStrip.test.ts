import { schoolStrip } from './schoolStrip.ts';

const TODAY = '2026-11-16';
const row = (id: string, startDate: string, endDate: string) => ({ soldier: { id }, school: { startDate, endDate } });

test('the strip has this month and the next five', () => {
  const { months, until, today } = schoolStrip([], TODAY);
  expect(months.map(({ day }) => day.slice(0, 7))).toEqual([
    ...['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'],
  ]);
  expect(until).toBe('2027-04-30');
  expect(today).toBeCloseTo((100 * 15) / 181);
});

test('each person has one line, the one whose school begins first on top; what is over has none', () => {
  const { people, after } = schoolStrip(
    [
      row('vega', '2027-01-04', '2027-01-29'),
      row('adams', '2026-12-07', '2026-12-18'),
      row('vega', '2026-11-02', '2026-11-20'),
      row('morgan', '2026-10-01', '2026-11-15'),
      row('baker', '2027-05-01', '2027-05-08'),
    ],
    TODAY,
  );
  expect(people.map(({ soldier, schools }) => [soldier.id, schools.map(({ school }) => school.startDate)])).toEqual([
    ['vega', ['2026-11-02', '2027-01-04']],
    ['adams', ['2026-12-07']],
  ]);
  expect(after).toBe(1);
});

test('a school is as long as its days, and is cut at the ends of the strip', () => {
  const [one] = schoolStrip([row('vega', '2026-12-01', '2026-12-01')], TODAY).people;
  expect(one?.schools[0]).toMatchObject({ start: (100 * 30) / 181 });
  expect(one?.schools[0]?.width).toBeCloseTo(100 / 181);
  const [cut] = schoolStrip([row('vega', '2026-01-01', '2028-01-01')], TODAY).people;
  expect(cut?.schools[0]).toMatchObject({ start: 0, width: 100 });
});
