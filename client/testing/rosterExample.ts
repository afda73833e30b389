import { SPECIFICATION } from '../../domain/policy/packs.ts';
import type { FieldRules } from '../../domain/policy/unit.ts';
import { NEW_RECORD } from '../../domain/record/fields.ts';
import { personMaker, type RosterPerson } from '../screens/roster/rosterPerson.ts';
import type { UseRoster_SoldierFragment } from '../screens/roster/useRoster.generated.ts';

/** A unit with a unit field for blood types. */
export const UNIT: FieldRules = {
  policy: SPECIFICATION,
  unitFields: [{ id: 'blood', label: 'Blood type', kind: 'CHOICE', choices: ['O+', 'O-'], visibility: 'STAFF' }],
};

const ANYBODY: UseRoster_SoldierFragment = {
  ...NEW_RECORD,
  id: 'x',
  version: 1,
  firstName: 'Kim',
  middleName: 'Lee',
  lastName: 'Adams',
  rank: 'SPC',
  grade: 'E4',
  section: 'ALPHA',
  team: 'TEAM_1',
  role: 'FO',
  awaitsStaffApproval: false,
  acftScore: 500,
  acftTest: 'ACFT',
  m4Qual: 30,
  m4Test: 'M4',
  driversLicense: true,
  pastEts: false,
  own: [],
  timeInService: null,
  timeInGrade: null,
  readiness: [],
  dataIssues: [],
};

/** A record as the roster queries it, with the fields that a test is about. */
export function rosterSoldier(fields: Partial<UseRoster_SoldierFragment>): UseRoster_SoldierFragment {
  return { ...ANYBODY, ...fields };
}

export function rosterPerson(fields: Partial<UseRoster_SoldierFragment>): RosterPerson {
  return personMaker(UNIT)(rosterSoldier(fields));
}
