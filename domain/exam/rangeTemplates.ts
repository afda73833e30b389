/** Numeric questions on range: brackets, and the distance by flash and bang (ATP 3-09.30). */
import { amongMistakes, crossed, meters, type NumericTemplate } from './numericDraft.ts';
import { between, either, type Random } from './random.ts';

const observedFires = {
  topic: 'Bracketing and fire for effect',
  citation: 'ATP 3-09.30, Observed Fires',
  reviewDate: '2027-08-20',
} as const;

/** The meters that sound is taken to travel in one second. */
const SOUND_METERS_PER_SECOND = 350;

/** The first range correction of successive bracketing, in meters, for a burst that far over or short. */
export function firstRangeCorrection(error: number): number {
  if (error > 400) return 800;
  if (error > 200) return 400;
  return error > 100 ? 200 : 100;
}

/** A burst on one side of the target, and the words of the correction that brings the next one to the other side. */
function side(random: Random): { readonly spotted: string; readonly words: readonly [string, string] } {
  return either(random, { spotted: 'over', words: ['DROP', 'ADD'] }, { spotted: 'short', words: ['ADD', 'DROP'] });
}

const firstCorrection: NumericTemplate = {
  ...observedFires,
  name: 'bracket-first-correction',
  draw(random) {
    // Halfway into a band of the table, away from its edges.
    const error = either(
      random,
      either(random, between(random, 60, 80, 10), between(random, 130, 180, 10)),
      either(random, between(random, 240, 360, 10), between(random, 450, 600, 10)),
    );
    const answer = firstRangeCorrection(error);
    const mistake = answer === 800 ? 400 : answer === 100 ? 200 : either(random, answer * 2, answer / 2);
    const { spotted, words } = side(random);
    return {
      question: `Your first round in adjustment bursts about ${error} m ${spotted}. Which correction begins successive bracketing?`,
      ...crossed(random, words, [answer, mistake]),
      explanation: `For an error of about ${error} m the first range correction is ${answer} m, enough to bring the next round to the other side of the target. A burst that is ${spotted} takes ${words[0]}.`,
    };
  },
};

const split: NumericTemplate = {
  ...observedFires,
  name: 'bracket-split',
  draw(random) {
    const bracket = either(random, 800, either(random, 400, 200));
    const { spotted, words } = side(random);
    return {
      question: `After ${words[1]} ${bracket} the round bursts ${spotted}; the one before burst on the other side of the target. Which correction comes next in successive bracketing?`,
      ...crossed(random, words, [bracket / 2, either(random, bracket, bracket / 4)]),
      explanation: `The target now lies inside a bracket of ${bracket} m, which is split in half: ${words[0]} ${bracket / 2}.`,
    };
  },
};

const fireForEffect: NumericTemplate = {
  ...observedFires,
  name: 'bracket-fire-for-effect',
  draw(random) {
    const { spotted, words } = side(random);
    const [move, deviation] = either<readonly [string, string]>(random, ['RIGHT', 'left'], ['LEFT', 'right']);
    const lateral = between(random, 30, 60, 10);
    const { answer, distractors } = crossed(random, words, [50, 100], ', FIRE FOR EFFECT');
    const withMove = (correction: string) => `${move} ${lateral}, ${correction}`;
    return {
      question: `After ${words[1]} 100 the burst is ${spotted} and ${lateral} m ${deviation}; the one before was on the other side of the target. Which correction do you send?`,
      answer: withMove(answer),
      distractors: distractors.map(withMove),
      explanation: `Splitting a 100 m bracket puts the next rounds within 50 m of the target, so fire for effect is due. Corrections oppose spottings: ${move} for ${deviation}, ${words[0]} for ${spotted}.`,
    };
  },
};

const flashToBang: NumericTemplate = {
  ...observedFires,
  topic: 'Target location',
  name: 'flash-to-bang',
  draw(random) {
    const seconds = between(random, 3, 14);
    const answer = seconds * SOUND_METERS_PER_SECOND;
    const mistakes = [-2, -1, 1, 2].map((error) => (seconds + error) * SOUND_METERS_PER_SECOND);
    return {
      question: `You count ${seconds} seconds from the flash of a burst to its sound. With sound taken at ${SOUND_METERS_PER_SECOND} m a second, how far away was it?`,
      ...amongMistakes(random, answer, mistakes, meters),
      explanation: `Light arrives at once, so the whole count is the sound's way: ${seconds} x ${SOUND_METERS_PER_SECOND} = ${meters(answer)}.`,
    };
  },
};

export const rangeTemplates: readonly NumericTemplate[] = [firstCorrection, split, fireForEffect, flashToBang];
