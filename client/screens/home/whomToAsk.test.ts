import { whomToAsk } from './whomToAsk.ts';

const raman = { rank: 'SGT', lastName: 'Raman', role: 'FO', awaitsStaffApproval: false } as const;
const okafor = { rank: 'SFC', lastName: 'Okafor', role: 'BN_FSNCO', awaitsStaffApproval: false } as const;

test.each([
  ['the BN FSNCO by name', [raman, okafor], 'SFC Okafor'],
  ['leaders where nobody has that role', [raman], 'your leaders'],
  ['leaders where it is only claimed', [{ ...okafor, awaitsStaffApproval: true }], 'your leaders'],
])('a newcomer asks %s', (_whom, people, text) => {
  expect(whomToAsk(people)).toBe(text);
});
