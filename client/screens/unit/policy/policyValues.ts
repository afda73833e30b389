import { isOneOf } from '../../../../domain/isOneOf.ts';
import { formatDay, isLocalDate } from '../../../../domain/localDate.ts';
import { PACKS, packLabel, type PolicyPack } from '../../../../domain/policy/packs.ts';
import { capacityOf, courseAt, pathsAt, type Policy } from '../../../../domain/policy/policy.ts';
import { PLACED_SECTIONS, policyProblems, sinceProblems } from '../../../../domain/policy/problems.ts';
import { pathsText, readPaths } from '../../../../domain/policy/promotionPath.ts';
import {
  bandsText,
  inOrder,
  POLICY_RULE_NAMES,
  POLICY_RULES,
  type PolicyRule,
  RULED_GRADES,
} from '../../../../domain/policy/rules.ts';
import { wholeNumber } from '../../../../domain/record/validation.ts';
import { courseLabel, COURSES, gradeLabel, rankLabel, RANKS, sectionLabel } from '../../../../domain/values.ts';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';
import type { FormProblem } from '../../../components/form/problem.ts';

/** The values of the form: the pack, the first day, and each policy value under its path, as typed or chosen. */
export type PolicyValues = {
  readonly pack: PolicyPack;
  readonly from: string;
} & Readonly<Record<string, string | boolean>>;

type Kind = 'text' | 'long' | 'number' | 'day' | 'check' | 'course';

/** A field of the form. */
export type PolicyField = {
  /** The value's path in the policy, which the server also uses to report problems. */
  readonly name: string;
  readonly label: string;
  readonly kind: Kind;
  /** What the label does not say; a function if it follows from the policy in the form. */
  readonly help?: string | ((after: Policy) => string);
};

const WAYS = '36 months in service and 12 months in grade, or BLC';
const SINCE = "Can be in the past. Events from this date on use this test. Leave empty for the policy's start date.";
const BANDS = 'marksman from 23, expert from 36';

const range = (test: 'fitnessTest' | 'rifleTest'): PolicyField[] => [
  { name: `${test}.name`, label: 'Name', kind: 'text' },
  { name: `${test}.min`, label: 'Lowest score', kind: 'number' },
  { name: `${test}.max`, label: 'Highest score', kind: 'number' },
  { name: `${test}.since`, label: 'In use since', kind: 'day', help: SINCE },
];

/** The fields of each rule. */
export const RULE_FIELDS: Readonly<Record<PolicyRule, readonly PolicyField[]>> = {
  fitnessTest: range('fitnessTest'),
  rifleTest: [
    ...range('rifleTest'),
    { name: 'rifleTest.failBelow', label: 'Fail below', kind: 'number' },
    { name: 'rifleTest.bands', label: 'Score bands', kind: 'long', help: `Optional. For example: ${BANDS}.` },
  ],
  courses: COURSES.map((course) => ({ name: `courses.${course}`, label: courseLabel[course], kind: 'check' })),
  dlc: RULED_GRADES.map((grade) => ({
    name: `dlcOfGrade.${grade}`,
    label: `${gradeLabel[grade]} needs`,
    kind: 'course',
  })),
  pme: [
    ...RULED_GRADES.map((grade): PolicyField => ({
      name: `pmeOfGrade.${grade}`,
      label: `${gradeLabel[grade]} needs`,
      kind: 'course',
    })),
    { name: 'pmeOfCadets', label: 'Cadets too', kind: 'check' },
  ],
  promotion: RULED_GRADES.map((grade, index) => ({
    name: `promotionPaths.${grade}`,
    label: gradeLabel[grade],
    kind: 'long',
    ...(index === 0 && { help: `Optional. For example: ${WAYS}.` }),
  })),
  ranks: RANKS.map((rank) => ({ name: `ranks.${rank}`, label: rankLabel[rank], kind: 'check' })),
  capacity: [
    { name: 'totalCapacity', label: 'Total', kind: 'number', help: sectionPlaces },
    ...PLACED_SECTIONS.map((section): PolicyField => ({
      name: `sectionCapacity.${section}`,
      label: sectionLabel[section],
      kind: 'number',
    })),
  ],
  gauges: [
    { name: 'gaugeColours.yellowFrom', label: 'Yellow from (%)', kind: 'number' },
    { name: 'gaugeColours.greenFrom', label: 'Green from (%)', kind: 'number' },
  ],
  etsHighlight: [{ name: 'etsHighlightDays', label: 'Within days', kind: 'number' }],
};

