import { CYCLES } from '../../../domain/due/cycles.ts';
import type { Requirement } from '../../../domain/due/requirements.ts';
import { DateField } from '../../components/form/DateField.tsx';
import type { TiedField } from '../../components/form/formFields.ts';

type EventDaysProps = {
  requirement: Pick<Requirement, 'cycle'>;
  field: (name: 'doneOn' | 'expiresOn') => TiedField<string>;
};

/** When it was done and, for requirements that ask for it, when it's due again. */
export function EventDays({ requirement, field }: EventDaysProps) {
  return (
    <>
      <DateField {...field('doneOn')} label="Day" required />
      {CYCLES[requirement.cycle].isDayEntered && <DateField {...field('expiresOn')} label="Due again on" required />}
    </>
  );
}

/** Whether an event counts. */
export const FOR_RECORD = [
  { value: 'true', label: 'For record' },
  { value: 'false', label: 'Diagnostic' },
];
