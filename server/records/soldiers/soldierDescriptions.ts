import {
  EARLIEST_DATE,
  LATEST_DATE,
  M4_QUALIFYING_SCORE,
  NAME_MAX_LENGTH,
  SCORE_MAX,
} from '../../../domain/constants.ts';

/** Which days the rules take, for the schema. */
export const DAYS = `From ${EARLIEST_DATE} to ${LATEST_DATE}.`;

/** What the fields of a record hold, for the schema: shared by all types and inputs that have them. */
export const SOLDIER_FIELD = {
  id: "The id of the soldier's record.",
  firstName: `First name, 1 to ${NAME_MAX_LENGTH} characters.`,
  middleName: `Middle name, 1 to ${NAME_MAX_LENGTH} characters.`,
  lastName: `Last name, 1 to ${NAME_MAX_LENGTH} characters.`,
  rank: 'Rank. The server takes any grade with it; forms fill in the usual one.',
  grade:
    'Pay grade. Decides which courses and which promotion rule apply; the usual one of the rank unless somebody chose another.',
  pebd: `Pay entry base date: service time counts from it. ${DAYS}`,
  dor: `Date of rank: time in grade counts from it. ${DAYS}`,
  ets: `Expiration of term of service: the last day. ${DAYS}`,
  section:
    'Section; UNASSIGNED until the soldier or staff choose one. Only some teams and roles can be combined with each section.',
  team: 'Team, one of those that the section has.',
  role: 'Duty position, one of those that the section and team have. A staff role brings staff rights; staff have to approve them for somebody who chose it for themself, or whom an import found by their name.',
  unitPosition:
    'Place in lists of the unit, ascending: 1 to 5 battalion staff, 10 to 41 companies, 50 unassigned. Derived from section, team and role.',
  acftScore: `Army Combat Fitness Test score, 0 to ${SCORE_MAX}.`,
  acftPass: 'Whether the Army Combat Fitness Test was passed; no promotion without it.',
  m4Qual: `M4 qualification score, 0 to ${SCORE_MAX}; below ${M4_QUALIFYING_SCORE} is a fail.`,
  dlc1Complete: 'Whether Distributed Leader Course I is complete.',
  blcComplete: 'Whether the Basic Leader Course is complete.',
  dlc2Complete: 'Whether Distributed Leader Course II is complete.',
  alcComplete: 'Whether the Advanced Leader Course is complete.',
  dlc3Complete: 'Whether Distributed Leader Course III is complete.',
  slcComplete: 'Whether the Senior Leader Course is complete.',
  jfoQualified: 'Whether the soldier is qualified as a joint fires observer.',
  driversLicense: 'Whether the soldier is licensed to drive military vehicles.',
  isStaff: "Whether the soldier has staff rights: to see and edit everybody's records, to comment, and to use Admin.",
} as const;
