import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FailureScreen } from '../../components/FailureScreen.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { OfflinePerson } from '../offline/offlinePractice.ts';
import { paths } from '../paths.ts';
import { PersonContext } from './PersonContext.ts';

type OfflineEntryProps = {
  /** Whoever loaded the questions on this device; null when there are none. */
  person: OfflinePerson | null;
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
  children: ReactNode;
};

/** While it cannot be asked who is signed in: the exam for whoever loaded it on this device, and nothing else. */
export function OfflineEntry({ person, message, isRetrying, onRetry, children }: OfflineEntryProps) {
  const { pathname } = useLocation();
  if (person !== null && pathname.startsWith('/exam/')) {
    const { accountId, soldierId } = person;
    return <PersonContext value={{ accountId, soldierId, isStaff: false }}>{children}</PersonContext>;
  }
  if (isRetrying) return <LoadingScreen />;
  return (
    <FailureScreen message={message} actionLabel="Try again" onAction={onRetry}>
      {person !== null && <TextLink to={paths.examLanding}>Practice exam, which works offline</TextLink>}
    </FailureScreen>
  );
}
