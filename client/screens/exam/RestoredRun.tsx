import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useIsOpen } from '../../app/browser/useIsOpen.ts';
import { LoadingPart } from '../../components/LoadingPart.tsx';
import { useFetchQuestions } from './landing/useFetchQuestions.ts';
import { useExam } from './useExam.ts';

/** Wraps the exam's screens. If a run lost its texts at sign-out, fetches them first. Without a network, the run keeps waiting. */
function RestoredRun({ children }: { children: ReactNode }) {
  const { isWaiting, restore } = useExam();
  const fetchQuestions = useFetchQuestions();
  const isOpen = useIsOpen();
  const [isReady, setReady] = useState(() => !isWaiting());

  const fetchTexts = useEffectEvent(async () => {
    try {
      const questions = await fetchQuestions();
      // After sign-out, nothing may be stored on the device for the person.
      if (isOpen()) restore(questions);
    } catch {
      // The landing then says that it needs the network.
    }
  });
  useEffect(() => {
    if (!isReady) void fetchTexts().finally(() => setReady(true));
  }, [isReady]);
  return isReady ? children : <LoadingPart />;
}

/** An exam screen that first restores such a run. */
export function withRestoredRun(Screen: ComponentType): ComponentType {
  return () => (
    <RestoredRun>
      <Screen />
    </RestoredRun>
  );
}
