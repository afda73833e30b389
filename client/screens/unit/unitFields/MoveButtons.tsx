import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';

type MoveButtonsProps = {
  /** What is moved. */
  label: string;
  /** Its place in the list, and how many there are. */
  index: number;
  count: number;
  isBusy: boolean;
  onMove: (from: number, to: number) => void;
};

/** Moves a row of a list up or down. */
export function MoveButtons({ label, index, count, isBusy, onMove }: MoveButtonsProps) {
  return (
    <>
      <Button
        variant="subtle"
        aria-label={`Move ${label} up`}
        aria-disabled={isBusy || index === 0}
        onClick={() => !isBusy && index > 0 && onMove(index, index - 1)}
      >
        <IconChevronUp aria-hidden />
      </Button>
      <Button
        variant="subtle"
        aria-label={`Move ${label} down`}
        aria-disabled={isBusy || index === count - 1}
        onClick={() => !isBusy && index < count - 1 && onMove(index, index + 1)}
      >
        <IconChevronDown aria-hidden />
      </Button>
    </>
  );
}
