import { Button, Text } from '@mantine/core';
import { rankAndName } from '../../components/soldierText.ts';
import { useBoardAssignment } from './AssignmentContext.ts';
import { AssignmentForm } from './AssignmentForm.tsx';
import row from './BoardRow.module.css';

/** The form of somebody who was dropped, where they were dropped. Their row, which is elsewhere on the board, can close it as well. */
export function DroppedForm() {
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
