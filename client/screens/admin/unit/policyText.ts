import { PolicyPack } from '../../../../domain/policy/packs.ts';
import { coursesOf, type Policy } from '../../../../domain/policy/policy.ts';
import { promotionText } from '../../../../domain/record/promotion.ts';
import { courseLabel, rankLabel, sectionLabel } from '../../../../domain/values.ts';

/** What the policies are called. */
export const packLabel: Readonly<Record<PolicyPack, string>> = {
  SPECIFICATION: 'Specification',
  ARMY_2026: 'Army 2026',
};

export const PACK_NAMES: readonly PolicyPack[] = Object.values(PolicyPack);

/** What a policy says in words, part by part. */
export function policyFacts(policy: Policy): { term: string; text: string }[] {
  const { fitnessTest, rifleTest, dlcOfGrade, pmeOfGrade, sectionCapacity, gaugeColours } = policy;
  const needed = (courses: Policy['dlcOfGrade']): string =>
    courses.map(({ grade, course }) => `${grade} ${courseLabel[course]}`).join(', ') || 'None';
  const bands = rifleTest.bands.map(({ name, from }) => `${name} from ${from}`);
  return [
    { term: 'Fitness test', text: `${fitnessTest.name}, ${fitnessTest.min} to ${fitnessTest.max}` },
    {
      term: 'Rifle',
      text: [
        `${rifleTest.name}, ${rifleTest.min} to ${rifleTest.max}`,
        `fail below ${rifleTest.failBelow}`,
        ...bands,
      ].join(', '),
    },
    {
      term: 'Courses',
      text: coursesOf(policy)
        .map((course) => courseLabel[course])
        .join(', '),
    },
    { term: 'DLC by grade', text: needed(dlcOfGrade) },
    { term: 'PME by grade', text: `${needed(pmeOfGrade)}${policy.pmeOfCadets ? ', cadets too' : ''}` },
    ...policy.promotionPaths.map(({ grade }) => ({
      term: `Promotable at ${grade}`,
      text: promotionText(policy, grade),
    })),
    { term: 'Ranks', text: policy.ranks.map((rank) => rankLabel[rank]).join(', ') },
    {
      term: 'Places',
      text: [
        `${policy.totalCapacity} in all`,
        ...sectionCapacity.map(({ section, capacity }) => `${sectionLabel[section]} ${capacity}`),
      ].join(', '),
    },
    {
      term: 'Gauges',
      text: `Red below ${gaugeColours.yellowFrom} %, green from ${gaugeColours.greenFrom} %`,
    },
    { term: 'ETS highlighted', text: `Within ${policy.etsHighlightDays} days` },
  ];
}
