import { formatDay } from '../localDate.ts';
import { nameText } from '../nameText.ts';
import { keysOf, partOf } from '../objects.ts';
/** The rules of a policy. Each is changed, has its source, and is put back on its own. */
import {
  courseLabel,
  type Grade,
  gradeLabel,
  GRADES,
  rankLabel,
  RANKS,
  type ReadinessList,
  Section,
  SECTIONS,
  sectionLabel,
} from '../values.ts';
import { capacityOf, courseAt, coursesOf, pathsAt, type Policy } from './policy.ts';
import { pathsText } from './promotionPath.ts';

/** The rules in the order of the screen, with their titles and the policy's parts that hold them. */
export const POLICY_RULES = {
  fitnessTest: { title: 'Fitness test', parts: ['fitnessTest'] },
  rifleTest: { title: 'Rifle', parts: ['rifleTest'] },
  courses: { title: 'Courses in use', parts: ['courses'] },
  dlc: { title: 'DLC by grade', parts: ['dlcOfGrade'] },
  pme: { title: 'PME by grade', parts: ['pmeOfGrade', 'pmeOfCadets'] },
  promotion: { title: 'Promotion', parts: ['promotionPaths'] },
  ranks: { title: 'Ranks in use', parts: ['ranks'] },
  capacity: { title: 'Places', parts: ['totalCapacity', 'sectionCapacity'] },
  gauges: { title: 'Gauge colors', parts: ['gaugeColours'] },
  etsHighlight: { title: 'ETS highlight', parts: ['etsHighlightDays'] },
} as const satisfies Readonly<Record<string, { title: string; parts: readonly (keyof Policy)[] }>>;
export type PolicyRule = keyof typeof POLICY_RULES;

/** The rule behind a readiness list; null if no unit can change it. */
export const ruleOfList: Readonly<Record<ReadinessList, PolicyRule | null>> = {
  DLC_INCOMPLETE: 'dlc',
  PME_INCOMPLETE: 'pme',
  M4_QUAL_FAIL: 'rifleTest',
  ACFT_FAIL: 'fitnessTest',
  NEED_LICENSED: null,
  PROMOTABLE: 'promotion',
  JFO_QUALIFIED: null,
};

/** The grades with rules about courses and promotion: the enlisted grades. */
export const RULED_GRADES: readonly Grade[] = GRADES.filter((grade) => gradeLabel[grade].startsWith('E'));

/** A policy's rule in words, in full. Two policies with equal texts have the same rule. */
export const ruleText: Readonly<Record<PolicyRule, (policy: Policy) => string>> = {
  fitnessTest: ({ fitnessTest }) => testText(fitnessTest),
  rifleTest: ({ rifleTest }) =>
    [
      testText(rifleTest),
      `fail below ${rifleTest.failBelow}`,
      ...(rifleTest.bands.length > 0 ? [bandsText(rifleTest.bands)] : []),
    ].join(', '),
  courses: (policy) =>
    coursesOf(policy)
      .map((course) => courseLabel[course])
      .join(', ') || 'None',
  dlc: ({ dlcOfGrade }) => neededText(dlcOfGrade),
  pme: ({ pmeOfGrade, pmeOfCadets }) => `${neededText(pmeOfGrade)}; cadets ${pmeOfCadets ? 'too' : 'never'}`,
  promotion: (policy) =>
    RULED_GRADES.flatMap((grade) => {
      const paths = pathsAt(policy, grade);
      return paths.length === 0 ? [] : [`${grade}: ${pathsText(paths)}`];
    }).join('; ') || 'None',
  ranks: ({ ranks }) =>
    RANKS.filter((rank) => ranks.includes(rank))
      .map((rank) => rankLabel[rank])
      .join(', '),
  capacity: (policy) =>
    [
      `${policy.totalCapacity} in all`,
      ...SECTIONS.flatMap((section) => {
        const capacity = capacityOf(policy, section);
        return capacity === 0 ? [] : [`${sectionLabel[section]} ${capacity}`];
      }),
    ].join(', '),
  gauges: ({ gaugeColours: { yellowFrom, greenFrom } }) => `red below ${yellowFrom}%, green from ${greenFrom}%`,
  etsHighlight: ({ etsHighlightDays }) => `within ${etsHighlightDays} days`,
};

