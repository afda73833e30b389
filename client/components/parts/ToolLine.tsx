import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { MoreMenu } from './MoreMenu.tsx';
import classes from './ToolLine.module.css';

type ToolLineProps = {
  /** A `ScreenTitle` without actions. */
  title?: ReactNode;
  /** A `SearchField`. */
  search?: ReactNode;
  /** `FilterChip`s. A phone shows them on demand. */
  filters?: ReactNode;
  /** How many of the filters are set. */
  chosen?: number;
  /** What chooses the day. */
  date?: ReactNode;
  /** The screen's one main action. */
  action?: ReactNode;
  /** Everything else, in a menu. */
  more?: ReactNode;
};

/** The tools above a list: one line on a desktop, nothing in it higher than 36 px. On a phone the title, then search and Filter. */
export function ToolLine({ title, search, filters, chosen = 0, date, action, more }: ToolLineProps) {
  const [isOpen, setOpen] = useState(false);
  const hasFilters = filters !== undefined || date !== undefined;
  return (
    <div className={classes.line}>
      {title}
      {(search !== undefined || hasFilters) && (
        <search className={classes.search}>
          {search}
          {hasFilters && (
            <>
              <Button
                variant="default"
                className={classes.filter}
                leftSection={<IconAdjustmentsHorizontal aria-hidden />}
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {chosen === 0 ? 'Filter' : `Filter (${chosen})`}
              </Button>
              <div className={classes.filters} data-open={isOpen || undefined}>
                {filters}
                {date}
              </div>
            </>
          )}
        </search>
      )}
      {(action !== undefined || more !== undefined) && (
        <div className={classes.actions}>
          {action}
          {more !== undefined && <MoreMenu isFolded>{more}</MoreMenu>}
        </div>
      )}
    </div>
  );
}
