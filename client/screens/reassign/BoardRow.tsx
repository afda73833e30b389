import { useDraggable } from '@dnd-kit/core';
import { Button } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconGripVertical } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { PersonActions } from '../../app/tables/lists/PersonActions.tsx';
import personName from '../../components/PersonName.module.css';
import { rankAndName } from '../../components/soldierText.ts';
import { AssignmentForm } from './AssignmentForm.tsx';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import classes from './BoardRow.module.css';
import { canAssignBack, isSamePlace } from './places.ts';
import { RowPerson } from './RowPerson.tsx';
import { useBoardAssignment } from './useAssignment.ts';
import { useRowFocus } from './useRowFocus.ts';

/** A person in their team, with a link to the record. Reassign them with the button or by dragging. */
export function BoardRow({ person }: { person: BoardRow_PersonFragment }) {
  const assignment = useBoardAssignment();
  const active = assignment.active?.soldierId === person.id ? assignment.active : null;
  // Only if nobody has moved them again since.
  const outcome =
    assignment.outcomes.find(({ soldierId, place }) => soldierId === person.id && isSamePlace(place, person)) ?? null;
  const isOpen = active !== null && !active.isSaving;
  const isSaving = active?.isSaving === true;
  const isBusy = assignment.active !== null;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: person.id, disabled: isBusy });
  const who = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const name = rankAndName(person);
  const undo = outcome?.undo && canAssignBack(person, outcome.undo.role) ? outcome.undo : null;
  const element = useMergedRef(setNodeRef, useRowFocus(`board ${person.id}`));

  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    // The focused element was removed, or the row has moved. The focus is then on the page, or in Safari, which doesn't focus clicked
    // buttons, on something around the row. If the person has focused something else by now, the focus stays there.
    if (!document.activeElement?.contains(who.current)) return;
    // While saving, focus the person's own row: the form may have been in another part of the board.
    if (isSaving) who.current?.focus({ preventScroll: true });
    else if (outcome !== null) who.current?.focus();
    else if (hasClosed) toggle.current?.focus();
  }, [isOpen, isSaving, outcome]);

  return (
    <li
      ref={element}
      {...listeners}
      className={classes.row}
      data-dragging={isDragging || undefined}
      data-moved={outcome !== null || undefined}
      data-movable={!isBusy || undefined}
    >
      <IconGripVertical aria-hidden className={classes.grip} />
      <RowPerson ref={who} person={person}>
        {outcome !== null && (
          <span className={classes.note} data-screen-only>
            {' '}
            {outcome.note}
          </span>
        )}
        {isSaving && (
          <span className={`${personName.label} ${classes.note}`} data-screen-only>
            {' '}
            Assigning…
          </span>
        )}
      </RowPerson>
      <div className={classes.actions}>
        {undo !== null && (
          <Button
            variant="default"
            className={classes.button}
            aria-label={`Undo the move of ${name}`}
            disabled={isBusy}
            onClick={() => void assignment.save(person, undo, 'UNDO')}
          >
            Undo
          </Button>
        )}
        <Button
          ref={toggle}
          variant="subtle"
          className={classes.button}
          aria-label={isOpen ? `Cancel assigning ${name}` : `Assign ${name}`}
          aria-expanded={isOpen}
          disabled={isBusy && !isOpen}
          onClick={() => (isOpen ? assignment.cancel() : assignment.open(person))}
        >
          {isOpen ? 'Cancel' : 'Assign'}
        </Button>
        {!isBusy && (
          <div className={classes.more}>
            <PersonActions person={person} />
          </div>
        )}
      </div>
      {isOpen && active.droppedAt === null && <AssignmentForm person={person} active={active} />}
    </li>
  );
}
