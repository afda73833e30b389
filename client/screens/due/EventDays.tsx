import { CYCLES } from '../../../domain/due/cycles.ts';
import type { Requirement } from '../../../domain/due/requirements.ts';
import { DateField } from '../../components/form/DateField.tsx';

type Days = { readonly doneOn: string; readonly expiresOn: string };

type EventDaysProps = {
  requirement: Pick<Requirement, 'cycle'>;
  values: Days;
  /** The name and the problem of a field. */
  field: (name: keyof Days) => { name: string; problem: string | undefined };
  onChange: (changed: Partial<Days>) => void;
};

/** When something was done, and by which day again where that day is entered with it. */
export function EventDays({ requirement, values, field, onChange }: EventDaysProps) {
  return (
    <>
      <DateField
        {...field('doneOn')}
        label="Day"
        required
        value={values.doneOn}
        onChange={(doneOn) => onChange({ doneOn })}
      />
      {CYCLES[requirement.cycle].isDayEntered && (
        <DateField
          {...field('expiresOn')}
          label="Due again on"
          required
          value={values.expiresOn}
          onChange={(expiresOn) => onChange({ expiresOn })}
        />
      )}
    </>
  );
}
