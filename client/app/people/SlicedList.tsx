import type { ReactNode } from 'react';
import { useSlice } from '../../components/useSlice.ts';
import { useRowsHeld } from './useRowsHeld.ts';

/** A list of so many is drawn whole, so that the browser's search finds everybody. */
const WHOLE = 60;
/** How many lines of a longer list are drawn together. */
const SLICE = 15;

type SlicedListProps<Line> = {
  label?: string | undefined;
  /** The id of the heading that names the list. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  lines: readonly Line[];
  /** A person's id, or what else tells a line from others. */
  idOf: (line: Line) => string;
  /** About how high a line is, as a CSS length. */
  height: string;
  /** Whether a line is always drawn. The line that the navigation leads back to always is. */
  isHeld?: (line: Line) => boolean;
  /** The `<li>` of a line. */
  children: (line: Line) => ReactNode;
};

/** A list of people. A long list is split into several lists, and only the lists in sight are drawn. */
export function SlicedList<Line>({ lines, isHeld = () => false, ...props }: SlicedListProps<Line>) {
  const { idOf } = props;
  const isRowHeld = useRowsHeld();
  const size = lines.length <= WHOLE ? WHOLE : SLICE;
  const slices = Array.from({ length: Math.ceil(lines.length / size) }, (_, index) =>
    lines.slice(index * size, (index + 1) * size),
  );
  return slices.map((slice, index) => (
    <Slice
      key={index}
      {...props}
      lines={slice}
      // The first and the last one are where the keyboard comes in.
      isDrawnAnywhere={
        index === 0 || index === slices.length - 1 || slice.some((line) => isHeld(line) || isRowHeld(idOf(line)))
      }
    />
  ));
}

type SliceProps<Line> = Omit<SlicedListProps<Line>, 'isHeld'> & { isDrawnAnywhere: boolean };

function Slice<Line>({
  label,
  labelledBy,
  className,
  lines,
  height: each,
  isDrawnAnywhere,
  children,
}: SliceProps<Line>) {
  const { ref, isDrawn, height } = useSlice<HTMLUListElement>({ isHeld: isDrawnAnywhere, scroller: null });
  if (!isDrawn) {
    return (
      <ul
        ref={ref}
        aria-hidden
        style={{ height: height === null ? `calc(${lines.length} * ${each})` : `${height}px` }}
      />
    );
  }
  return (
    <ul ref={ref} className={className} aria-label={label} aria-labelledby={labelledBy}>
      {lines.map(children)}
    </ul>
  );
}