/** How many places all sections have. Total is a number of its own, and does not follow them. */
function sectionPlaces({ sectionCapacity }: Policy): string {
  return `The sections have ${sectionCapacity.reduce((sum, { capacity }) => sum + capacity, 0)}.`;
}

/** The initial values of the form. */
export function policyValues({ pack, policy }: { pack: PolicyPack; policy: Policy }, from: string): PolicyValues {
  const { fitnessTest, rifleTest, gaugeColours } = policy;
  return {
    pack,
    from,
    'fitnessTest.name': fitnessTest.name,
    'fitnessTest.min': String(fitnessTest.min),
    'fitnessTest.max': String(fitnessTest.max),
    'fitnessTest.since': fitnessTest.since ?? '',
    'rifleTest.name': rifleTest.name,
    'rifleTest.min': String(rifleTest.min),
    'rifleTest.max': String(rifleTest.max),
    'rifleTest.since': rifleTest.since ?? '',
    'rifleTest.failBelow': String(rifleTest.failBelow),
    'rifleTest.bands': bandsText(rifleTest.bands),
    ...Object.fromEntries(COURSES.map((course) => [`courses.${course}`, policy.courses.includes(course)])),
    ...Object.fromEntries(
      RULED_GRADES.flatMap((grade) => [
        [`dlcOfGrade.${grade}`, courseAt(policy.dlcOfGrade, grade) ?? ''],
        [`pmeOfGrade.${grade}`, courseAt(policy.pmeOfGrade, grade) ?? ''],
        [`promotionPaths.${grade}`, pathsText(pathsAt(policy, grade))],
      ]),
    ),
    pmeOfCadets: policy.pmeOfCadets,
    ...Object.fromEntries(RANKS.map((rank) => [`ranks.${rank}`, policy.ranks.includes(rank)])),
    totalCapacity: String(policy.totalCapacity),
    ...Object.fromEntries(
      PLACED_SECTIONS.map((section) => [`sectionCapacity.${section}`, String(capacityOf(policy, section))]),
    ),
    'gaugeColours.yellowFrom': String(gaugeColours.yellowFrom),
    'gaugeColours.greenFrom': String(gaugeColours.greenFrom),
    etsHighlightDays: String(policy.etsHighlightDays),
  };
}

/** What the form says, and its problems. */
export type TypedPolicy = { readonly policy: Policy; readonly problems: readonly FormProblem[] };

/** The policy in the form. What can't be read is a problem, and NaN or left out in the policy. */
export function readPolicy(values: PolicyValues): TypedPolicy {
  const text = (name: string): string => String(values[name] ?? '');
  // The rules refuse NaN as out of range.
  const number = (name: string): number => wholeNumber(text(name)) ?? Number.NaN;
  const test = (name: string) => ({
    name: text(`${name}.name`),
    min: number(`${name}.min`),
    max: number(`${name}.max`),
    since: text(`${name}.since`) || null,
  });
  const needed = (name: string) =>
    RULED_GRADES.flatMap((grade) => {
      const course = text(`${name}.${grade}`);
      return isOneOf(COURSES, course) ? [{ grade, course }] : [];
    });
  const bands = readBands(text('rifleTest.bands'));
  const ways = RULED_GRADES.map((grade) => ({ grade, paths: readPaths(text(`promotionPaths.${grade}`)) }));
  const policy = inOrder({
    fitnessTest: test('fitnessTest'),
    rifleTest: { ...test('rifleTest'), failBelow: number('rifleTest.failBelow'), bands: bands ?? [] },
    courses: COURSES.filter((course) => values[`courses.${course}`]),
    dlcOfGrade: needed('dlcOfGrade'),
    pmeOfGrade: needed('pmeOfGrade'),
    pmeOfCadets: values['pmeOfCadets'] === true,
    promotionPaths: ways.map(({ grade, paths }) => ({ grade, paths: paths ?? [] })),
    ranks: RANKS.filter((rank) => values[`ranks.${rank}`]),
    totalCapacity: number('totalCapacity'),
    sectionCapacity: PLACED_SECTIONS.map((section) => ({ section, capacity: number(`sectionCapacity.${section}`) })),
    gaugeColours: { yellowFrom: number('gaugeColours.yellowFrom'), greenFrom: number('gaugeColours.greenFrom') },
    etsHighlightDays: number('etsHighlightDays'),
  });
  const problems = [
    ...(bands === null ? [{ field: 'rifleTest.bands', message: `Write it like this: ${BANDS}.` }] : []),
    ...ways.flatMap(({ grade, paths }) =>
      paths === null ? [{ field: `promotionPaths.${grade}`, message: `Write it like this: ${WAYS}.` }] : [],
    ),
    // The ranks are check boxes; the first one shows their problem.
    ...(isLocalDate(values.from) ? sinceProblems(policy, values.from) : []),
    ...policyProblems(policy).map(({ field, message }) => ({
      field: field === 'ranks' ? `ranks.${RANKS[0]}` : field,
      message,
    })),
  ];
  return { policy, problems };
}

