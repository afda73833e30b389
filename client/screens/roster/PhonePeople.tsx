import { memo, useEffect, useRef, useState } from 'react';
import type { Policy } from '../../../domain/policy/policy.ts';
import { rankLabel } from '../../../domain/values.ts';
import { RecordLink } from '../../app/people/RecordLink.tsx';
import { StatusChip } from '../../components/parts/StatusChip.tsx';
import personName from '../../components/PersonName.module.css';
import { usePolicy } from '../../components/PolicyContext.ts';
import list from '../../components/rows.module.css';
import { assignmentText } from '../../components/soldierText.ts';
import { isPerson, type RosterRow } from './arranged.ts';
import { CellText, MARKS } from './CellText.tsx';
import { ROSTER_LIST, useReturnToRow } from './gridFocus.ts';
import classes from './PhonePeople.module.css';
import { NAME_COLUMN, type RosterColumn } from './rosterColumns.ts';
import type { RosterPerson } from './rosterPerson.ts';
import type { RosterView } from './rosterView.ts';
import { shortfallsOf } from './shortfalls.ts';

/** How many rows are drawn at first, and how many more each time the end comes near. */
const SLICE = 60;
/** The columns that the two lines say anyway. */
const SAID = [NAME_COLUMN.key, 'rank', 'section', 'team', 'role'];

/** The roster on a phone: two lines a person. It scrolls with the page, and is drawn in slices. */
export function PhonePeople({ view, rows }: { view: RosterView; rows: readonly RosterRow[] }) {
  const policy = usePolicy();
  const people = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLLIElement>(null);
  const returnedTo = useReturnToRow(rows, (index) => {
    const link = people.current?.children[index]?.querySelector('a');
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  });
  const [slices, setSlices] = useState(1);
  const drawn = Math.max(SLICE * slices, returnedTo + SLICE);
  const hasMore = drawn < rows.length;
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSlices(Math.floor(drawn / SLICE) + 1);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [drawn, hasMore]);
  const by = view.sort[0]?.column;
  const sorted = by && !SAID.includes(by.key) ? by : null;
  return (
    <ul ref={people} aria-label={ROSTER_LIST} className={list.rows}>
      {rows.slice(0, drawn).map((row) =>
        isPerson(row) ? (
          <PhonePerson key={row.id} person={row} sorted={sorted} policy={policy} />
        ) : (
          <li key={row.id}>
            <h2 className={classes.group}>
              {row.title} <span className={classes.quiet}>{row.count}</span>
            </h2>
          </li>
        ),
      )}
      {hasMore && <li ref={end} />}
    </ul>
  );
}

type PhonePersonProps = {
  person: RosterPerson;
  /** The column that the list is sorted by, if the lines don't say it anyway. */
  sorted: RosterColumn | null;
  policy: Policy;
};

/** A person: the name and what the list is sorted by, the place in the unit and the worst shortfall. */
const PhonePerson = memo(function PhonePerson({ person, sorted, policy }: PhonePersonProps) {
  const { soldier } = person;
  const [worst, ...others] = shortfallsOf(person, policy);
  return (
    <li>
      <RecordLink soldierId={person.id} className={`${list.pressable} ${classes.person}`}>
        <span className={personName.label}>{rankLabel[soldier.rank]}</span>
        <span className={classes.line}>
          <span className={classes.name}>{NAME_COLUMN.text(person)}</span>
          <span className={classes.quiet}>
            {sorted && (
              <>
                {sorted.short} <CellText column={sorted} person={person} />
              </>
            )}
            {others.length > 0 && ` ${others.length} more`}
          </span>
        </span>
        <span className={`${classes.line} ${classes.second}`}>
          <span>{assignmentText(soldier)}</span>
          {worst && (
            <StatusChip tone={worst.mark === 'missing' ? 'warn' : 'bad'} icon={MARKS[worst.mark].icon}>
              {worst.text}
            </StatusChip>
          )}
        </span>
      </RecordLink>
    </li>
  );
});
