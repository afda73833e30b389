import { SCHOOLS_PER_RECORD } from '../../domain/constants.ts';
import { messages } from '../../domain/errors.ts';
import { isJsonObject } from '../../domain/json.ts';
import { nameText } from '../../domain/nameText.ts';
import { SPECIFICATION } from '../../domain/policy/packs.ts';
import { isWhole, NEW_RECORD } from '../../domain/record/fields.ts';
import { scoreTests } from '../../domain/record/testOfScore.ts';
import { validateChange, validateSchool } from '../../domain/record/validation.ts';
import { afterReading } from '../../domain/roster/rosterRow.ts';
import {
  gradeLabel,
  GRADES,
  rankLabel,
  RANKS,
  roleLabel,
  ROLES,
  SCHOOL_NAMES,
  schoolNameLabel,
  sectionLabel,
  SECTIONS,
  teamLabel,
  TEAMS,
} from '../../domain/values.ts';
import type { Act } from '../../server/history/entry.ts';
import type { School } from '../../server/records/schools/school.model.ts';
import { toStoredSchool } from '../../server/records/schools/schoolFields.ts';
import { newRecord } from '../../server/records/soldiers/newRecord.ts';
import type { Soldier } from '../../server/records/soldiers/soldier.model.ts';
import { type HostedDocument, type HostedProblem } from './hostedExport.ts';
import { HostedFields } from './hostedFields.ts';

/** The hosted database's names for the fields of a record (Spec 7.2). */
const NAMES = {
  firstName: 'first_name',
  middleName: 'middle_name',
  lastName: 'last_name',
  rank: 'rank',
  grade: 'grade',
  section: 'section',
  team: 'team',
  role: 'role',
  pebd: 'pebd',
  dor: 'dor',
  ets: 'ets',
  acftScore: 'acft_score',
  acftPass: 'acft_pass',
  m4Qual: 'm4_qual',
  dlc1Complete: 'dlc_1_complete',
  blcComplete: 'blc_complete',
  dlc2Complete: 'dlc_2_complete',
  alcComplete: 'alc_complete',
  dlc3Complete: 'dlc_3_complete',
  slcComplete: 'slc_complete',
  jfoQualified: 'jfo_qualified',
  driversLicense: 'drivers_license',
  isStaff: 'is_staff',
} as const;
const HOSTED_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(NAMES));

/** The hosted database's name for a field of a record. */
export function hostedName(field: string): string {
  return HOSTED_NAMES.get(field) ?? field;
}

const SCHOOL_FIELDS = { schoolName: 'school_name', startDate: 'start_date', endDate: 'end_date' } as const;

/** The user fields that are imported, or that are known to be derived anew. Others are left out, and the operator is told. */
export const KNOWN_USER_FIELDS: readonly string[] = [
  'id',
  'user_id',
  'unit_position',
  'schools',
  ...Object.values(NAMES),
];

/**
 * Reads a user as a record without a login. Keeps staff rights, because the product's operator runs the import. The position in the unit is
 * derived anew.
 */
export function readUser(
  act: Act,
  { id, fields }: HostedDocument,
): { soldier: Soldier | null; problems: HostedProblem[] } {
  const user = new HostedFields(fields);
  const flag = (field: keyof typeof NAMES): boolean => user.flag(NAMES[field], false);
  const rank = user.listed(NAMES.rank, { label: 'Rank', values: RANKS, shown: rankLabel }, null);
  const grade = user.listed(NAMES.grade, { label: 'Grade', values: GRADES, shown: gradeLabel }, null);
  const { section, team, role } = NEW_RECORD;
  const record = {
    ...NEW_RECORD,
    rank,
    grade,
    firstName: nameText(user.text(NAMES.firstName)),
    middleName: nameText(user.text(NAMES.middleName)),
    lastName: nameText(user.text(NAMES.lastName)),
    section: user.listed(NAMES.section, { label: 'Section', values: SECTIONS, shown: sectionLabel }, section),
    team: user.listed(NAMES.team, { label: 'Team', values: TEAMS, shown: teamLabel }, team),
    role: user.listed(NAMES.role, { label: 'Role', values: ROLES, shown: roleLabel }, role),
    acftScore: user.number(NAMES.acftScore),
    acftPass: user.flag(NAMES.acftPass, NEW_RECORD.acftPass),
    m4Qual: user.number(NAMES.m4Qual),
    dlc1Complete: flag('dlc1Complete'),
    blcComplete: flag('blcComplete'),
    dlc2Complete: flag('dlc2Complete'),
    alcComplete: flag('alcComplete'),
    dlc3Complete: flag('dlc3Complete'),
    slcComplete: flag('slcComplete'),
    jfoQualified: flag('jfoQualified'),
    driversLicense: flag('driversLicense'),
    isStaff: flag('isStaff'),
    pebd: user.day(NAMES.pebd),
    dor: user.day(NAMES.dor),
    ets: user.day(NAMES.ets),
  };
  const schools = readSchools(user, fields.get('schools') ?? []);
  const broken = validateChange(NEW_RECORD, record, { policy: SPECIFICATION, unitFields: [] });
  for (const { field, message } of afterReading(broken, user.problems)) {
    user.refuse(hostedName(field), message);
  }
  const problems = user.problems.map((problem) => ({ collection: 'users', id, ...problem }));
  if (!isWhole(record) || problems.length > 0) return { soldier: null, problems };
  const rights = { isStaff: record.isStaff, awaitsStaffApproval: false };
  return {
    soldier: { ...newRecord(act, id, record, rights, scoreTests(record, null, SPECIFICATION), []), schools },
    problems,
  };
}

function readSchools(user: HostedFields, given: unknown): School[] {
  if (!Array.isArray(given)) {
    user.refuse('schools', 'It must be a list.');
    return [];
  }
  const schools = given.flatMap((school: unknown, index) => readSchool(user, school, `schools[${index}]`));
  if (given.length > SCHOOLS_PER_RECORD) user.refuse('schools', messages.tooManySchools);
  if (new Set(schools.map(({ id }) => id)).size < schools.length) {
    user.refuse('schools', 'Two schools have the same id.');
  }
  return schools;
}

function readSchool(user: HostedFields, given: unknown, path: string): School[] {
  const school = new HostedFields(new Map(Object.entries(isJsonObject(given) ? given : {})));
  const shown = { label: 'School name', values: SCHOOL_NAMES, shown: schoolNameLabel };
  const id = school.text('id');
  const schoolName = school.listed(SCHOOL_FIELDS.schoolName, shown, null);
  const [startDate, endDate] = [school.day(SCHOOL_FIELDS.startDate), school.day(SCHOOL_FIELDS.endDate)];
  if (id === '') school.refuse('id', 'The id must be a text.');
  const names = new Map<string, string>(Object.entries(SCHOOL_FIELDS));
  for (const { field, message } of validateSchool({ schoolName, startDate, endDate })) {
    school.refuse(names.get(field) ?? field, message);
  }
  for (const { field, message } of school.problems) user.refuse(`${path}.${field}`, message);
  if (schoolName === null || startDate === null || endDate === null) return [];
  return [{ id, version: 1, ...toStoredSchool({ schoolName, startDate, endDate }) }];
}
