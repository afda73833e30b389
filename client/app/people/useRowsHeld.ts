import { useLocation } from 'react-router-dom';
import { placeOf } from '../browser/place.ts';
import { useIsOnPaper } from '../browser/useIsOnPaper.ts';

/** Says whose row of a long list is drawn wherever it is: everyone's on paper, and the person's that the navigation leads back to. */
export function useRowsHeld(): (id: string) => boolean {
  const isOnPaper = useIsOnPaper();
  const place = placeOf(useLocation().state);
  return (id) => isOnPaper || place?.includes(id) === true;
}
