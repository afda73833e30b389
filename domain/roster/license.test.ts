import { SPECIFICATION } from '../policy/packs.ts';
import { readRosterRow } from './rosterRow.ts';

const UNIT = { policy: SPECIFICATION, unitFields: [] };
const TODAY = '2026-11-29';
const read = (license: string) => readRosterRow({ license }, UNIT, TODAY);

it.each([
  ['OF 346 EXP 12 JAN 2028', true],
  ['OF346 exp. 12JAN28', true],
  ['OF-346 (15-Mar-2027)', true],
  ['OF346/15JAN28', true],
  ['OF 346, expires 2028-01-15', true],
  ['OF346E Exp: 01/15/2028', true],
  ['OF 346 exp 15/03/27', true],
  ['DA 5984-E valid until Jan 15, 2028', true],
  ['DA FORM 348 thru 20280115', true],
  ['SF 46 EXP MAR 27', true],
  ['OF346 03/2027', true],
  ['Yes, exp 12 JAN 2028', true],
  ['Y OF 346 EXP 12 JAN 2028', true],
  ['exp 12 JAN 2028', true],
  // A license is valid on its last day, and to the end of its last month.
  ['OF 346 EXP 29 NOV 2026', true],
  ['OF 346 EXP NOV 26', true],
  ['OF 346 EXP 28 NOV 2026', false],
  ['OF 346 EXP 10/2026', false],
  ['OF 346 EXP 2026', true],
  ['OF 346 EXP 2025', false],
  ['EXPIRED 12 JAN 2025', false],
])('%s: licensed is %s', (text, driversLicense) => {
  expect(read(text)).toMatchObject({ values: { driversLicense }, problems: [] });
});

it.each(['12 JAN 2028', 'OF 346 lost', 'OF 346 EXP 31 FEB 2028', 'GRAD 12 JAN 2028', 'OF', '346', 'exp soon'])(
  '%s is asked',
  (text) => {
    expect(read(text).problems).toMatchObject([{ field: 'license' }]);
  },
);
