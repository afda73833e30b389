import type { ScoreSpread } from '../../../domain/record/scoreSpread.ts';
import { counted } from '../../../domain/words.ts';

/** `26 of 28 with a score scored 23 or more on the M4, 2 failed. 2 without a score.` */
export function scoresText({ test, failBelow, bands, withoutScore, ofOtherTest }: ScoreSpread): string {
  const passed = bands.reduce((sum, band) => sum + band.passed, 0);
  const failed = bands.reduce((sum, band) => sum + band.failed, 0);
  const how = failBelow === null ? `passed the ${test}` : `scored ${failBelow} or more on the ${test}`;
  return [
    `${passed} of ${passed + failed} with a score ${how}, ${failed} failed.`,
    ...(withoutScore > 0 ? [`${withoutScore} without a score.`] : []),
    ...(ofOtherTest > 0 ? [`${counted(ofOtherTest, 'score')} of another test left out.`] : []),
  ].join(' ');
}
