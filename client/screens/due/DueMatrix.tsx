import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, Fragment, memo, useLayoutEffect, useMemo, useState } from 'react';
import { dueText, typedText } from '../../../domain/due/dueText.ts';
import { type DueWhen, dueWhen } from '../../../domain/due/weeksAhead.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { calledName } from '../../../domain/record/givenNames.ts';
import { rankLabel, type Section, sectionLabel } from '../../../domain/values.ts';
import { RecordLink } from '../../app/people/RecordLink.tsx';
import { useRowsHeld } from '../../app/people/useRowsHeld.ts';
import { StatusCell } from '../../components/parts/StatusCell.tsx';
import { PersonMarks } from '../../components/PersonMarks.tsx';
import personName from '../../components/PersonName.module.css';
import { rankAndName } from '../../components/soldierText.ts';
import { useOneStop } from '../../components/table/useOneStop.ts';
import { useSlice } from '../../components/useSlice.ts';
import { DueCountBar } from './DueCountBar.tsx';
import { DueLegend } from './DueLegend.tsx';
import type { DueMatrix_OverviewFragment } from './DueMatrix.generated.ts';
import classes from './DueMatrix.module.css';
import { lastRow, matrixParts, type Slice } from './matrixParts.ts';
import { shownCell } from './standingCell.ts';
import { StandingLink } from './StandingLink.tsx';
import { useDueFilter } from './useDueFilter.ts';

/** What the screen shows, for the table, the phone and paper alike. */
export type DueMatrixProps = {
  day: LocalDate;
  requirements: DueMatrix_OverviewFragment['requirements'];
  counts: DueMatrix_OverviewFragment['counts'];
  rows: DueMatrix_OverviewFragment['rows'];
  /** The chosen section; null for all. */
  section: Section | null;
  /** The chosen time in the twelve weeks. What is due then is marked. */
  when: DueWhen;
};

type Requirement = DueMatrixProps['requirements'][number];
type Row = DueMatrixProps['rows'][number];
/** The style sheet computes widths from their number. */
type Columns = CSSProperties & { readonly '--columns': number };

/** So many cells are drawn wherever they are, so that the browser's search finds all of a usual unit. */
const DRAWN_CELLS = 800;
/** How many cells a slice of a larger unit has. */
const SLICE_CELLS = 120;
/** Rows that are in sight at first, so that nothing moves after they are drawn. */
const FIRST_ROWS = 30;

/**
 * A table of people by requirements, grouped by section, with a bar for the unit and each section. What is current is quiet, and what needs
 * somebody is filled. Its headers and names stay in sight. A requirement's header narrows the table to it. It is a single stop of the Tab key.
 */
export function DueMatrix({ day, requirements, counts, rows, section, when }: DueMatrixProps) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const { isWider, room } = useRoom(box, requirements.length);
  const [folded, setFolded] = useState<ReadonlySet<Section>>(new Set());
  const [drawnRow, draw] = useState(0);
  const isRowHeld = useRowsHeld();
  const { requirement, setRequirement } = useDueFilter();
  const columns = requirements.length;
  const isSliced = rows.length * columns > DRAWN_CELLS;
  const above = section === null ? 2 : 1;
  const most = isSliced ? Math.max(1, Math.round(SLICE_CELLS / columns)) : Infinity;
  const parts = useMemo(
    () => matrixParts(rows, folded, above, Math.min(most, rows.length)),
    [rows, folded, above, most],
  );
  const style: Columns = { '--columns': columns };
  const stop = useOneStop({ rows: lastRow(parts, above), draw });

  function isHeld({ first, rows: people }: Slice<Row>): boolean {
    if (!isSliced || first < FIRST_ROWS || (drawnRow >= first && drawnRow < first + people.length)) return true;
    return people.some(({ soldier }) => isRowHeld(soldier.id));
  }

  function fold(one: Section) {
    const next = new Set(folded);
    if (!next.delete(one)) next.add(one);
    setFolded(next);
  }

  const countsOf = (of: Section | null) =>
    requirements.map(({ id }) => {
      const count = counts.find((one) => one.requirementId === id && one.section === of);
      return <td key={id}>{count && <DueCountBar count={count} room={room} />}</td>;
    });
  return (
    <div>
      <div ref={setBox} className={classes.box} data-wider={isWider || undefined}>
        <table role="grid" aria-readonly aria-label="Due" className={classes.matrix} style={style} {...stop}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">Name</th>
              {requirements.map(({ id, name }) => (
                <th key={id} scope="col">
                  <button
                    type="button"
                    tabIndex={-1}
                    aria-pressed={id === requirement}
                    title={id === requirement ? 'Show all requirements' : `Show only ${name}`}
                    className={classes.inCell}
                    onClick={() => setRequirement(id === requirement ? '' : id)}
                  >
                    {name}
                  </button>
                </th>
              ))}
            </tr>
            {section === null && (
              <tr aria-rowindex={2}>
                <th scope="row">
                  Unit <span className={classes.quiet}>{rows.length}</span>
                </th>
                {countsOf(null)}
              </tr>
            )}
          </thead>
          {parts.map((part) => (
            <Fragment key={part.section}>
              <tbody>
                <tr aria-rowindex={part.at} className={classes.section}>
                  <th scope="row">
                    <button
                      type="button"
                      tabIndex={-1}
                      aria-expanded={!folded.has(part.section)}
                      className={classes.inCell}
                      onClick={() => fold(part.section)}
                    >
                      {folded.has(part.section) ? <IconChevronRight aria-hidden /> : <IconChevronDown aria-hidden />}
                      {sectionLabel[part.section]} <span className={classes.quiet}>{part.people}</span>
                    </button>
                  </th>
                  {countsOf(part.section)}
                </tr>
              </tbody>
              {part.slices.map((slice) => (
                <PeopleRows
                  key={slice.rows[0]?.soldier.id}
                  slice={slice}
                  isHeld={isHeld(slice)}
                  scroller={isWider ? box : null}
                  room={room}
                  requirements={requirements}
                  day={day}
                  when={when}
                />
              ))}
            </Fragment>
          ))}
        </table>
      </div>
      <DueLegend />
    </div>
  );
}