/** 'AFT, 0 to 500, in use since 01 JUN 2025' */
function testText({ name, min, max, since }: Policy['fitnessTest']): string {
  return `${name}, ${min} to ${max}${since === null ? '' : `, in use since ${formatDay(since)}`}`;
}

/** 'marksman from 23, expert from 36' */
export function bandsText(bands: Policy['rifleTest']['bands']): string {
  return bands.map(({ name, from }) => `${name} from ${from}`).join(', ');
}

function neededText(courses: Policy['dlcOfGrade']): string {
  const needed = RULED_GRADES.flatMap((grade) => {
    const course = courseAt(courses, grade);
    return course === null ? [] : [`${grade} ${courseLabel[course]}`];
  });
  return needed.join(', ') || 'None';
}

/** The rules in the order of the screen. */
export const POLICY_RULE_NAMES: readonly PolicyRule[] = keysOf(POLICY_RULES);

/** The rules in which two policies differ. */
export function differingRules(one: Policy, other: Policy): readonly PolicyRule[] {
  return POLICY_RULE_NAMES.filter((rule) => ruleText[rule](one) !== ruleText[rule](other));
}

/**
 * A rule in words in two policies, without the parts that are alike in both: `E4: DLC 1 and BLC` and `E4: BLC`. One of them is empty if the
 * other only has more.
 */
export function ruleDifference(rule: PolicyRule, one: Policy, other: Policy): readonly [string, string] {
  const partsIn = (policy: Policy) => ruleText[rule](policy).split('; ');
  const without = (parts: readonly string[], known: readonly string[]) =>
    parts.filter((part) => !known.includes(part)).join('; ');
  return [without(partsIn(one), partsIn(other)), without(partsIn(other), partsIn(one))];
}

/** The parts of a policy that hold these rules. */
export function partsOf(policy: Policy, rules: readonly PolicyRule[]): Partial<Policy> {
  return partOf(
    policy,
    rules.flatMap((rule) => POLICY_RULES[rule].parts),
  );
}

/** A policy in its stored form: without what no rule uses, with lists in the product's order and texts cleaned. */
export function inOrder(policy: Policy): Policy {
  const { fitnessTest, rifleTest } = policy;
  const needed = (courses: Policy['dlcOfGrade']) =>
    RULED_GRADES.flatMap((grade) => {
      const course = courseAt(courses, grade);
      return course === null ? [] : [{ grade, course }];
    });
  return {
    ...policy,
    fitnessTest: testInOrder(fitnessTest),
    rifleTest: {
      ...testInOrder(rifleTest),
      failBelow: rifleTest.failBelow,
      bands: rifleTest.bands.map(({ name, from }) => ({ name: nameText(name), from })),
    },
    courses: coursesOf(policy),
    dlcOfGrade: needed(policy.dlcOfGrade),
    pmeOfGrade: needed(policy.pmeOfGrade),
    promotionPaths: RULED_GRADES.flatMap((grade) => {
      const paths = pathsAt(policy, grade);
      if (paths.length === 0) return [];
      return [{ grade, paths: paths.map((path) => ({ ...path, courses: [...new Set(path.courses)] })) }];
    }),
    ranks: RANKS.filter((rank) => policy.ranks.includes(rank)),
    sectionCapacity: SECTIONS.flatMap((section) => {
      const one = policy.sectionCapacity.find((capacity) => capacity.section === section);
      return one === undefined || section === Section.UNASSIGNED ? [] : [one];
    }),
  };
}

function testInOrder({ name, min, max, since }: Policy['fitnessTest']): Policy['fitnessTest'] {
  return { name: nameText(name), min, max, since };
}
