import { useState } from 'react';
import { useIsOnPaper } from '../../browser/useIsOnPaper.ts';

/**
 * Whether paper and files have medical requirements: when that is asked for on this screen, each time anew (Spec 24.8). The screen always shows them
 * (`isShown`).
 */
export function useWithMedical() {
  const [isAsked, setAsked] = useState(false);
  const isOnPaper = useIsOnPaper();
  return { isAsked, setAsked, isShown: isAsked || !isOnPaper };
}
