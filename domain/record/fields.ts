/**
 * The one table of a record's fields (Spec 7.2); the unit fields come after it (Spec 22). A field without rules of its own needs a row
 * here, and its name in the client's fragment `asEntered.graphql`. The store, the API, the forms, the record's screen, the history, conflicts
 * and rosters all read this table. What a field means is in assignment.ts, promotion.ts and readiness.ts.
 */
import { NAME_MAX_LENGTH } from '../constants.ts';
import { messages } from '../errors.ts';
import { isOneOf } from '../isOneOf.ts';
import type { LocalDate } from '../localDate.ts';
import { keysOf, objectOf } from '../objects.ts';
import { SPECIFICATION } from '../policy/packs.ts';
import { gradesOf, type Policy } from '../policy/policy.ts';
import type { FieldRules } from '../policy/unit.ts';
import { type UnitFieldName, unitFieldName, isUnitFieldName, type UnitField } from '../policy/unitFields.ts';
import {
  courseLabel,
  COURSES,
  Grade,
  gradeLabel,
  Rank,
  rankLabel,
  Role,
  roleLabel,
  Section,
  sectionLabel,
  Team,
  teamLabel,
} from '../values.ts';
import { type OwnFields, ownFieldsIn } from './ownFields.ts';

/** The groups of the forms, in order, with their titles. */
export const FIELD_GROUPS = {
  name: 'Name/Rank',
  assignment: 'Assignment',
  scores: 'Scores',
  dates: 'Dates',
  education: 'Military Education',
  unit: 'Unit',
} as const;
export type FieldGroup = keyof typeof FIELD_GROUPS;

type CommonRow = {
  /** The field's name on every screen. */
  readonly label: string;
  readonly group: FieldGroup;
  /** What it holds, for the API. For a day, the API adds the accepted range. */
  readonly description: string;
  /** The hint below the field in a form. */
  readonly help?: string;
  readonly roster: {
    /** The API's description of the column. The API adds how this kind of field is read. */
    readonly description?: string;
    /** The name in a problem about an unreadable text; the label if left out. */
    readonly called?: string;
    /** The column's heading; the label if left out. */
    readonly heading?: string;
    /** Other headings in spreadsheets, in capital letters and digits only. */
    readonly alsoCalled: readonly string[];
  };
};

/** A single line of 1 to 60 characters. */
type NameRow = CommonRow & { readonly kind: 'name'; readonly missing: string };

/** A value of a list that is registered as a GraphQL enum. */
export type ChoiceRow<Value extends string> = CommonRow & {
  readonly kind: 'choice';
  readonly choices: Readonly<Record<string, Value>>;
  readonly shown: Readonly<Record<Value, string>>;
  /** The values that forms offer; all if left out. A record keeps any other value that it holds. */
  readonly offered?: readonly Value[];
  /** The problem if nothing is chosen. */
  readonly missing: string;
  readonly initial?: Value | null;
};

/**
 * A whole number from `min` to `max`. It is null until somebody enters it, and can't become null again. Until then, the API shows `default` and
 * the rules count it. Null lets a score of 0 differ from none.
 */
type NumberRow = CommonRow & {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly initial: null;
  readonly default: number;
};

type YesNoRow = CommonRow & { readonly kind: 'yesNo'; readonly initial: boolean };

/** A yes or no that shows as pass or fail, and has to be chosen. */
type PassFailRow = CommonRow & { readonly kind: 'passFail'; readonly missing: string; readonly initial: boolean };

/** A day from 1950 to 2100, or null. */
type DayRow = CommonRow & { readonly kind: 'day'; readonly initial: null };

/**
 * `initial` is the value in a new record, and in a record that was stored before the field existed. A field without `initial` has to be given.
 * If `initial` is null, the field may be null.
 */
export type FieldRow = NameRow | ChoiceRow<string> | NumberRow | YesNoRow | PassFailRow | DayRow;
type FieldKind = FieldRow['kind'];

/** A unit field: a text in the form of its kind, or null. */
type OwnRow = CommonRow & { readonly kind: 'own'; readonly unitField: UnitField; readonly initial: null };

/** The row of any field, in the table or a unit field. */
export type Row = FieldRow | OwnRow;

const COURSE = {
  kind: 'yesNo',
  group: 'education',
  initial: false,
} as const;
const COURSE_COLUMN = 'Whether this course is complete, instead of listing it in `courses`';

