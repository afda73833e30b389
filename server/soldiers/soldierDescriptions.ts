import { EARLIEST_DATE, LATEST_DATE, M4_QUALIFYING_SCORE, NAME_MAX_LENGTH, SCORE_MAX } from '../../domain/constants.ts';

const DAYS = `From ${EARLIEST_DATE} to ${LATEST_DATE}.`;

/** What the fields of a record hold, for the schema: shared by all types and inputs that have them. */
export const SOLDIER_FIELD = {
  id: "The id of the soldier's record.",
  name: `1 to ${NAME_MAX_LENGTH} characters.`,
  rank: 'Goes with any grade; forms pick the usual one.',
  grade:
    'Decides which courses and which promotion rule apply; the usual one of the rank unless somebody chose another.',
  pebd: `Pay entry base date: service time counts from it. ${DAYS}`,
  dor: `Date of rank: time in grade counts from it. ${DAYS}`,
  ets: `Expiration of term of service: the last day. ${DAYS}`,
  section: 'UNASSIGNED until the soldier or staff choose one. Team and role have to go with it.',
  team: 'One that the section has.',
  role: 'One that the section and team have. Staff roles bring staff rights, which staff have to approve for whoever chose one for themself.',
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
} as const;
