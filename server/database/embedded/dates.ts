import { Long } from 'bson';
import { fail, unsupported } from './errors.ts';
import { isNumeric, type Maybe, shown } from './values.ts';
import { toInteger } from './numbers.ts';

/**
 * Date expressions, in UTC alone. mingo's are not used: they overflow at the end of months, round differences
 * instead of counting the boundaries between two dates, and fail on null where MongoDB answers null.
 */
const MILLISECONDS: Readonly<Record<string, number>> = {
  week: 604_800_000,
  day: 86_400_000,
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
};
const MONTHS: Readonly<Record<string, number>> = { year: 12, quarter: 3, month: 1 };

/** Weeks begin on Sunday, and the first of January 1970 was a Thursday. */
const WEEK_OFFSET = 4 * 86_400_000;

const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();

const firstOfMonth = (month: number): Date => new Date(Date.UTC(Math.floor(month / 12), ((month % 12) + 12) % 12));

const dateIn = (value: Maybe, name: string): Date =>
  value instanceof Date ? value : fail('BadValue', `${name} requires a date`);

const unitOf = (value: Maybe): string =>
  typeof value === 'string' && (Object.hasOwn(MILLISECONDS, value) || Object.hasOwn(MONTHS, value))
    ? value
    : fail('FailedToParse', `unknown time unit value: ${shown(value)}`);

/** How many whole units lie between the beginning of time and a date. */
function unitsSinceEpoch(date: Date, unit: string): number {
  const months = MONTHS[unit];
  if (months !== undefined) return Math.floor(monthOf(date) / months);
  return Math.floor((date.getTime() + (unit === 'week' ? WEEK_OFFSET : 0)) / (MILLISECONDS[unit] ?? 1));
}

/** A day beyond the end of the new month becomes its last day. */
function shift(date: Date, unit: string, amount: number): Date {
  const months = MONTHS[unit];
  if (months === undefined) return new Date(date.getTime() + amount * (MILLISECONDS[unit] ?? 1));
  const month = monthOf(date) + amount * months;
  const lastDay = new Date(firstOfMonth(month + 1).getTime() - 1).getUTCDate();
  const time = date.getTime() - firstOfMonth(monthOf(date)).getTime() - (date.getUTCDate() - 1) * 86_400_000;
  return new Date(firstOfMonth(month).getTime() + (Math.min(date.getUTCDate(), lastDay) - 1) * 86_400_000 + time);
}

type Operands = Readonly<Record<string, Maybe>>;

const shifted =
  (sign: 1 | -1) =>
  ({ startDate, unit, amount }: Operands): Maybe =>
    shift(
      dateIn(startDate, '$dateAdd'),
      unitOf(unit),
      sign * (isNumeric(amount) ? toInteger(amount, 'amount') : fail('BadValue', '$dateAdd requires a whole amount')),
    );

function truncate({ date, unit }: Operands): Maybe {
  const name = unitOf(unit);
  const units = unitsSinceEpoch(dateIn(date, '$dateTrunc'), name);
  const months = MONTHS[name];
  return months === undefined
    ? new Date(units * (MILLISECONDS[name] ?? 1) - (name === 'week' ? WEEK_OFFSET : 0))
    : firstOfMonth(units * months);
}

const dayOfYear = (date: Date): number =>
  unitsSinceEpoch(date, 'day') - unitsSinceEpoch(new Date(Date.UTC(date.getUTCFullYear(), 0)), 'day') + 1;

const PARTS: Readonly<Record<string, (date: Date) => string>> = {
  '%Y': (date) => String(date.getUTCFullYear()).padStart(4, '0'),
  '%m': (date) => date.toISOString().slice(5, 7),
  '%d': (date) => date.toISOString().slice(8, 10),
  '%H': (date) => date.toISOString().slice(11, 13),
  '%M': (date) => date.toISOString().slice(14, 16),
  '%S': (date) => date.toISOString().slice(17, 19),
  '%L': (date) => date.toISOString().slice(20, 23),
  '%j': (date) => String(dayOfYear(date)).padStart(3, '0'),
  '%%': () => '%',
};

function format({ date, format: pattern = '%Y-%m-%dT%H:%M:%S.%LZ' }: Operands): Maybe {
  const moment = dateIn(date, '$dateToString');
  if (typeof pattern !== 'string') return fail('BadValue', '$dateToString requires a string as its format');
  return pattern.replaceAll(/%.?/g, (part) =>
    (PARTS[part] ?? ((): never => unsupported(`the date format ${part}`)))(moment),
  );
}

/** Date operators with named operands, which are optional where they end in `?`. All but `onNull` make the answer null if they are. */
export const DATE_OPERATORS: Readonly<
  Record<string, readonly [names: readonly string[], (operands: Operands) => Maybe]>
> = {
  $dateAdd: [['startDate', 'unit', 'amount'], shifted(1)],
  $dateSubtract: [['startDate', 'unit', 'amount'], shifted(-1)],
  $dateDiff: [
    ['startDate', 'endDate', 'unit'],
    ({ startDate, endDate, unit }) =>
      Long.fromNumber(
        unitsSinceEpoch(dateIn(endDate, '$dateDiff'), unitOf(unit)) -
          unitsSinceEpoch(dateIn(startDate, '$dateDiff'), unitOf(unit)),
      ),
  ],
  $dateTrunc: [['date', 'unit'], truncate],
  $dateToString: [['date', 'format?', 'onNull?'], format],
};

/** Date operators with one operand. */
export const DATE_PARTS: Readonly<Record<string, (date: Date) => number>> = {
  $year: (date) => date.getUTCFullYear(),
  $month: (date) => date.getUTCMonth() + 1,
  $dayOfMonth: (date) => date.getUTCDate(),
  $dayOfWeek: (date) => date.getUTCDay() + 1,
  $dayOfYear: dayOfYear,
  $hour: (date) => date.getUTCHours(),
  $minute: (date) => date.getUTCMinutes(),
  $second: (date) => date.getUTCSeconds(),
  $millisecond: (date) => date.getUTCMilliseconds(),
};