/** The widths from which a cell has room for the state's word, and a bar for one more number, in rem. */
const WIDE = 12.5;
const WIDEST = 16.5;

type Room = { readonly isWider: boolean; readonly room: 'narrow' | 'wide' | 'widest' };

/**
 * Whether the table is wider than its box, and what room its cells have. A wider table scrolls inside its box, while the page stands still.
 */
function useRoom(box: HTMLElement | null, columns: number): Room {
  const [isWider, setWider] = useState(false);
  const [room, setRoom] = useState<Room['room']>('narrow');
  useLayoutEffect(() => {
    const table = box?.firstElementChild;
    if (!box || !(table instanceof HTMLTableElement)) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const measure = () => {
      setWider(table.offsetWidth > box.offsetWidth);
      const width = (table.rows[0]?.cells[1]?.offsetWidth ?? 0) / rem;
      setRoom(width >= WIDEST ? 'widest' : width >= WIDE ? 'wide' : 'narrow');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(table);
    for (const cell of table.rows[0]?.cells ?? []) observer.observe(cell);
    measure();
    return () => observer.disconnect();
  }, [box, columns]);
  useLayoutEffect(() => {
    // What was scrolled to while the page did the scrolling.
    const { activeElement } = document;
    if (isWider && activeElement && box?.contains(activeElement)) activeElement.scrollIntoView({ block: 'center' });
  }, [box, isWider]);
  return { isWider, room };
}

type PeopleRowsProps = {
  slice: Slice<Row>;
  isHeld: boolean;
  /** What scrolls the table; null for the page. */
  scroller: HTMLElement | null;
  room: Room['room'];
  requirements: readonly Requirement[];
  day: LocalDate;
  when: DueWhen;
};

const PeopleRows = memo(function PeopleRows({ slice, isHeld, scroller, ...cells }: PeopleRowsProps) {
  const { ref, isDrawn, height } = useSlice<HTMLTableSectionElement>({ isHeld, scroller });
  return (
    <tbody ref={ref}>
      {isDrawn ? (
        slice.rows.map((row, index) => (
          <PersonCells key={row.soldier.id} number={slice.first + index} row={row} {...cells} />
        ))
      ) : (
        <tr aria-hidden>
          <td
            colSpan={cells.requirements.length + 1}
            style={{ height: height === null ? `calc(${slice.rows.length} * var(--app-row))` : `${height}px` }}
          />
        </tr>
      )}
    </tbody>
  );
});

type PersonCellsProps = Pick<PeopleRowsProps, 'room' | 'requirements' | 'day' | 'when'> & {
  /** The row's number in the table. */
  number: number;
  row: Row;
};

function PersonCells({ number, row: { soldier, standings }, room, requirements, day, when }: PersonCellsProps) {
  return (
    <tr aria-rowindex={number}>
      <th scope="row">
        <span className={classes.person}>
          <span className={personName.label}>{rankLabel[soldier.rank]}</span>{' '}
          <span className={classes.name}>
            <RecordLink soldierId={soldier.id} tabIndex={-1}>
              {calledName(soldier)}
            </RecordLink>{' '}
            <PersonMarks person={soldier} />
          </span>
        </span>
      </th>
      {requirements.map((requirement) => {
        const standing = standings.find(({ requirementId }) => requirementId === requirement.id);
        if (!standing) return <td key={requirement.id} />;
        const { more, ...cell } = shownCell(standing, day);
        const typed = typedText(standing);
        return (
          <td
            key={requirement.id}
            className={classes.status}
            data-chosen={(when !== null && dueWhen(standing, day) === when) || undefined}
          >
            <StandingLink
              soldierId={soldier.id}
              requirementId={requirement.id}
              standing={standing}
              className={classes.cell}
              tabIndex={-1}
              title={[dueText(standing, day), typed].filter((text) => text !== null).join('. ')}
            >
              <span className={classes.hidden}>
                {requirement.name} of {rankAndName(soldier)}:{' '}
              </span>
              <StatusCell {...cell} room={room === 'narrow' ? 'narrow' : 'wide'}>
                {typed}
              </StatusCell>
              {more !== null && <span className={classes.hidden}>, {more}</span>}
            </StandingLink>
          </td>
        );
      })}
    </tr>
  );
}
