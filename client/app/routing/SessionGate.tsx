import type { ApolloCache } from '@apollo/client';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { REFRESH_RETRY_FIRST_MS, EXAM_STORAGE_KEY } from '../../../domain/constants.ts';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { deviceStorage } from '../browser/deviceStorage.ts';
import { firstIdle } from '../browser/idle.ts';
import { type Failure, failureOf } from '../failures/failure.ts';
import { forgetDrafts } from '../forms/drafts/drafts.ts';
import { LoadingScreen } from '../layouts/LoadingScreen.tsx';
import { canPractice, forgetOfflineExcept, hasExams, readOfflinePerson } from '../offline/offlinePractice.ts';
import { isWithin, paths } from '../paths.ts';
import { forgetRecentExcept } from '../people/find/recentPeople.ts';
import { formerAccount } from '../session/navigationState.ts';
import { PersonContext } from '../session/PersonContext.ts';
import { useViewerQuery, type ViewerQuery } from '../session/session.generated.ts';
import { didSignOut, dropLoaded, personOf } from '../session/session.ts';
import { FailureScreen } from './FailureScreen.tsx';

/** Renders its children once it is known who is signed in. Without a network, only the exam opens, for the person who opened it before. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data: answer, error, loading, refetch, startPolling, stopPolling, client } = useViewerQuery();
  // Deferred, so that the first screen renders without blocking the page. Later changes aren't deferred.
  const isShown = useDeferredValue(answer) !== undefined;
  const data = isShown ? answer : undefined;
  const { pathname } = useLocation();
  const isForgetting = useForgetting(client.cache, data);
  const failure = useLastFailure(data, error);
  const retry = () => void refetch();
  const retryOnline = useEffectEvent(() => failure && retry());
  useEffect(() => {
    window.addEventListener('online', retryOnline);
    return () => window.removeEventListener('online', retryOnline);
  }, []);

  // The failure's navigation was used. The screen at that address may open by now.
  useEffect(() => void retryOnline(), [pathname]);

  const isOffline = failure?.code === ErrorCode.NETWORK_REQUEST_FAILED;
  const kept = isOffline ? readOfflinePerson(deviceStorage) : null;
  // Without a network, the person's rights are unknown.
  const offlinePerson = kept && { ...kept, isStaff: false, mustAddSecondFactor: false };
  const isPracticing = offlinePerson !== null && isWithin(pathname, paths.examArea);
  useEffect(() => {
    if (!isPracticing) return;
    // The server may be back without the browser ever having been offline.
    startPolling(REFRESH_RETRY_FIRST_MS);
    return () => {
      stopPolling();
      // After the exam, the failure on screen may be outdated, so this asks again.
      retryOnline();
    };
  }, [isPracticing, startPolling, stopPolling]);
  if (isForgetting) return <LoadingScreen />;
  if (data || isPracticing) {
    // The same element for both, so that the exam keeps its state when the network returns.
    return <PersonContext value={data ? personOf(data.viewer) : offlinePerson}>{children}</PersonContext>;
  }
  if (failure === null || loading) return <LoadingScreen />;
  return (
    <FailureScreen message={failure.message} actionLabel="Try again" onAction={retry}>
      {offlinePerson && canPractice(deviceStorage) && (
        <TextLink to={paths.examLanding}>Practice exam, which works offline</TextLink>
      )}
    </FailureScreen>
  );
}

const EXAM_REMOVED = { key: EXAM_STORAGE_KEY, newValue: null };

/**
 * Removes a person's loaded data from the cache and the device when they sign out, or when somebody else signs in. When they lose their
 * staff rights, it removes staff data.
 * @returns whether somebody else has signed in and nothing is removed yet: screens must not show the previous person's data
 */
function useForgetting(cache: ApolloCache, data: ViewerQuery | undefined): boolean {
  const accountId = data && (data.viewer?.login.id ?? null);
  const [knownAs, setKnownAs] = useState<string | null>(null);
  const [isForgetting, setForgetting] = useState(false);
  if (accountId !== undefined && accountId !== knownAs) {
    setKnownAs(accountId);
    setForgetting(accountId !== null && knownAs !== null);
  }
  const loadedFor = useRef<string | null>(null);
  // In an effect, because the guards have unmounted the screens by then, and nothing refetches.
  useEffect(() => {
    if (accountId === undefined || accountId === loadedFor.current) return;
    if (loadedFor.current !== null) dropLoaded(cache);
    if (accountId === null && didSignOut()) forgetDrafts();
    if (accountId === null) formerAccount(loadedFor.current);
    loadedFor.current = accountId;
    setForgetting(false);
  }, [accountId, cache]);
  const soldierId = data?.viewer?.soldier?.id;
  const isStaff = data?.viewer?.soldier?.isStaff ?? false;
  useEffect(() => {
    if (!isStaff) return;
    // Removes what only staff may load, but not the person's own record: a form may be open on it.
    return () => dropLoaded(cache, soldierId);
  }, [isStaff, soldierId, cache]);
  useEffect(() => {
    if (accountId === undefined) return;
    forgetOfflineExcept(deviceStorage, accountId);
    forgetRecentExcept(deviceStorage, accountId);
    if (!hasExams(deviceStorage)) return;
    let isCurrent = true;
    const forget = async (): Promise<void> => {
      // A signed-in person's first screen doesn't wait until other people's exams are removed.
      if (accountId !== null) await firstIdle();
      // Only loaded on devices that hold an exam.
      const runs = await import('../offline/examRuns.ts').catch(() => null);
      if (!isCurrent) return;
      if (runs === null) {
        // Without this file, the run can't be kept. Its texts are removed in any case.
        if (accountId !== null) return;
        deviceStorage.remove(EXAM_STORAGE_KEY);
      } else if (!runs.forgetExams(deviceStorage, accountId)) return;
      // Browsers tell only the other tabs about a removed exam. This event ends it in this tab, too.
      window.dispatchEvent(new StorageEvent('storage', EXAM_REMOVED));
    };
    void forget();
    return () => {
      isCurrent = false;
    };
  }, [accountId]);
  return isForgetting;
}

/** Why it isn't known who is signed in. The last failure stays during a retry, so that the screen doesn't change. */
function useLastFailure(data: unknown, error: unknown): Failure | null {
  const [last, setLast] = useState<unknown>(null);
  if (error !== undefined && error !== last) setLast(error);
  if (data || last === null) return null;
  return failureOf(last);
}
