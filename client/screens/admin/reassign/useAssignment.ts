import { useState } from 'react';
import { ASSIGNMENT_UPDATE_DELAY_MS } from '../../../../domain/constants.ts';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import { type Assignment, assignmentProblem } from '../../../../domain/record/assignment.ts';
import { dataOf } from '../../../app/api/dataOf.ts';
import { failureOf } from '../../../app/failures/failure.ts';
import { useIsOpen } from '../../../app/browser/useIsOpen.ts';
import type { FormProblem } from '../../../components/form/problem.ts';
import { assignmentText, rankAndName } from '../../../components/soldierText.ts';
import { useToast } from '../../../components/toasts/ToastContext.ts';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import { assignmentOf, canAssignBack, isSamePlace, otherHolder } from './places.ts';
import { useReassign } from './ReassignContext.ts';
import { everybody, writeSoldier } from './unitLists.ts';
import { useAssignSoldierMutation } from './useAssignment.generated.ts';

/** The assignment that is being edited or saved. */
export type ActiveAssignment = {
  readonly soldierId: string;
  readonly chosen: Assignment;
  readonly isSaving: boolean;
  readonly problem: FormProblem | null;
};

/** The last assignment, and the place before it if it can be undone. */
type LastMove = {
  readonly soldierId: string;
  readonly place: Assignment;
  readonly undo: Assignment | null;
  readonly text: string;
};

/** The assignment form, which is open for one person at a time, and its save (Requirements 4, Assignment form). */
export function useAssignment(people: readonly BoardRow_PersonFragment[]) {
  const [assignSoldier] = useAssignSoldierMutation({
    // At once: during the delay below, others may make further changes, which this one must not replace.
    update: (cache, { data }) => data && writeSoldier(cache, data.assignSoldier),
  });
  const { show, refresh } = useReassign();
  const [started, setActive] = useState<ActiveAssignment | null>(null);
  const [lastMove, setLastMove] = useState<LastMove | null>(null);
  const tell = useToast();
  const isOpen = useIsOpen();
  // Closes the form of a person whom a refetch has removed from the lists.
  const active = people.some(({ id }) => id === started?.soldierId) ? started : null;

  function open(person: BoardRow_PersonFragment, chosen = assignmentOf(person)) {
    setLastMove(null);
    setActive({ soldierId: person.id, chosen, isSaving: false, problem: null });
  }

  function choose(chosen: Assignment) {
    setActive((current) => current && { ...current, chosen, problem: null });
  }

  async function save(person: BoardRow_PersonFragment, chosen: Assignment, isUndo = false) {
    const problem = assignmentProblem(chosen);
    if (problem !== null || isSamePlace(person, chosen)) {
      setActive(problem && { soldierId: person.id, chosen, isSaving: false, problem });
      return;
    }
    setLastMove(null);
    setActive({ soldierId: person.id, chosen, isSaving: true, problem: null });
    try {
      const answer = await assignSoldier({
        variables: { id: person.id, version: person.version, input: chosen },
      });
      const { assignSoldier: assigned } = dataOf(answer);
      // The specified delay: the row shows the success before it moves.
      await new Promise((resolve) => setTimeout(resolve, ASSIGNMENT_UPDATE_DELAY_MS));
      show(assigned);
      finish(person, chosen, isUndo);
    } catch (error) {
      const { code, field, message } = failureOf(error);
      if (!isOpen()) {
        // The form that would have shown it was left.
        tell(`${rankAndName(person)}: ${message}`, 'bad');
        setActive(null);
        return;
      }
      const isOutdated = code === ErrorCode.CONFLICT || code === ErrorCode.NOT_FOUND;
      // The current place, which the next try starts from. The screen shows a failure of this refetch.
      const lists = isOutdated ? await refresh().catch(() => null) : null;
      const now = lists && everybody(lists).find(({ id }) => id === person.id);
      if (now && isSamePlace(now, chosen)) {
        // Most often an earlier try was saved, and its answer lost.
        finish(person, chosen, isUndo);
        return;
      }
      const change = now && !isSamePlace(now, person) ? ` ${rankAndName(now)} is now in ${assignmentText(now)}.` : '';
      setActive({ soldierId: person.id, chosen, isSaving: false, problem: { field, message: message + change } });
      // The row that would have shown it is removed.
      if (code === ErrorCode.NOT_FOUND) tell(message, 'bad');
    }
  }

  /** Closes the form of a person who is in the chosen place now. */
  function finish(person: BoardRow_PersonFragment, chosen: Assignment, isUndo: boolean) {
    setActive(null);
    const undo = !isUndo && canAssignBack(person) ? assignmentOf(person) : null;
    const text = `${rankAndName(person)} is now in ${assignmentText(chosen)}.`;
    setLastMove({ soldierId: person.id, place: chosen, undo, text });
  }

  /** Another person with the chosen position. */
  const holder = active && otherHolder(active.soldierId, active.chosen, people);

  return { active, holder, lastMove, open, choose, cancel: () => setActive(null), save };
}
