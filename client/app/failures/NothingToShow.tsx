import { useNavigate } from 'react-router-dom';
import { Failure } from '../../components/Failure.tsx';

/** What a screen is missing, and where the person can go instead. */
export type Missing = {
  readonly title: string;
  readonly backLabel: string;
  readonly backTo: string;
};

/** In place of a screen whose subject does not exist or may not be seen: why, and the way back. */
export function NothingToShow({ title, backLabel, backTo, message }: Missing & { message: string }) {
  const navigate = useNavigate();
  return <Failure title={title} message={message} actionLabel={backLabel} onAction={() => void navigate(backTo)} />;
}
