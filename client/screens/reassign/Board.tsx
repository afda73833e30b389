import { DndContext, type DragEndEvent, DragOverlay, pointerWithin, useSensor, useSensors } from '@dnd-kit/core';
import { Text, Title, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { capacityOf } from '../../../domain/policy/policy.ts';
import { Section, sectionLabel } from '../../../domain/values.ts';
import { PeopleList } from '../../app/people/PeopleList.tsx';
import block from '../../components/block.module.css';
import { OverStrength } from '../../components/parts/OverStrength.tsx';
import { usePolicy } from '../../components/PolicyContext.ts';
import { rankAndName } from '../../components/soldierText.ts';
import type { Board_BlockFragment } from './Board.generated.ts';
import classes from './Board.module.css';
import { BoardMouse } from './BoardMouse.ts';
import { dropAt } from './places.ts';
import { useHold } from './ReassignContext.ts';
import { TeamList } from './TeamList.tsx';
import { everybody } from './unitLists.ts';
import { AssignmentContext, useAssignment } from './useAssignment.ts';
import type { ReassignQuery } from './useReassignLists.generated.ts';
import { useFocusOfGoneRows } from './useRowFocus.ts';

const silent = () => undefined;
/** Only the mouse drags. With a keyboard or screen reader, press Assign and then an open position. So dragging needs no announcements. */
const ACCESSIBILITY = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};
/** How far the mouse has to move before it drags, in pixels. */
const DRAG_DISTANCE = 8;

/** Everyone by section and team. Move a person by dropping them on a team or an open position, or with the form in their row. */
export function Board({ lists }: { lists: ReassignQuery }) {
  const people = everybody(lists);
  const assignment = useAssignment(people);
  const [draggedId, setDraggedId] = useState<unknown>(null);
  const sensors = useSensors(useSensor(BoardMouse, { activationConstraint: { distance: DRAG_DISTANCE } }));
  const dragged = people.find(({ id }) => id === draggedId);
  const frame = useFocusOfGoneRows<HTMLDivElement>('board');
  useHold(assignment.active !== null || draggedId !== null);

  function drop({ over }: DragEndEvent) {
    setDraggedId(null);
    if (!over || !dragged) return;
    const target = dropAt(over.id, dragged, lists, people);
    if (target) assignment.drop(dragged, target);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={ACCESSIBILITY}
      onDragStart={({ active }) => setDraggedId(active.id)}
      onDragEnd={drop}
      onDragCancel={() => setDraggedId(null)}
    >
      <VisuallyHidden aria-live="polite">{assignment.outcomes.at(-1)?.text}</VisuallyHidden>
      <div ref={frame} tabIndex={-1} role="group" aria-label="The sections" className={classes.board}>
        <AssignmentContext value={assignment}>
          <PeopleList screen="Reassign" name="board" ids={people.map(({ id }) => id)}>
            {lists.assignmentBoard.map((block) => (
              <SectionPanel key={block.section} block={block} />
            ))}
          </PeopleList>
        </AssignmentContext>
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && <div className={classes.dragged}>{rankAndName(dragged)}</div>}
      </DragOverlay>
    </DndContext>
  );
}

function SectionPanel({ block: { section, teams } }: { block: Board_BlockFragment }) {
  const policy = usePolicy();
  const headingId = `board-${section}`;
  const count = teams.reduce((sum, { people }) => sum + people.length, 0);
  const capacity = section === Section.UNASSIGNED ? null : capacityOf(policy, section);
  return (
    <section aria-labelledby={headingId} className={block.block} data-section={section}>
      <div className={`${block.head} ${block.narrow}`}>
        <Title order={2} id={headingId} className={block.title ?? ''}>
          {sectionLabel[section]}
        </Title>
        <Text size="sm" c="dimmed">
          {capacity === null ? count : `${count} of ${capacity}`}
          <VisuallyHidden> assigned</VisuallyHidden>
        </Text>
        {capacity !== null && <OverStrength filled={count} capacity={capacity} />}
      </div>
      {teams.map(({ team, people }) => (
        <TeamList key={team} section={section} team={team} people={people} isNamed={teams.length > 1} />
      ))}
    </section>
  );
}
