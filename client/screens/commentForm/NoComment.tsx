import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Failure } from '../../components/Failure.tsx';

/** In place of a comment that does not exist or is not the person's: a link back to the others. */
export function NoComment({ soldierId, message }: { soldierId: string; message: string }) {
  const navigate = useNavigate();
  return (
    <Failure
      title="No comment to show"
      message={message}
      actionLabel="Back to the comments"
      onAction={() => void navigate(paths.comments(soldierId))}
    />
  );
}
