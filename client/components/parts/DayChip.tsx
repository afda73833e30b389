import { IconCalendarEvent, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { addDays, formatDay, isLocalDate, type LocalDate } from '../../../domain/localDate.ts';
import classes from './ToolLine.module.css';

type DayChipProps = {
  /** `As of` */
  label: string;
  day: LocalDate;
  /** The day that is shown if none is chosen. */
  today: LocalDate;
  min: LocalDate;
  max: LocalDate;
  /** Called with an empty text for today. */
  onChange: (day: string) => void;
};

/**
 * The day that a list is for, such as `As of 28 NOV 2026`, with steps to the days before and after. It is typed or picked in the browser's
 * own field, which shows while it has the focus. A half-typed day is not applied.
 */
export function DayChip({ label, day, today, min, max, onChange }: DayChipProps) {
  const [text, setText] = useState(day);
  const [known, setKnown] = useState(day);
  if (day !== known) {
    setKnown(day);
    setText(day);
  }
  function choose(next: string) {
    if (next !== '' && !(isLocalDate(next) && next >= min && next <= max)) return;
    setKnown(next === '' ? today : next);
    onChange(next === today ? '' : next);
  }
  function step(days: number) {
    const next = addDays(day, days);
    setText(next);
    choose(next);
  }
  return (
    <span className={classes.day} data-set={day !== today || undefined}>
      <button type="button" aria-label="Day before" disabled={day <= min} onClick={() => step(-1)}>
        <IconChevronLeft aria-hidden />
      </button>
      <span className={classes.dayField}>
        <span aria-hidden className={classes.dayText}>
          <IconCalendarEvent /> {label} <b>{formatDay(day)}</b>
        </span>
        <input
          type="date"
          aria-label={label}
          min={min}
          max={max}
          value={text}
          onClick={({ currentTarget }) => currentTarget.showPicker()}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            choose(value);
          }}
          onBlur={() => setText(day)}
        />
      </span>
      <button type="button" aria-label="Day after" disabled={day >= max} onClick={() => step(1)}>
        <IconChevronRight aria-hidden />
      </button>
    </span>
  );
}
