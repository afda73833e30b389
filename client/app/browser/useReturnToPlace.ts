import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useTakesFocus } from '../../components/PageLoad.tsx';
import { placeOf } from './place.ts';

/**
 * Moves the focus to a row instead of the screen's top. This happens when the person returns from a form or record, or when a search leads
 * to the row.
 */
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
    // A long list is as high as it will be only now, after it has measured its first rows.
    requestAnimationFrame(() => link?.scrollIntoView({ block: 'center' }));
  });
  // Runs after the title's effect, which otherwise takes the focus. `key` is needed because a search can lead to a row of the open screen.
  useEffect(() => goOn(), [key]);
}
