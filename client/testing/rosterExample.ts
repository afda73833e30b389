import { SPECIFICATION } from '../../domain/policy/packs.ts';
import type { FieldRules } from '../../domain/policy/unit.ts';
import { personMaker, type RosterPerson } from '../screens/roster/rosterPerson.ts';
import type { UseRoster_SoldierFragment } from '../screens/roster/useRoster.generated.ts';

/** A unit with a unit field for a blood type. */
export const UNIT: FieldRules = {
  policy: SPECIFICATION,
  unitFields: [{ id: 'blood', label: 'Blood type', kind: 'CHOICE', choices: ['O+', 'O-'], visibility: 'STAFF' }],
};

const ANYBODY: UseRoster_SoldierFragment = {
  id: 'x',
  version: 1,
  firstName: 'Kim',
  middleName: 'Lee',
  lastName: 'Adams',
  rank: 'SPC',
  grade: 'E4',
  pebd: null,
  dor: null,
  ets: null,
  etsIndefinite: false,
  section: 'ALPHA',
  team: 'TEAM_1',
  role: 'FO',
  awaitsStaffApproval: false,
  acftScore: 500,
  acftPass: true,
  acftTest: 'ACFT',
  m4Qual: 30,
  m4Test: 'M4',
  dlc1Complete: false,
  blcComplete: false,
  dlc2Complete: false,
  alcComplete: false,
  dlc3Complete: false,
  slcComplete: false,
  jfoQualified: false,
  driversLicense: true,
  pastEts: false,
  own: [],
  timeInService: null,
  timeInGrade: null,
  readiness: [],
  dataIssues: [],
};

/** A record as the roster asks for it, with what a test is about. */
export function rosterSoldier(fields: Partial<UseRoster_SoldierFragment>): UseRoster_SoldierFragment {
  return { ...ANYBODY, ...fields };
}

export function rosterPerson(fields: Partial<UseRoster_SoldierFragment>): RosterPerson {
  return personMaker(UNIT)(rosterSoldier(fields));
}
