import { useDroppable } from '@dnd-kit/core';
import { Button, Text, UnstyledButton } from '@mantine/core';
import { Fragment, useId } from 'react';
import type { Assignment } from '../../../domain/record/assignment.ts';
import { roleLabel, type Section, type Team, teamLabel } from '../../../domain/values.ts';
import { ignoreSecondClick } from '../../app/browser/secondClick.ts';
import { SlicedList } from '../../app/people/SlicedList.tsx';
import block from '../../components/block.module.css';
import { assignmentText, rankAndName } from '../../components/soldierText.ts';
import { AssignmentForm } from './AssignmentForm.tsx';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import row from './BoardRow.module.css';
import { BoardRow } from './BoardRow.tsx';
import { dropId, type Seat, seatsOf } from './places.ts';
import classes from './TeamList.module.css';
import { useBoardAssignment } from './useAssignment.ts';

type TeamListProps = {
  section: Section;
  team: Team;
  people: readonly BoardRow_PersonFragment[];
  /** Whether to show the team's name. Not for a section with only one team. */
  isNamed: boolean;
};

/** A team: its people and open positions, in order. People can be dropped on it. */
export function TeamList({ section, team, people, isNamed }: TeamListProps) {
  const { setNodeRef, isOver, active: dragged } = useDroppable({ id: dropId(section, team) });
  const headingId = useId();
  const seats = seatsOf(section, team, people);
  const { active, outcomes } = useBoardAssignment();
  const dropped = active?.droppedAt?.section === section && active.droppedAt.team === team ? active.droppedAt : null;
  const form = dropped && <DroppedForm />;
  // The form goes after the position that the drop chose.
  const formAt = seats.findIndex((seat) => (seat.kind === 'TAKEN' ? seat.person : seat).role === dropped?.role);
  /** Whether somebody is being moved, or was just moved here. */
  const isBusy = (seat: Seat) =>
    seat.kind === 'TAKEN' &&
    [active?.soldierId, dragged?.id, ...outcomes.map(({ soldierId }) => soldierId)].includes(seat.person.id);
  return (
    <div ref={setNodeRef} className={classes.team} data-over={isOver || undefined}>
      {isNamed && (
        <h3 id={headingId} className={classes.name}>
          Team: {teamLabel[team]}
        </h3>
      )}
      {people.length === 0 && (
        <Text c="dimmed" className={classes.empty}>
          No one assigned
        </Text>
      )}
      {formAt === -1 && form && <ul className={block.list}>{form}</ul>}
      <SlicedList
        labelledBy={isNamed ? headingId : undefined}
        className={`${block.list} ${classes.people}`}
        lines={seats}
        idOf={(seat) => (seat.kind === 'TAKEN' ? seat.person.id : seat.role)}
        height="2.5rem"
        isHeld={(seat) => isBusy(seat) || (form !== null && seat === seats[formAt])}
      >
        {(seat) => (
          <Fragment key={seat.kind === 'TAKEN' ? seat.person.id : seat.role}>
            {seat.kind === 'TAKEN' ? (
              <BoardRow person={seat.person} />
            ) : (
              <OpenSeat section={section} team={team} role={seat.role} />
            )}
            {seat === seats[formAt] && form}
          </Fragment>
        )}
      </SlicedList>
    </div>
  );
}

/** An open position. Drop a person on it to choose it, or press it while their form is open. */
function OpenSeat(place: Assignment) {
  const { setNodeRef, isOver, active: dragged } = useDroppable({ id: dropId(place.section, place.team, place.role) });
  const { active, person, drop } = useBoardAssignment();
  const text = `${roleLabel[place.role]} open`;
  const canBePressed = person !== null && active?.isSaving === false;
  return (
    <li
      ref={setNodeRef}
      className={classes.open}
      data-target={canBePressed || dragged !== null || undefined}
      data-over={isOver || undefined}
    >
      {canBePressed ? (
        <UnstyledButton
          className={classes.take}
          aria-label={`${text}: assign ${rankAndName(person)} to ${assignmentText(place)}`}
          onClick={(click) => {
            // The row that moves here has other buttons.
            ignoreSecondClick(click);
            drop(person, { place, isDecided: true });
          }}
        >
          {text}
        </UnstyledButton>
      ) : (
        text
      )}
    </li>
  );
}

/** The form of a person who was dropped, at the place where they were dropped. Their own row, elsewhere on the board, can close it too. */
function DroppedForm() {
  const { active, person, cancel } = useBoardAssignment();
  if (!active || !person || active.isSaving) return null;
  return (
    <li className={row.row} data-moved>
      <Text fw={650}>Assign {rankAndName(person)}</Text>
      <AssignmentForm person={person} active={active} />
      <Button variant="default" fullWidth onClick={cancel}>
        Cancel
      </Button>
    </li>
  );
}
