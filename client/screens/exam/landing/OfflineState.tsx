import { IconWifiOff } from '@tabler/icons-react';
import { useState } from 'react';
import { mayResume } from '../../../../domain/exam/examScreens.ts';
import { deviceStorage } from '../../../app/browser/deviceStorage.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { StateEntry } from '../../../components/StateEntry.tsx';
import { useExam } from '../useExam.ts';
import { keptQuestions } from './keptQuestions.ts';

/** Says whether the person can practice offline: with an exam in progress, or with the questions stored on the device. */
export function OfflineState() {
  const { session } = useExam();
  const soldierId = usePerson()?.soldierId ?? null;
  const [hasQuestions] = useState(() => keptQuestions(deviceStorage, soldierId).length > 0);
  return (
    <StateEntry tone="plain" icon={IconWifiOff} title="Offline">
      {hasQuestions || mayResume(session)
        ? 'You can keep practicing: everything happens on this device.'
        : 'Practicing needs the network once, to load the questions. After that it works offline.'}
    </StateEntry>
  );
}
