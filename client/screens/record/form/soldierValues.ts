import { NEW_RECORD } from '../../../../domain/constants.ts';
import { validateSoldier, wholeNumber } from '../../../../domain/record/validation.ts';
import type { Course, Grade, Rank, Role, Section, Team } from '../../../../domain/values.ts';
import type { Checked } from '../../../app/forms/checked.ts';
import type { CreateSoldierInput } from '../../../schemaTypes.generated.ts';
import type { SoldierValues_SoldierFragment } from './soldierValues.generated.ts';

/** The values of Add Info and Edit Info: texts as typed, and '' where nothing is chosen. */
export type SoldierValues = Readonly<Record<Course, boolean>> & {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly rank: Rank | '';
  readonly grade: Grade | '';
  readonly pebd: string;
  readonly dor: string;
  readonly ets: string;
  readonly section: Section;
  readonly team: Team | '';
  readonly role: Role | '';
  readonly acftScore: string;
  readonly acftPass: boolean;
  readonly m4Qual: string;
  readonly jfoQualified: boolean;
  readonly driversLicense: boolean;
};

/** A record with every field given. */
export type SoldierRecord = Required<CreateSoldierInput>;

const { isStaff: _, ...newRecord } = NEW_RECORD;

/** The initial values of Add Info. */
export const newSoldierValues: SoldierValues = {
  ...newRecord,
  firstName: '',
  middleName: '',
  lastName: '',
  rank: '',
  grade: '',
  pebd: '',
  dor: '',
  ets: '',
  acftScore: String(NEW_RECORD.acftScore),
  m4Qual: String(NEW_RECORD.m4Qual),
};

/** The initial values of Edit Info. */
export function soldierValues(soldier: SoldierValues_SoldierFragment): SoldierValues {
  return {
    firstName: soldier.firstName,
    middleName: soldier.middleName,
    lastName: soldier.lastName,
    rank: soldier.rank,
    grade: soldier.grade,
    pebd: soldier.pebd ?? '',
    dor: soldier.dor ?? '',
    ets: soldier.ets ?? '',
    section: soldier.section,
    team: soldier.team,
    role: soldier.role,
    acftScore: String(soldier.acftScore),
    acftPass: soldier.acftPass,
    m4Qual: String(soldier.m4Qual),
    dlc1Complete: soldier.dlc1Complete,
    blcComplete: soldier.blcComplete,
    dlc2Complete: soldier.dlc2Complete,
    alcComplete: soldier.alcComplete,
    dlc3Complete: soldier.dlc3Complete,
    slcComplete: soldier.slcComplete,
    jfoQualified: soldier.jfoQualified,
    driversLicense: soldier.driversLicense,
  };
}

/** The record in the form, or its problems. */
export function checkSoldier(values: SoldierValues): Checked<SoldierRecord> {
  const problems = validateSoldier(values);
  const { rank, grade, team, role } = values;
  const acftScore = wholeNumber(values.acftScore);
  const m4Qual = wholeNumber(values.m4Qual);
  // The rules have found a problem if one of these is missing; this check is for the compiler.
  const isOpen = rank === '' || grade === '' || team === '' || role === '' || acftScore === null || m4Qual === null;
  if (problems.length > 0 || isOpen) return { problems };
  return {
    input: {
      firstName: values.firstName.trim(),
      middleName: values.middleName.trim(),
      lastName: values.lastName.trim(),
      rank,
      grade,
      pebd: values.pebd || null,
      dor: values.dor || null,
      ets: values.ets || null,
      section: values.section,
      team,
      role,
      acftScore,
      acftPass: values.acftPass,
      m4Qual,
      dlc1Complete: values.dlc1Complete,
      blcComplete: values.blcComplete,
      dlc2Complete: values.dlc2Complete,
      alcComplete: values.alcComplete,
      dlc3Complete: values.dlc3Complete,
      slcComplete: values.slcComplete,
      jfoQualified: values.jfoQualified,
      driversLicense: values.driversLicense,
    },
  };
}
