import { useNavigate } from 'react-router-dom';
import { Failure } from '../../components/Failure.tsx';

/** What is missing from a screen, and where the person can go instead. */
export type Missing = {
  readonly title: string;
  readonly backLabel: string;
  readonly backTo: string;
};

/** Replaces a screen whose subject doesn't exist or is off limits. Says why, and leads back. */
export function NothingToShow({ title, backLabel, backTo, message }: Missing & { message: string }) {
  const navigate = useNavigate();
  return <Failure title={title} message={message} actionLabel={backLabel} onAction={() => void navigate(backTo)} />;
}
