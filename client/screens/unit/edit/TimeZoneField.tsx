import { useState } from 'react';
import { objectOf } from '../../../../domain/objects.ts';
import { isSameTimeZone, systemTimeZone, timeZoneText } from '../../../../domain/timeZone.ts';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { Note } from '../../../components/Note.tsx';
import { TextButton } from '../../../components/TextButton.tsx';
import type { TiedField } from '../../../components/form/formFields.ts';
import type { UnitForm_UnitFragment } from './UnitForm.generated.ts';

/** The value is the name of the zone; '' for the server's. */
type TimeZoneFieldProps = TiedField<string> & { unit: Pick<UnitForm_UnitFragment, 'timeZone' | 'chosenTimeZone'> };

/** By whose clock the days of the unit go, with the browser's zone on offer where that is another. */
export function TimeZoneField({ unit, ...field }: TimeZoneFieldProps) {
  const { value, onChange } = field;
  const [browsers] = useState(systemTimeZone);
  const [known] = useState(() => Intl.supportedValuesOf('timeZone').filter((name) => name.includes('/')));
  // What was chosen elsewhere may be a name that this browser does not list.
  const names = [...new Set([...known, 'UTC', ...(value === '' ? [] : [value])])].sort();
  const servers = unit.chosenTimeZone === null ? unit.timeZone : null;
  const inForce = value === '' ? servers : value;
  return (
    <>
      <SelectField
        {...field}
        label="Time zone"
        help="Says when a day begins: for what is due, for arrivals and departures, and for the hour of reminders."
        placeholder={servers === null ? "The server's" : `The server's: ${timeZoneText(servers)}`}
        options={names}
        optionLabel={objectOf<Record<string, string>>(names, timeZoneText)}
        onClear={() => onChange('')}
      />
      {inForce !== null && !isSameTimeZone(inForce, browsers) && (
        <Note>
          This browser is in another time zone.{' '}
          <TextButton onClick={() => onChange(browsers)}>Use {timeZoneText(browsers)}</TextButton>
        </Note>
      )}
    </>
  );
}
