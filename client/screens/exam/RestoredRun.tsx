import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useIsOpen } from '../../app/browser/useIsOpen.ts';
import { LoadingPart } from '../../components/LoadingPart.tsx';
import { useFetchQuestions } from './landing/useFetchQuestions.ts';
import { useExam } from './useExam.ts';

/** Around the screens of the exam: where a run waits for its texts since the person signed out, fetches them first. Without a network it goes on waiting. */
function RestoredRun({ children }: { children: ReactNode }) {
  const { isWaiting, restore } = useExam();
  const fetchQuestions = useFetchQuestions();
  const isOpen = useIsOpen();
  const [isReady, setReady] = useState(() => !isWaiting());

  const fetchTexts = useEffectEvent(async () => {
    try {
      const questions = await fetchQuestions();
      // Once the person has signed out, the device must store nothing for them.
      if (isOpen()) restore(questions);
    } catch {
      // The landing then says that the network is needed.
    }
  });
  useEffect(() => {
    if (!isReady) void fetchTexts().finally(() => setReady(true));
  }, [isReady]);
  return isReady ? children : <LoadingPart />;
}

/** A screen of the exam, which goes on with such a run. */
export function withRestoredRun(Screen: ComponentType): ComponentType {
  return () => (
    <RestoredRun>
      <Screen />
    </RestoredRun>
  );
}
