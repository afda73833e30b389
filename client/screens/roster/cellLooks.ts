import { isOneOf } from '../../../domain/isOneOf.ts';
import type { Policy } from '../../../domain/policy/policy.ts';
import { etsStatus } from '../../../domain/record/ets.ts';
import type { AnyName, Row } from '../../../domain/record/fields.ts';
import { isCourseOfGrade } from '../../../domain/record/readiness.ts';
import { NOT_ENTERED } from '../../../domain/record/testOfScore.ts';
import { COURSES, Role, roleLabel, Team } from '../../../domain/values.ts';
import { today } from '../../components/today.ts';
import type { RosterPerson } from './rosterPerson.ts';

/** Why a cell is marked: a test is failed, something is missing, the ETS is past or soon, a role waits for approval, or a list is met. */
export type Mark = 'failed' | 'missing' | 'past' | 'soon' | 'waiting' | 'met';
/** How a cell without a mark looks. What is right stays quiet. */
export type Look = 'number' | 'yesNo' | 'passFail' | 'text';

const LOOKS: Readonly<Partial<Record<string, Look>>> = {
  number: 'number',
  yesNo: 'yesNo',
  passFail: 'passFail',
  NUMBER: 'number',
  YES_NO: 'yesNo',
};

export function lookOf(row: Row): Look {
  return LOOKS[row.kind === 'own' ? row.unitField.kind : row.kind] ?? 'text';
}

/** The mark of a field's value; null if the value is fine, or if that can't be said. A failed fitness test marks its score, too. */
export function markOf(field: AnyName, { soldier, record, failing }: RosterPerson, policy: Policy): Mark | null {
  switch (field) {
    case 'role':
      return soldier.awaitsStaffApproval ? 'waiting' : null;
    case 'ets':
      if (soldier.pastEts) return 'past';
      return etsStatus(record.ets, policy, today()).isWithinYear ? 'soon' : null;
    case 'acftScore':
      return record.acftScore !== null && failing.includes('acftPass') ? 'failed' : null;
    case 'acftPass':
    case 'm4Qual':
      return failing.includes(field) ? 'failed' : null;
    default:
      return failing.some((one) => one === field) ? 'missing' : null;
  }
}

/**
 * What the table shows of a field's text where the column has no room for all of it: a dash for no place, a dot for a course that the
 * soldier's grade doesn't need.
 */
export function shownOf(field: AnyName, text: string, { record, soldier }: RosterPerson, policy: Policy): string {
  if (field === 'team' && record.team === Team.UNASSIGNED) return '–';
  if (field === 'role') return record.role === Role.UNASSIGNED ? '–' : roleLabel[record.role];
  if (isOneOf(COURSES, field) && !record[field] && !isCourseOfGrade(field, soldier, policy)) return '·';
  return text === NOT_ENTERED ? 'None' : text;
}

/** The widths of the fields that every unit has, in rem: their longest value, or their heading. */
const WIDTHS: Readonly<Partial<Record<AnyName, number>>> = {
  rank: 2.875,
  section: 6.75,
  team: 2.875,
  role: 5.375,
  acftScore: 4.875,
  acftPass: 3.5,
  driversLicense: 3.75,
  jfoQualified: 2.75,
  ets: 7.5,
  dlc1Complete: 3.25,
  dlc2Complete: 3.25,
  dlc3Complete: 3.25,
  blcComplete: 3.125,
  alcComplete: 3.125,
  slcComplete: 3.125,
  dor: 6.375,
  pebd: 6.375,
  grade: 3.25,
};

/** The width of a field's column, in rem. The names of a rifle's bands stand beside its scores. */
export function widthOf(field: AnyName, characters: number, heading: string, { rifleTest }: Policy): number {
  if (field === 'm4Qual') return rifleTest.bands.length === 0 ? 3 : 7;
  return WIDTHS[field] ?? Math.max(textWidth(characters), textWidth(heading.length + 1));
}

/** The width of a column for texts with so many characters, in rem. */
export function textWidth(characters: number): number {
  return 0.47 * characters + 0.75;
}
