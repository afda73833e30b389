import type { Policy } from '../../../domain/policy/policy.ts';
import { ReadinessList } from '../../../domain/values.ts';
import type { Mark } from './cellLooks.ts';
import type { RosterPerson } from './rosterPerson.ts';

/** Something that a person is short of, in a few words. */
export type Shortfall = { readonly text: string; readonly mark: Extract<Mark, 'past' | 'failed' | 'missing'> };

/** The lists of shortcomings, the worst first, as on the overview. */
const WORST_FIRST: readonly ReadinessList[] = [
  ReadinessList.M4_QUAL_FAIL,
  ReadinessList.ACFT_FAIL,
  ReadinessList.DLC_INCOMPLETE,
  ReadinessList.PME_INCOMPLETE,
  ReadinessList.NEED_LICENSED,
];

/** What a person is short of, the worst first. */
export function shortfallsOf(person: RosterPerson, policy: Policy): readonly Shortfall[] {
  const { soldier } = person;
  return [
    ...(soldier.pastEts ? [{ text: 'Past ETS', mark: 'past' } as const] : []),
    ...WORST_FIRST.flatMap((list) => {
      const found = soldier.readiness.find((one) => one.list === list && one.listed);
      return found ? [shortfall(list, found.missing, person, policy)] : [];
    }),
  ];
}

function shortfall(
  list: ReadinessList,
  missing: readonly string[],
  { soldier, record: { acftScore, m4Qual } }: RosterPerson,
  { rifleTest }: Policy,
): Shortfall {
  if (list === ReadinessList.ACFT_FAIL) return { text: `${soldier.acftTest} ${acftScore ?? 'failed'}`, mark: 'failed' };
  if (list === ReadinessList.M4_QUAL_FAIL) {
    const text = m4Qual === null ? `${rifleTest.name} not entered` : `${soldier.m4Test} ${m4Qual}`;
    return { text, mark: 'failed' };
  }
  return { text: list === ReadinessList.NEED_LICENSED ? 'License' : missing.join(', '), mark: 'missing' };
}
