import { Button, Stack, Text } from '@mantine/core';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { usualInSection, usualInTeam } from '../../../domain/record/assignment.ts';
import { fieldsOf } from '../../../domain/record/fields.ts';
import { ignoreSecondClick } from '../../app/browser/secondClick.ts';
import { useUnsavedChanges } from '../../app/forms/unsaved/useUnsavedChanges.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import { ErrorText } from '../../components/ErrorText.tsx';
import { AssignmentSelects } from '../../components/form/AssignmentSelects.tsx';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { usePolicy } from '../../components/PolicyContext.ts';
import { rankAndName } from '../../components/soldierText.ts';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import classes from './BoardRow.module.css';
import { isSamePlace } from './places.ts';
import { type ActiveAssignment, useBoardAssignment } from './useAssignment.ts';

type AssignmentFormProps = { person: BoardRow_PersonFragment; active: ActiveAssignment };

/** Chooses a person's new place. Opens in their row or where they were dropped, and takes the focus. */
export function AssignmentForm({ person, active }: AssignmentFormProps) {
  const { choose, save, cancel, holder } = useBoardAssignment();
  const { chosen, problem } = active;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('select')?.focus({ preventScroll: true });
    // The form may open at the edge of the screen.
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const viewer = usePerson();
  const fields = fieldsOf(usePolicy());
  useUnsavedChanges(!isSamePlace(person, chosen), 'TYPED');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void save(person, chosen, 'FORM');
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={`Assign ${rankAndName(person)}`}
      className={classes.form}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && cancel()}
    >
      <Stack gap="sm">
        <AssignmentSelects
          holder={{ ...person, isOneself: person.id === viewer?.soldierId }}
          assignment={chosen}
          onSection={(section) => choose(usualInSection(section))}
          onTeam={(team) => choose(usualInTeam(chosen.section, team))}
          onRole={(role) => choose({ ...chosen, role })}
          field={(name) => ({
            name,
            label: fields[name].label,
            problem: problem?.field === name ? problem.message : undefined,
          })}
        />
        <LiveRegion>
          {holder !== null && (
            <Text size="sm">
              {rankAndName(holder)}{' '}
              {holder.awaitsStaffApproval ? 'waits for approval in this position.' : 'already has this position.'}
            </Text>
          )}
        </LiveRegion>
        {problem !== null && <ErrorText size="sm">{problem.message}</ErrorText>}
        {/* The form closes at once, and the content below it moves up. */}
        <Button type="submit" onClick={ignoreSecondClick}>
          Save assignment
        </Button>
      </Stack>
    </form>
  );
}
