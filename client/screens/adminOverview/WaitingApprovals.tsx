import { paths } from '../../app/paths.ts';
import { Message } from '../../components/Message.tsx';
import { TextLink } from '../../components/TextLink.tsx';

/** Says that people wait for the rights of the staff role they chose, as nothing else would tell staff who do not open Reassign (Rule 8). */
export function WaitingApprovals({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Message>
      {count === 1 ? '1 person waits' : `${count} people wait`} for approval of a staff role.{' '}
      <TextLink to={paths.adminReassign}>Approve or decline</TextLink>
    </Message>
  );
}
