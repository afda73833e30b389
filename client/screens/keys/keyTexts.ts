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
  COUNTS: 'Anyone with this key can see how many people are in each section and on each list, but no names.',
  READINESS:
    'Anyone with this key can see names, sections, readiness lists with reasons, ETS dates and schools. Give it only to the program.',
};

/** Why a key doesn't work; null while it does. */
export function whyNot(
  { works, endsOn, maker }: Pick<KeyRow_KeyFragment, 'works' | 'endsOn' | 'maker'>,
  today: LocalDate,
): string | null {
  if (works) return null;
  if (endsOn < today) return 'Ended';
  return `Doesn't work: ${authorInSentence(maker)} is no longer staff or can't sign in`;
}
