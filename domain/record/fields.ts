/**
 * The one table of a record's fields (Spec 7.2), which the unit fields follow (Spec 22). A field that follows no rule of its own is a row here, and its name in the
 * client's one fragment of them (`asEntered.graphql`): the store, the API, the forms, the record on the screen, the history, conflicts and rosters take it from here. What a field means is said elsewhere: assignment.ts, promotion.ts, readiness.ts.
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

/** The groups of the forms, in their order, with their titles. */
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
  /** What the field is called on every screen. */
  readonly label: string;
  readonly group: FieldGroup;
  /** What it holds, for the API, which adds to a day which ones it takes. */
  readonly description: string;
  /** What the form says below the field. */
  readonly help?: string;
  readonly roster: {
    /** What the API says of its column; it adds how the kind of field is read. */
    readonly description?: string;
    /** What it is called where a text could not be read; the label where this is left out. */
    readonly called?: string;
    /** What the column is called; the label where this is left out. */
    readonly heading?: string;
    /** Further headings that spreadsheets use, in capital letters and digits only. */
    readonly alsoCalled: readonly string[];
  };
};

/** A single line of 1 to 60 characters. */
type NameRow = CommonRow & { readonly kind: 'name'; readonly missing: string };

/** One of a list that is registered as a GraphQL enum. */
export type ChoiceRow<Value extends string> = CommonRow & {
  readonly kind: 'choice';
  readonly choices: Readonly<Record<string, Value>>;
  readonly shown: Readonly<Record<Value, string>>;
  /** Those that forms offer; all where this is left out. A record keeps another that it holds. */
  readonly offered?: readonly Value[];
  /** What is said where none of the list is chosen. */
  readonly missing: string;
  readonly initial?: Value | null;
};

/**
 * A whole number from `min` to `max`; null until somebody enters it, and never again after that. Until then `default` is what the API shows
 * and the rules count, so that a score of 0 can be told from none.
 */
type NumberRow = CommonRow & {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly initial: null;
  readonly default: number;
};

type YesNoRow = CommonRow & { readonly kind: 'yesNo'; readonly initial: boolean };

/** A yes or no that is shown as pass or fail, and has to be chosen. */
type PassFailRow = CommonRow & { readonly kind: 'passFail'; readonly missing: string; readonly initial: boolean };

/** A day from 1950 to 2100, or none. */
type DayRow = CommonRow & { readonly kind: 'day'; readonly initial: null };

/**
 * `initial` is what a new record holds until somebody says otherwise, and what a record holds that was stored before the field existed; a
 * field without it has to be given. Where it is null, the field may hold nothing.
 */
export type FieldRow = NameRow | ChoiceRow<string> | NumberRow | YesNoRow | PassFailRow | DayRow;
type FieldKind = FieldRow['kind'];

/** A unit field: what it holds is a text in the form of the column's kind, or null. */
type OwnRow = CommonRow & { readonly kind: 'own'; readonly unitField: UnitField; readonly initial: null };

/** What is known of a field, whether it is one of the table or a unit field. */
export type Row = FieldRow | OwnRow;

const COURSE = {
  kind: 'yesNo',
  group: 'education',
  initial: false,
} as const;
const COURSE_COLUMN = 'Whether this course is complete, in place of `courses`';

