import { Button } from '@mantine/core';
import { useState } from 'react';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { CalendarPanel } from '../../account/calendarFeed/CalendarPanel.tsx';
import classes from './ReportHead.module.css';

/** A report's title, with the calendar of the whole unit: a feed with the dates of both reports. */
export function ReportHead({ title }: { title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={classes['head']}>
        <ScreenTitle title={title} />
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Unit calendar
        </Button>
      </div>
      {isOpen && <CalendarPanel scope="SECTION" />}
    </>
  );
}
