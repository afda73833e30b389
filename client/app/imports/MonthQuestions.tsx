import { dayOfMonth, MonthDay } from '../../../domain/imports/importMonths.ts';
import { formatDay } from '../../../domain/localDate.ts';
import { counted } from '../../../domain/words.ts';
import { ChoiceField } from '../../components/form/ChoiceField.tsx';
import type { DayReading, MonthQuestion } from './fileDays.ts';

type MonthQuestionsProps = {
  months: readonly MonthQuestion[];
  days: DayReading;
  onRead: (days: DayReading) => void;
};

/** Asks, for each column that has months without a day, which day is meant. Where days end something, the last is offered first. */
export function MonthQuestions({ months, days, onRead }: MonthQuestionsProps) {
  return months.map(({ column, label, text, firstDay, count, isEnd }) => {
    const last = { value: MonthDay.LAST, label: `${formatDay(dayOfMonth(firstDay, 'LAST'))}, the last day` };
    const first = { value: MonthDay.FIRST, label: `${formatDay(firstDay)}, the first day` };
    const options = [
      ...(isEnd ? [last, first] : [first, last]),
      { value: MonthDay.LEFT_OUT, label: count === 1 ? 'Leave the cell out' : 'Leave these cells out' },
    ];
    return (
      <ChoiceField
        key={column}
        name={`month-${column}`}
        label={`${text} in ${label} is a month without a day. Which day is meant?`}
        help={count === 1 ? undefined : `Likewise in ${counted(count - 1, 'more cell')}.`}
        required
        options={options}
        value={days.months[column] ?? ''}
        onChange={(day) => onRead({ ...days, months: { ...days.months, [column]: day } })}
      />
    );
  });
}