/** The rows, as a policy names them and limits what they hold, in the order in which the history lists changes. */
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
      help: 'No middle name? Enter NMN.',
      missing: messages.enterMiddleName,
      roster: {
        description:
          'The three names together say who it is. May be left out for whoever is the only one with the other two; required for a new record.',
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
      description: 'Rank. The server takes any grade with it; forms fill in the usual one.',
      choices: Rank,
      shown: rankLabel,
      offered: policy.ranks,
      missing: messages.chooseRank,
      roster: {
        description: 'Required for a new record. One that the policy of the unit offers: PVT to CPT.',
        alsoCalled: ['RNK', 'RANKSHORT', 'RANKGRADE', 'GRADERANK', 'RANKANDGRADE'],
      },
    },
    grade: {
      kind: 'choice',
      label: 'Grade',
      group: 'name',
      description:
        'Pay grade. Decides which courses and which promotion rule apply; the usual one of the rank unless somebody chose another.',
      choices: Grade,
      shown: gradeLabel,
      offered: gradesOf(policy),
      missing: messages.chooseGrade,
      roster: {
        description:
          'A grade of a rank that the unit offers. Left out: the usual one of a new rank; required for a new CDT.',
        alsoCalled: ['PAYGRADE', 'PAYGRADECODE', 'GRD'],
      },
    },
    pebd: {
      kind: 'day',
      label: 'PEBD',
      group: 'dates',
      description: 'Pay entry base date: service time counts from it.',
      help: 'Pay entry base date. Can wait.',
      initial: null,
      roster: { description: 'Pay entry base date.', alsoCalled: ['PAYENTRYBASEDATE', 'PAYENTRYDATE'] },
    },
    dor: {
      kind: 'day',
      label: 'DOR',
      group: 'dates',
      description: 'Date of rank: time in grade counts from it.',
      help: 'Date of rank. Can wait.',
      initial: null,
      roster: { description: 'Date of rank.', alsoCalled: ['DATEOFRANK', 'RANKDATE'] },
    },
    ets: {
      kind: 'day',
      label: 'ETS',
      group: 'dates',
      description: 'Expiration of term of service: the last day. Null while `etsIndefinite` is true.',
      help: 'Expiration of term of service. Can wait.',
      initial: null,
      roster: {
        description: 'Expiration of term of service, or INDEFINITE. A date ends an indefinite one.',
        alsoCalled: ['ETSDATE', 'EXPIRATIONOFTERMOFSERVICE'],
      },
    },
    etsIndefinite: {
      kind: 'yesNo',
      label: 'ETS indefinite',
      group: 'dates',
      description:
        'Whether the soldier serves without an ETS date, as career NCOs do. Then `ets` is null, and counts as entered.',
      initial: false,
      roster: {
        description: 'Serves without an ETS date: yes clears one',
        alsoCalled: ['INDEFINITE', 'INDEFINITEETS', 'INDEFINITESTATUS'],
      },
    },
    section: {
      kind: 'choice',
      label: 'Section',
      group: 'assignment',
      description:
        'Section; UNASSIGNED until the soldier or staff choose one. Only some teams and roles can be combined with each section.',
      choices: Section,
      shown: sectionLabel,
      missing: messages.chooseSection,
      initial: Section.UNASSIGNED,
      roster: {
        description:
          'BN STAFF, ALPHA, BRAVO, CHARLIE, DELTA or UNASSIGNED. If it changes, give a team and a role that it has.',
        alsoCalled: ['SEC', 'COMPANY', 'CO', 'BTRY', 'BATTERY'],
      },
    },
    team: {
      kind: 'choice',
      label: 'Team',
      group: 'assignment',
      description: 'Team, one of those that the section has.',
      choices: Team,
      shown: teamLabel,
      missing: messages.chooseTeam,
      initial: Team.UNASSIGNED,
      roster: { description: 'One that the section has; may be left out where it has one.', alsoCalled: ['TM'] },
    },
    role: {
      kind: 'choice',
      label: 'Role',
      group: 'assignment',
      description:
        'Duty position, one of those that the section and team have. A staff role brings staff rights; staff have to approve them for somebody who chose it for themself, or whom an import found by their name.',
      choices: Role,
      shown: roleLabel,
      missing: messages.chooseRole,
      initial: Role.UNASSIGNED,
      roster: {
        description:
          'One that the section and team have. A staff role brings staff rights (if somebody owns the record, once staff approve); any other ends them.',
        alsoCalled: ['POSITION', 'DUTY', 'DUTYPOSITION', 'DUTYTITLE', 'BILLET'],
      },
    },
    acftScore: {
      kind: 'number',
      label: `${policy.fitnessTest.name} score`,
      group: 'scores',
      description: `Score of the unit's fitness test; 0 until it is entered. Unless the unit chose another, that is the ${testText(policy.fitnessTest)}.`,
      help: `${policy.fitnessTest.min} to ${policy.fitnessTest.max}. Can wait.`,
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
      description: "Whether the unit's fitness test was passed; no promotion without it.",
      missing: `Please choose pass or fail for the ${policy.fitnessTest.name}.`,
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
      description: `Score of the unit's rifle qualification; 0 until it is entered. Unless the unit chose another, that is the ${testText(policy.rifleTest)}, of which a score below ${policy.rifleTest.failBelow} is a fail.`,
      help: `${policy.rifleTest.min} to ${policy.rifleTest.max}. Below ${policy.rifleTest.failBelow} is a fail. Can wait.`,
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

/** The fields of the table; days as they are written. */
export type PlainFields = { readonly [Name in FieldName]: Holds<Table[Name]> };

/** The fields of a record that people edit: those of the table, and the unit fields. */
export type RecordFields = PlainFields & OwnFields;
/** The name of a field, whether it is one of the table or a unit field. */
export type AnyName = FieldName | UnitFieldName;

/** A record of which fields may be missing that have to be given. */
export type RecordDraft = { readonly [Name in FieldName]: PlainFields[Name] | null } & OwnFields;

/** Changes of the fields of the table: what is left out or null stays as it is, except that null clears a field that may hold nothing. */
export type PlainChanges = { readonly [Name in FieldName]?: PlainFields[Name] | null | undefined };
/** Changes to a record; null clears a column. */
export type RecordChanges = PlainChanges & { readonly [name: UnitFieldName]: string | null | undefined };

/** The names of the fields of a kind. */
export type NameOfKind<Kind extends FieldKind> = Extract<
  { [Name in FieldName]: Table[Name]['kind'] extends Kind ? Name : never }[FieldName],
  FieldName
>;
export type DayName = NameOfKind<'day'>;
export type NumberName = NameOfKind<'number'>;
type InitialName = { [Name in FieldName]: Table[Name] extends { initial: unknown } ? Name : never }[FieldName];
/** The names of the fields that a new record has to be given. */
export type RequiredName = Exclude<FieldName, InitialName>;

const TABLE = tableOf(SPECIFICATION);

/** The rows as a policy names them and limits what they hold. */
export function fieldsOf(policy: Policy): Readonly<Record<FieldName, FieldRow>> {
  return tableOf(policy);
}

/** Everything that is known of the fields of the unit's records, the unit fields after those of the table. */
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

/** What is known of a field; null for what is none of a record of the unit. */
export function rowOf(rows: Rows, name: string): Row | null {
  if (isOneOf(FIELD_NAMES, name)) return rows[name];
  return isUnitFieldName(name) ? (rows[name] ?? null) : null;
}

/** The choices that forms offer for a field; a record may hold others. */
export function offeredIn(name: NameOfKind<'choice'>, policy: Policy): readonly string[] {
  const row = fieldsOf(policy)[name];
  return row.kind === 'choice' ? (row.offered ?? Object.values(row.choices)) : [];
}

/** What a policy says of a row. */
type Said = 'label' | 'help' | 'missing' | 'min' | 'max' | 'offered';
type Unsaid<Row> = Row extends FieldRow
  ? Omit<Row, Said | 'roster'> & { roster: Omit<Row['roster'], 'called' | 'heading'> }
  : never;
/** The rows without what a policy says of them. */
export const FIELDS: Readonly<Record<FieldName, Unsaid<FieldRow>>> = TABLE;
/** The rows of the choices, each with the values of its own field. */
export const CHOICES: { readonly [Name in NameOfKind<'choice'>]: ChoiceRow<NonNullable<PlainFields[Name]>> } = TABLE;
const NUMBERS: { readonly [Name in NumberName]: NumberRow } = TABLE;
/** All fields, in the order of the table. */
export const FIELD_NAMES: readonly FieldName[] = keysOf(TABLE);

/** The fields of the groups, group by group. */
export function fieldsIn(...groups: readonly FieldGroup[]): readonly FieldName[] {
  return groups.flatMap((group) => FIELD_NAMES.filter((name) => FIELDS[name].group === group));
}

/**
 * The fields of the groups that the unit uses, the unit fields among them. A course that it does not keep is out of sight, and stays in the
 * record.
 */
export function shownIn({ policy, unitFields }: FieldRules, ...groups: readonly FieldGroup[]): readonly AnyName[] {
  const own = groups.includes('unit') ? unitFields.map(({ id }) => unitFieldName(id)) : [];
  return [...fieldsIn(...groups).filter((name) => !isOneOf(COURSES, name) || policy.courses.includes(name)), ...own];
}

/** All fields, in the order of the forms. */
export const FORM_NAMES: readonly FieldName[] = fieldsIn(...keysOf(FIELD_GROUPS));

export function isOfKind<Kind extends FieldKind>(name: AnyName, kind: Kind): name is NameOfKind<Kind> {
  return !isUnitFieldName(name) && FIELDS[name].kind === kind;
}

/** The fields of a record among whatever else an object holds. */
export function recordFieldsIn(record: RecordFields): RecordFields {
  return { ...plainFieldsIn(record), ...ownFieldsIn(record) };
}

/** The fields of the table among whatever else an object holds. */
export function plainFieldsIn(record: PlainFields): PlainFields {
  return objectOf<PlainFields>(FIELD_NAMES, (name) => record[name]);
}

export const NAME_FIELDS = FIELD_NAMES.filter((name) => isOfKind(name, 'name'));
export const CHOICE_FIELDS = FIELD_NAMES.filter((name) => isOfKind(name, 'choice'));
export const NUMBER_FIELDS = FIELD_NAMES.filter((name) => isOfKind(name, 'number'));
export const DAY_FIELDS = FIELD_NAMES.filter((name) => isOfKind(name, 'day'));

const isInitial = (name: FieldName): name is InitialName => 'initial' in FIELDS[name];
/** The fields that a new record has to be given. */
export const REQUIRED_FIELDS = FIELD_NAMES.filter((name): name is RequiredName => !isInitial(name));

/** Whether a field may be cleared. A number that was entered may only be changed. */
export function mayBeEmpty(name: FieldName): boolean {
  return beginsEmpty(name) && !isOfKind(name, 'number');
}

function beginsEmpty(name: FieldName): boolean {
  const row = FIELDS[name];
  return 'initial' in row && row.initial === null;
}

/** Whether nothing is missing. */
export function isWhole(draft: RecordDraft): draft is RecordFields {
  return FIELD_NAMES.every((name) => draft[name] !== null || beginsEmpty(name));
}

/** The numbers of a record as the API shows them and the rules count them: where nobody has entered one, its default. */
export function numbersOf(fields: Pick<PlainFields, NumberName>): Record<NumberName, number> {
  return objectOf<Record<NumberName, number>>(
    NUMBER_FIELDS,
    (name: NumberName) => fields[name] ?? NUMBERS[name].default,
  );
}

const INITIAL: { readonly [Name in InitialName]: { readonly initial: PlainFields[Name] } } = TABLE;

/** What a new record holds until somebody says otherwise (Spec 7.3); days last, as a report on a new person lists them. */
export const NEW_RECORD = objectOf<Pick<PlainFields, InitialName>>(
  [
    ...FIELD_NAMES.filter(isInitial).filter((name) => !isOfKind(name, 'day')),
    ...FIELD_NAMES.filter(isInitial).filter((name) => isOfKind(name, 'day')),
  ],
  (name) => INITIAL[name].initial,
);

/** How a pass or fail is shown. */
export const passFailLabel = { true: 'Pass', false: 'Fail' } as const;

/** 'ACFT, 0 to 600' */
function testText({ name, min, max }: Policy['fitnessTest']): string {
  return `${name}, ${min} to ${max}`;
}
