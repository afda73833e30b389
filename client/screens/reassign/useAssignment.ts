import { createContext, use, useState } from 'react';
import { ASSIGNMENT_UPDATE_DELAY_MS } from '../../../domain/constants.ts';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { type Assignment, assignmentProblem } from '../../../domain/record/assignment.ts';
import { dataOf } from '../../app/api/dataOf.ts';
import { useIsOpen } from '../../app/browser/useIsOpen.ts';
import { failureOf } from '../../app/failures/failure.ts';
import type { FormProblem } from '../../components/form/problem.ts';
import { assignmentText, rankAndName } from '../../components/soldierText.ts';
import { useToast } from '../../components/toasts/ToastContext.ts';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import { assignmentOf, canAssignBack, type Drop, isSamePlace, movesAtOnce, otherHolder } from './places.ts';
import { useReassign } from './ReassignContext.ts';
import { everybody, writeSoldier } from './unitLists.ts';
import { useAssignSoldierMutation } from './useAssignment.generated.ts';

/** How long a row offers Undo at least, in milliseconds. */
export const UNDO_MS = 8000;

/** The assignment being edited or saved. */
export type ActiveAssignment = {
  readonly soldierId: string;
  readonly chosen: Assignment;
  /** Where the person was dropped and the form opens; null if the form is in their row. */
  readonly droppedAt: Assignment | null;
  readonly isSaving: boolean;
  readonly problem: FormProblem | null;
};

/** The result of an assignment. */
type Outcome = {
  readonly soldierId: string;
  readonly place: Assignment;
  /** The previous place, if Undo can restore it. */
  readonly undo: Assignment | null;
  /** `note` shows in the row. `text` is a sentence with name and place for screen readers. */
  readonly note: string;
  readonly text: string;
  /** When, as `Date.now()`. */
  readonly at: number;
};

/** How the person is assigned: with the form, by a drop alone, or by Undo. */
type Way = 'FORM' | 'DROP' | 'UNDO';

/** The assignment form and its save (Spec 13.3). Open for one person at a time. */
export function useAssignment(people: readonly BoardRow_PersonFragment[]) {
  const [assignSoldier] = useAssignSoldierMutation({
    // Right away: other people may make changes during the delay below, and this one must not overwrite them.
    update: (cache, { data }) => data && writeSoldier(cache, data.assignSoldier),
  });
  const { show, refresh } = useReassign();
  const [started, setActive] = useState<ActiveAssignment | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const tell = useToast();
  const isOpen = useIsOpen();
  const person = people.find(({ id }) => id === started?.soldierId) ?? null;
  // Closes the form if a refetch has removed the person from the lists.
  const active = person && started;

  /** Removes what rows say about earlier assignments, unless their time for Undo is running. */
  function forgetOutcomes(soldierId: string) {
    const isKept = (outcome: Outcome) => outcome.soldierId !== soldierId && Date.now() - outcome.at < UNDO_MS;
    setOutcomes((known) => known.filter(isKept));
  }

  function open({ id: soldierId, ...place }: BoardRow_PersonFragment, droppedAt: Assignment | null = null) {
    forgetOutcomes(soldierId);
    setActive({ soldierId, chosen: droppedAt ?? assignmentOf(place), droppedAt, isSaving: false, problem: null });
  }

  function choose(chosen: Assignment) {
    setActive((current) => current && { ...current, chosen, problem: null });
  }

  function drop(dropped: BoardRow_PersonFragment, target: Drop) {
    if (movesAtOnce(dropped, target, people)) void save(dropped, target.place, 'DROP');
    else open(dropped, target.place);
  }

  async function save(before: BoardRow_PersonFragment, chosen: Assignment, way: Way) {
    const { id: soldierId, version } = before;
    // Where the form is, or where it opens if the save fails.
    const droppedAt = { FORM: active?.droppedAt ?? null, DROP: chosen, UNDO: null }[way];
    const stop = (problem: FormProblem) => setActive({ soldierId, chosen, droppedAt, isSaving: false, problem });
    const problem = assignmentProblem(chosen);
    if (problem !== null) return stop(problem);
    forgetOutcomes(soldierId);
    if (isSamePlace(before, chosen)) return finish(before, { ...before, ...chosen }, way);
    setActive({ soldierId, chosen, droppedAt, isSaving: true, problem: null });
    try {
      const answer = await assignSoldier({ variables: { id: soldierId, version, input: chosen } });
      const { assignSoldier: assigned } = dataOf(answer);
      // The specified delay: after the form has closed, the row shows the success before it moves.
      if (way !== 'DROP') await new Promise((resolve) => setTimeout(resolve, ASSIGNMENT_UPDATE_DELAY_MS));
      show(assigned);
      finish(before, assigned, way);
    } catch (error) {
      const { code, field, message } = failureOf(error);
      if (!isOpen()) {
        // The form that would show it is gone.
        tell(`${rankAndName(before)}: ${message}`, 'bad');
        setActive(null);
        return;
      }
      const isOutdated = code === ErrorCode.CONFLICT || code === ErrorCode.NOT_FOUND;
      // The current place, from which the next attempt starts. The screen reports a failed refetch.
      const lists = isOutdated ? await refresh().catch(() => null) : null;
      const now = lists && everybody(lists).find(({ id }) => id === soldierId);
      if (now && isSamePlace(now, chosen)) {
        // Usually an earlier attempt was saved and its answer lost.
        finish(before, now, way);
        return;
      }
      const change = now && !isSamePlace(now, before) ? ` ${rankAndName(now)} is now in ${assignmentText(now)}.` : '';
      stop({ field, message: message + change });
      // The row that would show it is removed.
      if (code === ErrorCode.NOT_FOUND) tell(message, 'bad');
    }
  }

  /** Closes the form of a person who is now in the chosen place, and says what happened. */
  function finish(before: BoardRow_PersonFragment, after: Assignment & { isStaff: boolean }, way: Way) {
    setActive(null);
    const place = assignmentOf(after);
    const canUndo = way !== 'UNDO' && !isSamePlace(before, place) && canAssignBack(before, place.role);
    const outcome = {
      soldierId: before.id,
      place,
      undo: canUndo ? assignmentOf(before) : null,
      ...outcomeTexts(before, after),
      at: Date.now(),
    };
    setOutcomes((known) => [...known, outcome]);
  }

  /** Another person in the chosen position. */
  const holder = active && otherHolder(active.soldierId, active.chosen, people);

  return { active, person, holder, outcomes, open, choose, cancel: () => setActive(null), drop, save };
}

/** The texts after an assignment, for the row and for screen readers. */
function outcomeTexts(
  before: BoardRow_PersonFragment,
  after: Assignment & { isStaff: boolean },
): Pick<Outcome, 'note' | 'text'> {
  const [name, place] = [rankAndName(before), assignmentText(after)];
  if (isSamePlace(before, after)) return { note: 'Not changed', text: `${name} stays in ${place}.` };
  const moved = { note: 'Moved here', text: `${name} is now in ${place}` };
  if (before.isStaff === after.isStaff) return { ...moved, text: `${moved.text}.` };
  const rights = after.isStaff ? 'now has staff rights' : 'no longer has staff rights';
  return { note: `${moved.note}, ${rights}`, text: `${moved.text} and ${rights}.` };
}

type AssignmentState = ReturnType<typeof useAssignment>;

/** The current assignment, for the rows of the board. */
export const AssignmentContext = createContext<AssignmentState | null>(null);

export function useBoardAssignment(): AssignmentState {
  const assignment = use(AssignmentContext);
  if (!assignment) throw new Error('There is no board around this row.');
  return assignment;
}
