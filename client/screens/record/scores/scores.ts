import { formerTest, type ScoreScale } from '../../../../domain/due/requirements.ts';
import type { ScoreCard_SeriesFragment } from './ScoreCard.generated.ts';

type Event = ScoreCard_SeriesFragment['events'][number];

/** An event with a score. */
export type Scored = Event & { readonly score: number };

/** A requirement's scores, oldest first, and their scale. */
export type Scores = { readonly name: string; readonly scale: ScoreScale; readonly scored: readonly Scored[] };

/** The scores of each requirement that has some. A score of another test has another scale and is left out. */
export function scoresOf(all: readonly ScoreCard_SeriesFragment[]): Scores[] {
  return all.flatMap(({ requirement, events }) => {
    const { name, score: scale } = requirement;
    const scored = events
      .flatMap(({ score, ...event }) =>
        score === null || formerTest(requirement, event.doneOn) !== null ? [] : [{ ...event, score }],
      )
      .toReversed();
    return scale && scored.length > 0 ? [{ name, scale, scored }] : [];
  });
}