/** The rows with a policy's names and limits, in the order in which the history lists changes. */
const tableOf = (policy: Policy) =>
  ({
    firstName: {
      kind: 'name',
      label: 'First name',
      group: 'name',
      description: `First name, 1 to ${NAME_MAX_LENGTH} characters.`,
      missing: messages.enterFirstName,
      roster: { description: 'Required.', alsoCalled: ['FIRST', 'FNAME', 'GIVENNAME', 'FORENAME'] },
    },
    middleName: {
      kind: 'name',
      label: 'Middle name',
      group: 'name',
      description: `Middle name, 1 to ${NAME_MAX_LENGTH} characters.`,
      missing: messages.enterMiddleName,
      roster: {
        description:
          'The three names together identify the person. May be left out if only one person has the other two names; required for a new record.',
        alsoCalled: ['MIDDLE', 'MI', 'MNAME', 'MIDDLEINITIAL'],
      },
    },
    lastName: {
      kind: 'name',
      label: 'Last name',
      group: 'name',
      description: `Last name, 1 to ${NAME_MAX_LENGTH} characters.`,
      missing: messages.enterLastName,
      roster: { description: 'Required.', alsoCalled: ['LAST', 'LNAME', 'SURNAME', 'FAMILYNAME'] },
    },
    rank: {
      kind: 'choice',
      label: 'Rank',
      group: 'name',
      description: 'Rank. The server accepts any grade with it; forms fill in the usual one.',
      choices: Rank,
      shown: rankLabel,
      offered: policy.ranks,
      missing: messages.chooseRank,
      roster: {
        description: "Required for a new record. A rank that the unit's policy offers: PVT to CPT.",
        alsoCalled: ['RNK', 'RANKSHORT', 'RANKGRADE', 'GRADERANK', 'RANKANDGRADE'],
      },
    },
    grade: {
      kind: 'choice',
      label: 'Grade',
      group: 'name',
      description:
        'Pay grade. Decides which courses and which promotion rule apply. The usual grade of the rank unless somebody chose another.',
      choices: Grade,
      shown: gradeLabel,
      offered: gradesOf(policy),
      missing: messages.chooseGrade,
      roster: {
        description:
          'A grade of a rank that the unit offers. If left out: the usual grade of a new rank; required for a new CDT.',
        alsoCalled: ['PAYGRADE', 'PAYGRADECODE', 'GRD'],
      },
    },
    pebd: {
      kind: 'day',
      label: 'PEBD',
      group: 'dates',
      description: 'Pay entry base date: service time counts from it.',
      help: 'Pay entry base date. Can be added later.',
      initial: null,
      roster: { description: 'Pay entry base date.', alsoCalled: ['PAYENTRYBASEDATE', 'PAYENTRYDATE'] },
    },
    dor: {
      kind: 'day',
      label: 'DOR',
      group: 'dates',
      description: 'Date of rank: time in grade counts from it.',
      help: 'Date of rank. Can be added later.',
      initial: null,
      roster: { description: 'Date of rank.', alsoCalled: ['DATEOFRANK', 'RANKDATE'] },
    },
    ets: {
      kind: 'day',
      label: 'ETS',
      group: 'dates',
      description: 'Expiration of term of service: the last day. Null while `etsIndefinite` is true.',
      help: 'Expiration of term of service. Can be added later.',
      initial: null,
      roster: {
        description: 'Expiration of term of service, or INDEFINITE. A date replaces INDEFINITE.',
        alsoCalled: ['ETSDATE', 'EXPIRATIONOFTERMOFSERVICE'],
      },
    },
    etsIndefinite: {
      kind: 'yesNo',
      label: 'ETS indefinite',
      group: 'dates',
      description:
        'Whether the soldier serves without an ETS date, as career NCOs do. Then `ets` is null and counts as entered.',
      initial: false,
      roster: {
        description: 'Serves without an ETS date; yes clears the date',
        alsoCalled: ['INDEFINITE', 'INDEFINITEETS', 'INDEFINITESTATUS'],
      },
    },
    section: {
      kind: 'choice',
      label: 'Section',
      group: 'assignment',
      description:
        'Section; UNASSIGNED until the soldier or staff choose one. Each section accepts only some teams and roles.',
      choices: Section,
      shown: sectionLabel,
      missing: messages.chooseSection,
      initial: Section.UNASSIGNED,
      roster: {
        description:
          'BN STAFF, ALPHA, BRAVO, CHARLIE, DELTA or UNASSIGNED. For a new section, give a team and a role that it has.',
        alsoCalled: ['SEC', 'COMPANY', 'CO', 'BTRY', 'BATTERY'],
      },
    },
    team: {
      kind: 'choice',
      label: 'Team',
      group: 'assignment',
      description: 'Team of the section.',
      choices: Team,
      shown: teamLabel,
      missing: messages.chooseTeam,
      initial: Team.UNASSIGNED,
      roster: { description: 'A team that the section has; may be left out if it has only one.', alsoCalled: ['TM'] },
    },
    role: {
      kind: 'choice',
      label: 'Role',
      group: 'assignment',
      description:
        'Duty position of the section and team. A staff role gives staff rights. Staff have to approve them if the soldier chose the role, or if an import found the soldier by name.',
      choices: Role,
      shown: roleLabel,
      missing: messages.chooseRole,
      initial: Role.UNASSIGNED,
      roster: {
        description:
          'A role that the section and team have. A staff role gives staff rights, once staff approve if the record has an owner. Any other role ends them.',
        alsoCalled: ['POSITION', 'DUTY', 'DUTYPOSITION', 'DUTYTITLE', 'BILLET'],
      },
    },
    acftScore: {
      kind: 'number',
      label: `${policy.fitnessTest.name} score`,
      group: 'scores',
      description: `Score of the unit's fitness test; 0 until it is entered. The test is the ${testText(policy.fitnessTest)} unless the unit chose another.`,
      help: `${policy.fitnessTest.min} to ${policy.fitnessTest.max}. Can be added later.`,
      min: policy.fitnessTest.min,
      max: policy.fitnessTest.max,
      initial: null,
      default: 0,
      roster: { alsoCalled: ['ACFTSCORE', 'ACFTPOINTS', 'ACFTTOTAL', 'AFTSCORE', 'AFTPOINTS', 'AFTTOTAL'] },
    },
    acftPass: {
      kind: 'passFail',
      label: policy.fitnessTest.name,
      group: 'scores',
      description: "Whether the soldier passed the unit's fitness test. Needed for every promotion.",
      missing: `Choose pass or fail for the ${policy.fitnessTest.name}.`,
      initial: true,
      roster: {
        called: `${policy.fitnessTest.name} pass`,
        heading: `${policy.fitnessTest.name} pass or fail`,
        alsoCalled: ['ACFT', 'AFT'].flatMap((name) => [name, `${name}PASSFAIL`, `${name}RESULT`, `${name}STATUS`]),
      },
    },
    m4Qual: {
      kind: 'number',
      label: `${policy.rifleTest.name} qualification`,
      group: 'scores',
      description: `Score of the unit's rifle qualification; 0 until it is entered. The test is the ${testText(policy.rifleTest)} unless the unit chose another; a score below ${policy.rifleTest.failBelow} is a fail.`,
      help: `${policy.rifleTest.min} to ${policy.rifleTest.max}. Below ${policy.rifleTest.failBelow} is a fail. Can be added later.`,
      min: policy.rifleTest.min,
      max: policy.rifleTest.max,
      initial: null,
      default: 0,
      roster: {
        alsoCalled: ['M4', 'M4SCORE', 'M4QUALIFICATION', 'RIFLE', 'WEAPONQUAL', 'WEAPONSQUAL', 'WEAPONSQUALIFICATION'],
      },
    },
    dlc1Complete: {
      ...COURSE,
      label: courseLabel.dlc1Complete,
      description: 'Whether Distributed Leader Course I is complete.',
      roster: { description: COURSE_COLUMN, alsoCalled: ['DLC1', 'DLCI'] },
    },
    blcComplete: {
      ...COURSE,
      label: courseLabel.blcComplete,
      description: 'Whether the Basic Leader Course is complete.',
      roster: { description: COURSE_COLUMN, alsoCalled: ['BLC'] },
    },
    dlc2Complete: {
      ...COURSE,
      label: courseLabel.dlc2Complete,
      description: 'Whether Distributed Leader Course II is complete.',
      roster: { description: COURSE_COLUMN, alsoCalled: ['DLC2', 'DLCII'] },
    },
    alcComplete: {
      ...COURSE,
      label: courseLabel.alcComplete,
      description: 'Whether the Advanced Leader Course is complete.',
      roster: { description: COURSE_COLUMN, alsoCalled: ['ALC'] },
    },
    dlc3Complete: {
      ...COURSE,
      label: courseLabel.dlc3Complete,
      description: 'Whether Distributed Leader Course III is complete.',
      roster: { description: COURSE_COLUMN, alsoCalled: ['DLC3', 'DLCIII'] },
    },
    slcComplete: {
      ...COURSE,
      label: courseLabel.slcComplete,
      description: 'Whether the Senior Leader Course is complete.',
      roster: { description: COURSE_COLUMN, alsoCalled: ['SLC'] },
    },
    jfoQualified: {
      kind: 'yesNo',
      label: 'JFO qualified',
      group: 'scores',
      description: 'Whether the soldier is qualified as a joint fires observer.',
      initial: false,
      roster: {
        description: 'Qualified as a joint fires observer',
        called: 'JFO',
        alsoCalled: ['JFOQUALIFIED', 'JFOQUAL'],
      },
    },
    driversLicense: {
      kind: 'yesNo',
      label: "Driver's license",
      group: 'scores',
      description: 'Whether the soldier is licensed to drive military vehicles.',
      initial: false,
      roster: {
        description: 'Licensed to drive military vehicles',
        called: 'License',
        alsoCalled: [
          'DL',
          'LICENSED',
          'LICENCE',
          'DRIVERSLICENSE',
          'DRIVERSLICENCE',
          'DRIVERLICENSE',
          'MILITARYLICENSE',
        ],
      },
    },
  }) as const satisfies Readonly<Record<string, FieldRow>>;

