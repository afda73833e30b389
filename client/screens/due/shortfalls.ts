import { DueGroup, dueGroup } from '../../../domain/due/counts.ts';
import { dueTextInSentence, typedText } from '../../../domain/due/dueText.ts';
import type { Due } from '../../../domain/due/states.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import type { CellState } from '../../components/parts/StatusCell.tsx';
import { urgency } from './dueShown.ts';
import { shownCell } from './standingCell.ts';

/** What somebody has to do for requirements that stand alike: `M4, PHA: to do by 31 DEC 2026`. */
export type Shortfall = { readonly state: CellState; readonly tone: 'bad' | 'warn' | 'plain'; readonly text: string };

type Standing = Due & { readonly requirementId: string; readonly typed: string | null };

const TONES = {
  [DueGroup.NOT_CURRENT]: 'bad',
  [DueGroup.DUE_SOON]: 'warn',
  [DueGroup.TO_DO]: 'plain',
} as const;

/** What somebody has to do, most urgent first, in full words. */
export function shortfalls(
  standings: readonly Standing[],
  requirements: readonly { readonly id: string; readonly name: string }[],
  on: LocalDate,
): readonly Shortfall[] {
  const alike = new Map<string, { standing: Standing; tone: Shortfall['tone']; names: string[] }>();
  for (const standing of standings.toSorted(urgency)) {
    const group = dueGroup([standing.state]);
    const name = requirements.find(({ id }) => id === standing.requirementId)?.name;
    if (group === DueGroup.CURRENT || name === undefined) continue;
    const typed = typedText(standing);
    const text = [dueTextInSentence(standing, on), ...(typed === null ? [] : [typed])].join('. ');
    const known = alike.get(text);
    if (known) known.names.push(name);
    else alike.set(text, { standing, tone: TONES[group], names: [name] });
  }
  return [...alike].map(([text, { standing, tone, names }]) => ({
    state: shownCell(standing, on).state,
    tone,
    text: `${names.join(', ')}: ${text}`,
  }));
}
