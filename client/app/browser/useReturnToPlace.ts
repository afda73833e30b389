import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useTakesFocus } from '../../components/PageLoad.tsx';
import { placeOf } from './place.ts';

/** On returning from a form or a record, or being led to a row by a search, moves the focus to that place on the screen, instead of its top. */
export function useReturnToPlace(): void {
  const { state, key } = useLocation();
  const takesFocus = useTakesFocus();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const goOn = useEffectEvent(() => {
    const place = placeOf(state);
    // When the person goes back, the browser itself restores the scroll position.
    if (place === null || isReturn || !takesFocus()) return;
    const link = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  });
  // Runs after the title's effect, which takes the focus when the person comes from elsewhere. A search leads to a row of the screen that is open, too.
  useEffect(() => goOn(), [key]);
}