type Table = ReturnType<typeof tableOf>;
export type FieldName = keyof Table;

type Holds<Row> =
  | (Row extends { kind: 'name' }
      ? string
      : Row extends { kind: 'choice'; choices: Readonly<Record<infer Value, string>> }
        ? Value
        : Row extends { kind: 'number' }
          ? number
          : Row extends { kind: 'yesNo' | 'passFail' }
            ? boolean
            : LocalDate)
  | (Row extends { initial: null } ? null : never);

/** The fields of the table, with days as `LocalDate`. */
export type PlainFields = { readonly [Name in FieldName]: Holds<Table[Name]> };

/** The fields of a record that people edit: the table's, and the unit fields. */
export type RecordFields = PlainFields & OwnFields;
/** The name of a field of the table or of a unit field. */
export type AnyName = FieldName | UnitFieldName;

/** A record in which required fields may still be missing. */
export type RecordDraft = { readonly [Name in FieldName]: PlainFields[Name] | null } & OwnFields;

/** Changes of the table's fields. A field that is left out or null stays unchanged, except that null clears a field that may be empty. */
export type PlainChanges = { readonly [Name in FieldName]?: PlainFields[Name] | null | undefined };
/** Changes of a record. Null clears a unit field. */
export type RecordChanges = PlainChanges & { readonly [name: UnitFieldName]: string | null | undefined };

