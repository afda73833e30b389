import { createContext, use } from 'react';
import type { useAssignment } from './useAssignment.ts';

type AssignmentState = ReturnType<typeof useAssignment>;

/** The current assignment, for the rows of the board. */
export const AssignmentContext = createContext<AssignmentState | null>(null);

export function useBoardAssignment(): AssignmentState {
  const assignment = use(AssignmentContext);
  if (!assignment) throw new Error('There is no board around this row.');
  return assignment;
}
