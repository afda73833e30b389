import { dayOfMonth, MonthDay } from '../../../domain/imports/importMonths.ts';
import { formatDay } from '../../../domain/localDate.ts';
import { counted } from '../../../domain/words.ts';
import { CheckField } from '../../components/form/CheckField.tsx';
import { ChoiceField } from '../../components/form/ChoiceField.tsx';
import { ambiguousDays, countedDay, DayOrder, type DayReading, type MonthQuestion } from './fileDays.ts';

type DayQuestionsProps = {
  /** The texts of the date columns. */
  texts: readonly string[];
  /** Date columns that contain months without a day. */
  months: readonly MonthQuestion[];
  /** Whether the file's own date formats put the month or the day first; null if it doesn't say. */
  shown: DayOrder | null;
  days: DayReading;
  onRead: (days: DayReading) => void;
};

const SHOWN_SO: Readonly<Record<DayOrder, string>> = {
  MONTH_FIRST: "This file's date cells show the month first.",
  DAY_FIRST: "This file's date cells show the day first.",
};

/** Asks how to read dates with two possible meanings. Renders nothing if there are none. */
export function DayQuestions({ texts, months, shown, days, onRead }: DayQuestionsProps) {
  const ambiguous = ambiguousDays(texts);
  const counted = countedDay(texts);
  return (
    <>
      {ambiguous && (
        <ChoiceField
          name="dayOrder"
          label={`What date is ${ambiguous.text}?`}
          help={ambiguous.hint ?? (shown === null ? null : SHOWN_SO[shown]) ?? undefined}
          required
          options={[
            { value: DayOrder.MONTH_FIRST, label: `${ambiguous.monthFirst}, month first` },
            { value: DayOrder.DAY_FIRST, label: `${ambiguous.dayFirst}, day first` },
          ]}
          value={days.order ?? ''}
          onChange={(order) => onRead({ ...days, order })}
        />
      )}
      <MonthQuestions months={months} days={days} onRead={onRead} />
      {counted && (
        <CheckField
          name="countsDays"
          label={`Read numbers such as ${counted.text} as Excel dates: ${counted.day}`}
          value={days.countsDays === true}
          onChange={(countsDays) => onRead({ ...days, countsDays })}
        />
      )}
    </>
  );
}

type MonthQuestionsProps = {
  months: readonly MonthQuestion[];
  days: DayReading;
  onRead: (days: DayReading) => void;
};

/** Asks which day is meant, for each column that contains months without a day. For end dates, the last day is offered first. */
function MonthQuestions({ months, days, onRead }: MonthQuestionsProps) {
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
        label={`${label} says ${text}, without a day. Which day is it?`}
        help={count === 1 ? undefined : `Same for ${counted(count - 1, 'more cell')}.`}
        required
        options={options}
        value={days.months[column] ?? ''}
        onChange={(day) => onRead({ ...days, months: { ...days.months, [column]: day } })}
      />
    );
  });
}
