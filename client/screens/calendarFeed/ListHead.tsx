import { Button } from '@mantine/core';
import { useState } from 'react';
import { ListTools, type ListToolsProps } from '../../app/tables/lists/ListTools.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';

/** A list's tools, with the whole unit's calendar, which has the dates of both lists. */
export function ListHead(props: Omit<ListToolsProps, 'action'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListTools
        {...props}
        action={
          <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Unit calendar
          </Button>
        }
      />
      {isOpen && <CalendarPanel scope="SECTION" />}
    </>
  );
}
