import { useDraggable } from '@dnd-kit/core';
import { Button } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { paths } from '../../../app/paths.ts';
import { Link } from '../../../components/Link.tsx';
import personName from '../../../components/PersonName.module.css';
import { PersonName } from '../../../components/PersonName.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { useBoardAssignment } from './AssignmentContext.ts';
import { AssignmentForm } from './AssignmentForm.tsx';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import classes from './BoardRow.module.css';
import { canAssignBack, isSamePlace } from './places.ts';
import { useRowFocus } from './useRowFocus.ts';

/** A person in their team: a link to the record. They are assigned elsewhere with the button or by dragging. */
export function BoardRow({ person }: { person: BoardRow_PersonFragment }) {
  const assignment = useBoardAssignment();
  const active = assignment.active?.soldierId === person.id ? assignment.active : null;
  const { lastMove } = assignment;
  // Somebody else may have moved them again since.
  const move = lastMove?.soldierId === person.id && isSamePlace(lastMove.place, person) ? lastMove : null;
  const isOpen = active !== null && !active.isSaving;
  const isSaving = active?.isSaving === true;
  const isBusy = assignment.active !== null;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: person.id, disabled: isBusy });
  const who = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const name = rankAndName(person);
  const undo = move && canAssignBack(person) ? move.undo : null;
  const element = useMergedRef(setNodeRef, useRowFocus(`board ${person.id}`));

  useEffect(() => {
    // The focused element was removed, or the row has moved. Then the page has the focus; or in Safari, which focuses no button that is
    // clicked, something else around the row. If the focus is anywhere else by now, it stays there.
    if ((isSaving || move !== null) && document.activeElement?.contains(who.current)) who.current?.focus();
  }, [isSaving, move]);

  return (
    <li
      ref={element}
      {...listeners}
      className={classes['row']}
      data-dragging={isDragging || undefined}
      data-moved={move !== null || undefined}
      data-movable={!isBusy || undefined}
    >
      {/* Takes the focus of the form's buttons, in place of the link, which another press of Enter would follow. */}
      <div ref={who} tabIndex={-1}>
        <Link
          to={paths.userInfo(person.id)}
          // The browser would drag the link's address.
          draggable={false}
          className={classes['who']}
          data-section={person.section}
        >
          <PersonName person={person} role={person.role} />
          {move !== null && <span className={classes['note']}> Moved here</span>}
          {isSaving && <span className={`${personName['label']} ${classes['note']}`}> Assigning…</span>}
        </Link>
      </div>
      <div className={classes['actions']}>
        {undo !== null && (
          <Button
            variant="default"
            className={classes['button']}
            aria-label={`Undo the move of ${name}`}
            onClick={() => void assignment.save(person, undo, true)}
          >
            Undo
          </Button>
        )}
        <Button
          ref={toggle}
          variant="default"
          className={classes['button']}
          aria-label={isOpen ? `Cancel assigning ${name}` : `Assign ${name}`}
          aria-expanded={isOpen}
          disabled={isBusy && !isOpen}
          onClick={() => (isOpen ? assignment.cancel() : assignment.open(person))}
        >
          {isOpen ? 'Cancel' : 'Assign'}
        </Button>
      </div>
      {isOpen && (
        <AssignmentForm
          person={person}
          active={active}
          holder={assignment.holder}
          onChoose={assignment.choose}
          onSubmit={() => void assignment.save(person, active.chosen)}
          onCancel={() => {
            assignment.cancel();
            toggle.current?.focus();
          }}
        />
      )}
    </li>
  );
}
