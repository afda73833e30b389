import type { KeyScope } from '../../../domain/keyScope.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { authorInSentence } from '../../components/soldierText.ts';
import type { KeyRow_KeyFragment } from './KeyRow.generated.ts';

/** What a key opens, as a choice in a form. */
export const scopeLabel: Readonly<Record<KeyScope, string>> = {
  COUNTS: 'Numbers by section',
  READINESS: 'Numbers and names',
};

/** What anyone holding the key can read. */
export const scopeRisk: Readonly<Record<KeyScope, string>> = {
  COUNTS: 'Whoever has this key reads how many people are where and on which list, and no names.',
  READINESS:
    'Whoever has this key reads who is where, on which readiness list and why, and whose ETS and schools are when. Give it to nobody but the program.',
};

/** Why a key doesn't work; null while it does. */
export function whyNot(
  { works, endsOn, maker }: Pick<KeyRow_KeyFragment, 'works' | 'endsOn' | 'maker'>,
  today: LocalDate,
): string | null {
  if (works) return null;
  if (endsOn < today) return 'Ended';
  return `Does not work: ${authorInSentence(maker)} is not staff any more or cannot sign in`;
}
