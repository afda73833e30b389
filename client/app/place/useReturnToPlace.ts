import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useTakesFocus } from '../../components/PageLoad.tsx';
import { placeOf } from './place.ts';

/** Whoever comes back from a form goes on where they were on the screen, not at its top. */
export function useReturnToPlace(): void {
  const { state } = useLocation();
  const takesFocus = useTakesFocus();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const goOn = useEffectEvent(() => {
    const place = placeOf(state);
    // Going back, the browser returns to where the page was scrolled.
    if (place === null || isReturn || !takesFocus()) return;
    const link = document.getElementById(place);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  });
  // After the title's effect, which takes the focus of whoever comes from elsewhere.
  useEffect(() => goOn(), []);
}
