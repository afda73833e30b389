import { isOneOf } from '../../../domain/isOneOf.ts';
import { useQueryValue } from '../../app/browser/useQueryValue.ts';
import { isAskable, type Shown, SHOWN } from './dueShown.ts';

/** The filters beside name and section, read from the address, with functions that change them there. */
export function useDueFilter() {
  const [day, setOn] = useQueryValue('on');
  const [requirement, setRequirement] = useQueryValue('requirement');
  const [text, setShow] = useQueryValue('show');
  const show: Shown = isOneOf(SHOWN, text) ? text : '';
  return { on: isAskable(day) ? day : null, setOn, requirement, setRequirement, show, setShow };
}
