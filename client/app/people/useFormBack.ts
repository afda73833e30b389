import { useLocation } from 'react-router-dom';
import type { BackTarget } from '../../components/BackLink.tsx';
import { backTo } from '../browser/place.ts';
import { wayBackIn } from '../browser/wayBack.ts';
import { paths } from '../paths.ts';
import { listIn, rowPlace } from './openList.ts';

/**
 * Where a form about a soldier leads back: to the person's row, if a list's menu opened it, otherwise to the record.
 * @param place the element on the record that takes the focus
 */
export function useFormBack(soldierId: string, place?: string): BackTarget {
  const { state } = useLocation();
  const list = listIn(state);
  const back = wayBackIn(state);
  if (list && back) return { ...back, state: backTo(rowPlace(list, soldierId)) };
  return { to: paths.userInfo(soldierId), screen: 'the record', ...(place !== undefined && { state: backTo(place) }) };
}
