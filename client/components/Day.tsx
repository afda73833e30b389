import { formatDay, type LocalDate } from '../../domain/localDate.ts';
import { relativeDays } from '../../domain/record/serviceTime.ts';
import { today } from './today.ts';
import words from './words.module.css';

type DayProps = {
  day: LocalDate;
  /** In place of how far away the day is. */
  distance?: string;
};

/** A day as the product writes it, and how far away it is; a line may break between the two, not within them. */
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
