import { formatDay, type LocalDate } from '../../domain/localDate.ts';
import { relativeDays } from '../../domain/record/serviceTime.ts';
import { today } from './today.ts';
import words from './words.module.css';

type DayProps = {
  day: LocalDate;
  /** Replaces the text that says how far away the day is. */
  distance?: string;
};

/** A day as the product writes it, and how far away it is. A line may break between the two, but not inside either. */
export function Day({ day, distance = relativeDays(day, today()) }: DayProps) {
  return (
    <>
      <time dateTime={day} className={words.part}>
        {formatDay(day)}
      </time>{' '}
      <span className={words.distance}>{distance}</span>
    </>
  );
}
