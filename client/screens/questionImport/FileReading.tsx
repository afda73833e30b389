import { DayQuestions } from '../../app/import/DayQuestions.tsx';
import type { DayReading } from '../../app/import/fileDays.ts';
import classes from '../../app/import/ReadingChoices.module.css';
import { type OpenQuestions, reviewDates } from './openQuestions.ts';

type FileReadingProps = { open: OpenQuestions; isBusy: boolean; onRead: (days: DayReading) => void };

/** Asks how the review dates of the file are to be read, if they could mean two things. */
export function FileReading({ open, isBusy, onRead }: FileReadingProps) {
  return (
    // Disabled during a request, whose answer is about the dates as they were sent.
    <fieldset className={classes['choices']} disabled={isBusy} aria-label="Review dates">
      <DayQuestions texts={reviewDates(open)} days={open.days} onRead={onRead} />
    </fieldset>
  );
}
