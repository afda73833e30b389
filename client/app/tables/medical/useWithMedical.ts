import { useState } from 'react';
import { useIsOnPaper } from '../../browser/useIsOnPaper.ts';

/**
 * Whether paper and files include medical requirements. Somebody has to ask for it on this screen each time (Spec 24.8). The screen itself
 * always shows them (`isShown`).
 */
export function useWithMedical() {
  const [isAsked, setAsked] = useState(false);
  const isOnPaper = useIsOnPaper();
  return { isAsked, setAsked, isShown: isAsked || !isOnPaper };
}
