import { Button } from '@mantine/core';
import { useState } from 'react';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';

/** A report's title, with the whole unit's calendar, which has the dates of both reports. */
export function ListHead({ title }: { title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ScreenTitle
        title={title}
        actions={
          <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Unit calendar
          </Button>
        }
      />
      {isOpen && <CalendarPanel scope="SECTION" />}
    </>
  );
}