/** The names of the fields of a kind. */
export type NameOfKind<Kind extends FieldKind> = Extract<
  { [Name in FieldName]: Table[Name]['kind'] extends Kind ? Name : never }[FieldName],
  FieldName
>;
export type DayName = NameOfKind<'day'>;
export type NumberName = NameOfKind<'number'>;
type InitialName = { [Name in FieldName]: Table[Name] extends { initial: unknown } ? Name : never }[FieldName];
/** The names of the fields that a new record needs. */
export type RequiredName = Exclude<FieldName, InitialName>;

const TABLE = tableOf(SPECIFICATION);

/** The rows with a policy's names and limits. */
export function fieldsOf(policy: Policy): Readonly<Record<FieldName, FieldRow>> {
  return tableOf(policy);
}

/** The rows of all fields of the unit's records: the table's, then the unit fields. */
export type Rows = Readonly<Record<FieldName, FieldRow>> & { readonly [name: UnitFieldName]: OwnRow };

export function rowsOf({ policy, unitFields }: FieldRules): Rows {
  return {
    ...tableOf(policy),
    ...Object.fromEntries(unitFields.map((unitField) => [unitFieldName(unitField.id), ownRow(unitField)])),
  };
}

function ownRow(unitField: UnitField): OwnRow {
  const { label } = unitField;
  return {
    kind: 'own',
    unitField,
    label,
    group: 'unit',
    description: label,
    initial: null,
    roster: { alsoCalled: [] },
  };
}

/** The row of a field; null if the unit's records have no such field. */
export function rowOf(rows: Rows, name: string): Row | null {
  if (isOneOf(FIELD_NAMES, name)) return rows[name];
  return isUnitFieldName(name) ? (rows[name] ?? null) : null;
}

/** The values that forms offer for a field. A record may hold others. */
export function offeredIn(name: NameOfKind<'choice'>, policy: Policy): readonly string[] {
  const row = fieldsOf(policy)[name];
  return row.kind === 'choice' ? (row.offered ?? Object.values(row.choices)) : [];
}

/** The parts of a row that depend on the policy. */
type Said = 'label' | 'help' | 'missing' | 'min' | 'max' | 'offered';
type Unsaid<Row> = Row extends FieldRow
  ? Omit<Row, Said | 'roster'> & { roster: Omit<Row['roster'], 'called' | 'heading'> }
  : never;
