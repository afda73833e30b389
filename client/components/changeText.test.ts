import { SPECIFICATION } from '../../domain/policy/packs.ts';
import { changeText } from './changeText.ts';

test.each([
  [{ field: 'acftScore', from: '480', to: '512' }, 'ACFT score: 480 → 512'],
  [{ field: 'acftPass', from: 'false', to: 'true' }, 'ACFT: Fail → Pass'],
  [{ field: 'driversLicense', from: 'false', to: 'true' }, "Driver's license: No → Yes"],
  [{ field: 'rank', from: 'CDT', to: 'SECOND_LT' }, 'Rank: CDT → 2LT'],
  [{ field: 'ets', from: '2026-01-05', to: null }, 'ETS: 05 JAN 2026 → nothing'],
  [{ field: 'etsIndefinite', from: 'false', to: 'true' }, 'ETS indefinite: No → Yes'],
  [{ field: 'acftScore', from: null, to: '0' }, 'ACFT score: 0'],
  [{ field: 'm4Qual', from: '31', to: null }, 'M4 qualification: 31 → not entered'],
  [{ field: 'schoolName', from: 'BLC', to: 'AIR_ASSAULT' }, 'School: BLC → AIR ASSAULT'],
  [{ field: 'startDate', from: null, to: '2026-01-05' }, 'Start date: 05 JAN 2026'],
  [{ field: 'pebd', from: null, to: '2026-01-05' }, 'PEBD: 05 JAN 2026'],
  [{ field: 'dor', from: null, to: '2026-01-05' }, 'DOR: 05 JAN 2026'],
  [{ field: 'endDate', from: null, to: 'unknown' }, 'End date: unknown'],
  [{ field: 'endDate', from: null, to: '2026-01-05' }, 'End date: 05 JAN 2026'],
  [{ field: 'firstName', from: null, to: 'true' }, 'First name: true'],
  [{ field: 'middleName', from: null, to: 'false' }, 'Middle name: false'],
  [{ field: 'text', from: null, to: 'true' }, 'Text: true'],
  [{ field: 'unheardOf', from: null, to: 'true' }, 'unheardOf: Yes'],
  [{ field: 'lastName', from: 'true', to: '2026-01-05' }, 'Last name: true → 2026-01-05'],
  [{ field: 'text', from: null, to: null }, 'Text: deleted'],
  [{ field: 'isStaff', from: 'false', to: 'true' }, 'Staff rights: No → Yes'],
  [{ field: 'scope', from: null, to: 'COUNTS' }, 'Access: numbers by section'],
  [{ field: 'endsOn', from: '2026-06-12', to: null }, 'Last day: 12 JUN 2026 → nothing'],
  [{ field: 'firstUsedFrom', from: null, to: '198.51.100.7' }, 'First used from: 198.51.100.7'],
  [{ field: 'loginState', from: 'WORKING', to: 'DISABLED' }, 'Login: open → disabled'],
] as const)('%j reads %s', (change, text) => {
  expect(changeText(change, { policy: SPECIFICATION, unitFields: [] })).toBe(text);
});

test.each([
  [{ field: 'own.range', label: 'Range card', from: null, to: '2026-01-05' }, 'Range card: 05 JAN 2026'],
  [{ field: 'own.glasses', label: 'Glasses', from: 'no', to: 'yes' }, 'Glasses: No → Yes'],
  [{ field: 'own.glasses', label: 'Glasses', from: 'yes', to: null }, 'Glasses: Yes → nothing'],
  // The field's name on that day.
  [{ field: 'own.glasses', label: 'Spectacles', from: null, to: 'no' }, 'Spectacles: No'],
  [{ field: 'own.glasses', from: null, to: 'no' }, 'Glasses: No'],
  // A unit field that no longer exists.
  [{ field: 'own.gone', label: 'Locker', from: null, to: null }, 'Locker: deleted'],
] as const)('of the unit fields %j reads %s', (change, text) => {
  const range = { id: 'range', label: 'Range card', kind: 'DAY', choices: [], visibility: 'STAFF' } as const;
  const glasses = { id: 'glasses', label: 'Glasses', kind: 'YES_NO', choices: [], visibility: 'STAFF' } as const;
  expect(changeText(change, { policy: SPECIFICATION, unitFields: [range, glasses] })).toBe(text);
});