/** The rules whose fields have one of the problems. */
export function rulesWith(problems: readonly FormProblem[]): readonly PolicyRule[] {
  return POLICY_RULE_NAMES.filter((rule) =>
    RULE_FIELDS[rule].some(({ name }) => problems.some(({ field }) => field === name)),
  );
}

function readBands(text: string): Policy['rifleTest']['bands'] | null {
  if (text.trim() === '') return [];
  const bands = text.split(',').map((part) => {
    const found = /^\s*(?<name>.+?)\s+from\s+(?<from>\d+)\s*$/i.exec(part)?.groups;
    return found ? { name: found['name'] ?? '', from: Number(found['from']) } : null;
  });
  return bands.every((band) => band !== null) ? bands : null;
}

/** Whether a rule's fields hold the pack's values. */
export function isAsPack(rule: PolicyRule, values: PolicyValues, pack: PolicyPack): boolean {
  return isAlike(rule, values, policyValues({ pack, policy: PACKS[pack] }, values.from));
}

function isAlike(rule: PolicyRule, one: PolicyValues, other: PolicyValues): boolean {
  return RULE_FIELDS[rule].every(({ name }) => one[name] === other[name]);
}

/** The pack's values for the fields of some rules. */
export function valuesOfPack(rules: readonly PolicyRule[], pack: PolicyPack): Partial<PolicyValues> {
  const ofPack = policyValues({ pack, policy: PACKS[pack] }, '');
  return Object.fromEntries(rules.flatMap((rule) => RULE_FIELDS[rule].map(({ name }) => [name, ofPack[name] ?? ''])));
}

/**
 * The effect of choosing another pack. Rules that follow the previous pack take the new pack's values; the unit's own rules stay.
 * @param opened the initial values. Back at their pack, a rule that still has its initial values counts as the unit's own.
 */
export function changeOfPack(values: PolicyValues, pack: PolicyPack, opened: PolicyValues): Partial<PolicyValues> {
  const followed = POLICY_RULE_NAMES.filter(
    (rule) => isAsPack(rule, values, values.pack) && !(pack === opened.pack && isAlike(rule, values, opened)),
  );
  return { ...valuesOfPack(followed, pack), pack };
}

/** The fields as a conflict lists them. */
export const POLICY_CONFLICT_FIELDS: readonly ConflictField<PolicyValues>[] = [
  { label: 'Policy', fields: ['pack'], text: ({ pack }) => packLabel[pack] },
  ...POLICY_RULE_NAMES.map((rule): ConflictField<PolicyValues> => ({
    label: POLICY_RULES[rule].title,
    fields: RULE_FIELDS[rule].map(({ name }) => name),
    text: (values) =>
      RULE_FIELDS[rule]
        .map((field) => fieldText(field, values))
        .filter(Boolean)
        .join(', ') || 'none',
  })),
  { label: 'Applies from', fields: ['from'], text: ({ from }) => (isLocalDate(from) ? formatDay(from) : 'no date') },
];

/** 'Highest score 500'; empty if nothing is chosen. */
function fieldText({ name, label, kind }: PolicyField, values: PolicyValues): string {
  const value = values[name];
  if (kind === 'day' && typeof value === 'string' && isLocalDate(value)) return `${label} ${formatDay(value)}`;
  if (kind === 'check') return value === true ? label : '';
  const shown = isOneOf(COURSES, value) ? courseLabel[value] : value;
  return shown === '' ? '' : `${label} ${shown}`;
}
