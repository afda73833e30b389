import { paths } from '../../../app/paths.ts';
import { Note } from '../../../components/Note.tsx';
import { TextLink } from '../../../components/TextLink.tsx';

/** Tells staff who do not open Reassign how many people wait for the approval of their staff role (Rule 8). */
export function WaitingApprovals({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Note>
      {count === 1 ? '1 person waits' : `${count} people wait`} for approval of a staff role.{' '}
      <TextLink to={paths.adminReassign}>Approve or decline</TextLink>
    </Note>
  );
}
