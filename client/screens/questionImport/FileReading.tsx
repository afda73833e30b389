import { DayQuestions } from '../../app/import/DayQuestions.tsx';
import type { DayReading } from '../../app/import/fileDays.ts';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { Message } from '../../components/Message.tsx';
import classes from './FileReading.module.css';
import { type OpenQuestions, reviewDates } from './openQuestions.ts';

type FileReadingProps = { open: OpenQuestions; isBusy: boolean; onRead: (days: DayReading) => void };

/** What to know about how a file was read, and what to say about it. */
export function FileReading({ open, isBusy, onRead }: FileReadingProps) {
  return (
    <>
      <LiveRegion>{open.file.note !== null && <Message>{open.file.note}</Message>}</LiveRegion>
      {/* What is on its way tells of the days as they were sent. */}
      <fieldset className={classes['choices']} disabled={isBusy} aria-label="Review dates">
        <DayQuestions texts={reviewDates(open)} days={open.days} onRead={onRead} />
      </fieldset>
    </>
  );
}
