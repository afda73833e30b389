import { useState } from 'react';
import { useIsPageLoad } from '../../components/PageLoad.tsx';

/** When what a screen shows first was asked, or before, as `Date.now()`: what the first screen asks is sent before it is drawn (app/askAhead). */
export function useAskedAt(): number {
  const isPageLoad = useIsPageLoad();
  const [askedAt] = useState(() => (isPageLoad ? performance.timeOrigin : Date.now()));
  return askedAt;
}
