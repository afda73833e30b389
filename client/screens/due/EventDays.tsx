import { CYCLES } from '../../../domain/due/cycles.ts';
import type { DueKind } from '../../../domain/due/kinds.ts';
import { DateField } from '../../components/form/DateField.tsx';
import type { TiedField } from '../../components/form/formFields.ts';

type EventDaysProps = {
  kind: Pick<DueKind, 'cycle'>;
  field: (name: 'doneOn' | 'expiresOn') => TiedField<string>;
};

/** When something was done, and by which day again where that day is entered with it. */
export function EventDays({ kind, field }: EventDaysProps) {
  return (
    <>
      <DateField {...field('doneOn')} label="Day" required />
      {CYCLES[kind.cycle].isDayEntered && <DateField {...field('expiresOn')} label="Due again on" required />}
    </>
  );
}

/** Whether an event counts. */
export const FOR_RECORD = [
  { value: 'true', label: 'For record' },
  { value: 'false', label: 'Diagnostic' },
];
