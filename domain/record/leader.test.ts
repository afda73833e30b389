import { leaderOf, ledSection } from './leader.ts';

const person = (
  id: string,
  section: 'BN_STAFF' | 'ALPHA' | 'BRAVO',
  role: 'BN_FSO' | 'BN_FSNCO' | 'CO_FSNCO' | 'FO',
) => ({
  id,
  section,
  role,
  awaitsStaffApproval: false,
});
const BN_FSO = person('fso', 'BN_STAFF', 'BN_FSO');
const BN_FSNCO = person('fsnco', 'BN_STAFF', 'BN_FSNCO');
const ALPHA_FSNCO = person('alpha', 'ALPHA', 'CO_FSNCO');
const BRAVO_FSNCO = person('bravo', 'BRAVO', 'CO_FSNCO');
const EVERYONE = [BN_FSO, BN_FSNCO, ALPHA_FSNCO, BRAVO_FSNCO, person('fo', 'ALPHA', 'FO')];
const SOLDIER = { id: 'fo', section: 'ALPHA' } as const;

test.each([
  ['the CO FSNCO of the section', SOLDIER, EVERYONE, 'alpha'],
  ['without one the BN FSNCO', SOLDIER, [BN_FSO, BN_FSNCO, BRAVO_FSNCO], 'fsnco'],
  [
    'of a place that waits for approval, the next',
    SOLDIER,
    [{ ...ALPHA_FSNCO, awaitsStaffApproval: true }, BN_FSNCO],
    'fsnco',
  ],
  ['without either the BN FSO', SOLDIER, [BN_FSO, BRAVO_FSNCO], 'fso'],
  ['nobody', SOLDIER, [BRAVO_FSNCO], undefined],
  ['of a CO FSNCO the BN FSNCO', ALPHA_FSNCO, EVERYONE, 'fsnco'],
  ['of the BN FSNCO the BN FSO', BN_FSNCO, EVERYONE, 'fso'],
  ['of the BN FSO the BN FSNCO', BN_FSO, EVERYONE, 'fsnco'],
  ['of somebody without a place the BN FSNCO', { id: 'new', section: 'UNASSIGNED' } as const, EVERYONE, 'fsnco'],
])('%s is asked', (_who, soldier, people, expected) => {
  expect(leaderOf(soldier, people)?.id).toBe(expected);
});

test.each([
  ['CO_FSO', 'ALPHA', 'ALPHA'],
  ['CO_FSNCO', 'BRAVO', 'BRAVO'],
  ['BN_FSNCO', 'BN_STAFF', null],
  ['FO', 'ALPHA', null],
] as const)('a %s of %s leads %p', (role, section, led) => {
  expect(ledSection({ role, section })).toBe(led);
});