/** The rows without the parts that depend on the policy. */
export const FIELDS: Readonly<Record<FieldName, Unsaid<FieldRow>>> = TABLE;
/** The rows of the choice fields, each with its own field's values. */
export const CHOICES: { readonly [Name in NameOfKind<'choice'>]: ChoiceRow<NonNullable<PlainFields[Name]>> } = TABLE;
const NUMBERS: { readonly [Name in NumberName]: NumberRow } = TABLE;
/** All fields, in the order of the table. */
export const FIELD_NAMES: readonly FieldName[] = keysOf(TABLE);

/** The fields of the groups, group by group. */
export function fieldsIn(...groups: readonly FieldGroup[]): readonly FieldName[] {
  return groups.flatMap((group) => FIELD_NAMES.filter((name) => FIELDS[name].group === group));
}

/** The fields of the groups that the unit uses, including unit fields. A course that the unit doesn't use is hidden, but stays in the record. */
export function shownIn({ policy, unitFields }: FieldRules, ...groups: readonly FieldGroup[]): readonly AnyName[] {
  const own = groups.includes('unit') ? unitFields.map(({ id }) => unitFieldName(id)) : [];
  return [...fieldsIn(...groups).filter((name) => !isOneOf(COURSES, name) || policy.courses.includes(name)), ...own];
}

/** All fields, in the order of the forms. */
export const FORM_NAMES: readonly FieldName[] = fieldsIn(...keysOf(FIELD_GROUPS));

export function isOfKind<Kind extends FieldKind>(name: AnyName, kind: Kind): name is NameOfKind<Kind> {
  return !isUnitFieldName(name) && FIELDS[name].kind === kind;
}

/** Picks a record's fields from an object. */
export function recordFieldsIn(record: RecordFields): RecordFields {
  return { ...plainFieldsIn(record), ...ownFieldsIn(record) };
}

/** Picks the table's fields from an object. */
export function plainFieldsIn(record: PlainFields): PlainFields {
  return objectOf<PlainFields>(FIELD_NAMES, (name) => record[name]);
}

export const NAME_FIELDS = FIELD_NAMES.filter((name) => isOfKind(name, 'name'));
export const CHOICE_FIELDS = FIELD_NAMES.filter((name) => isOfKind(name, 'choice'));
export const NUMBER_FIELDS = FIELD_NAMES.filter((name) => isOfKind(name, 'number'));
export const DAY_FIELDS = FIELD_NAMES.filter((name) => isOfKind(name, 'day'));

const isInitial = (name: FieldName): name is InitialName => 'initial' in FIELDS[name];
/** The fields that a new record needs. */
export const REQUIRED_FIELDS = FIELD_NAMES.filter((name): name is RequiredName => !isInitial(name));

/** Whether a field may be cleared. A number that was entered can only be changed. */
export function mayBeEmpty(name: FieldName): boolean {
  return beginsEmpty(name) && !isOfKind(name, 'number');
}

function beginsEmpty(name: FieldName): boolean {
  const row = FIELDS[name];
  return 'initial' in row && row.initial === null;
}

/** Whether the draft has every required field. */
export function isWhole(draft: RecordDraft): draft is RecordFields {
  return FIELD_NAMES.every((name) => draft[name] !== null || beginsEmpty(name));
}

/** The numbers of a record as the API shows them and the rules count them, with defaults for those not entered. */
export function numbersOf(fields: Pick<PlainFields, NumberName>): Record<NumberName, number> {
  return objectOf<Record<NumberName, number>>(
    NUMBER_FIELDS,
    (name: NumberName) => fields[name] ?? NUMBERS[name].default,
  );
}

const INITIAL: { readonly [Name in InitialName]: { readonly initial: PlainFields[Name] } } = TABLE;

/** The initial values of a new record (Spec 7.3). Days come last, in the order in which an import lists a new person. */
export const NEW_RECORD = objectOf<Pick<PlainFields, InitialName>>(
  [
    ...FIELD_NAMES.filter(isInitial).filter((name) => !isOfKind(name, 'day')),
    ...FIELD_NAMES.filter(isInitial).filter((name) => isOfKind(name, 'day')),
  ],
  (name) => INITIAL[name].initial,
);

/** How pass or fail is shown. */
export const passFailLabel = { true: 'Pass', false: 'Fail' } as const;

/** 'ACFT, 0 to 600' */
function testText({ name, min, max }: Policy['fitnessTest']): string {
  return `${name}, ${min} to ${max}`;
}
