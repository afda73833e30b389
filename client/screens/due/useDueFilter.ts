import { isOneOf } from '../../../domain/isOneOf.ts';
import { useQueryValue } from '../../app/browser/useQueryValue.ts';
import { today } from '../../components/today.ts';
import { chosenWhen, isAskable, type Shown, SHOWN } from './dueShown.ts';

/** The filters beside name and section, read from the address, with functions that change them there. */
export function useDueFilter() {
  const [day, setOn] = useQueryValue('on');
  const [requirement, setRequirement] = useQueryValue('requirement');
  const [text, setShow] = useQueryValue('show');
  const [time, setWhen] = useQueryValue('when');
  const [group, setGroup] = useQueryValue('group');
  const show: Shown = isOneOf(SHOWN, text) ? text : '';
  const on = isAskable(day) ? day : null;
  return {
    on,
    setOn,
    requirement,
    setRequirement,
    show,
    setShow,
    /** When something is due: in the week of a Monday, or late; null for any time. */
    when: chosenWhen(time, on ?? today()),
    setWhen,
    /** How a phone groups people. */
    isByRequirement: group === 'requirement',
    setGroup,
  };
}
