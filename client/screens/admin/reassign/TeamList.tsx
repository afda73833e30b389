import { useDroppable } from '@dnd-kit/core';
import { Text } from '@mantine/core';
import { useId } from 'react';
import type { Assignment } from '../../../../domain/record/assignment.ts';
import { roleLabel, type Section, type Team, teamLabel } from '../../../../domain/values.ts';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import { BoardRow } from './BoardRow.tsx';
import { dropId, seatsOf } from './places.ts';
import classes from './TeamList.module.css';

type TeamListProps = {
  section: Section;
  team: Team;
  people: readonly BoardRow_PersonFragment[];
  /** Whether the team's name is shown; not for a section with one team. */
  isNamed: boolean;
};

/** A team: its people and open positions, in order. People can be dropped onto it. */
export function TeamList({ section, team, people, isNamed }: TeamListProps) {
  const { setNodeRef, isOver } = useDroppable({ id: dropId(section, team) });
  const headingId = useId();
  return (
    <div ref={setNodeRef} className={classes['team']} data-over={isOver || undefined}>
      {isNamed && (
        <h3 id={headingId} className={classes['name']}>
          Team: {teamLabel[team]}
        </h3>
      )}
      {people.length === 0 && (
        <Text c="dimmed" className={classes['empty']}>
          No one assigned
        </Text>
      )}
      <ul {...(isNamed && { 'aria-labelledby': headingId })} className={classes['people']}>
        {seatsOf(section, team, people).map((seat) =>
          seat.kind === 'TAKEN' ? (
            <BoardRow key={seat.person.id} person={seat.person} />
          ) : (
            <OpenSeat key={seat.role} section={section} team={team} role={seat.role} />
          ),
        )}
      </ul>
    </div>
  );
}

/** A position that nobody holds. Dropping a person onto it chooses it. */
function OpenSeat({ section, team, role }: Assignment) {
  const { setNodeRef, isOver } = useDroppable({ id: dropId(section, team, role) });
  return (
    <li ref={setNodeRef} className={classes['open']} data-over={isOver || undefined}>
      {roleLabel[role]} open
    </li>
  );
}
