/** Numeric questions on angles and widths: the mil relation and the OT factor (ATP 3-09.30). */
import { amongMistakes, crossed, meters, type NumericTemplate } from './numericDraft.ts';
import { between, either, type Random } from './random.ts';

const observedFires = {
  topic: 'Mil relation and OT factor',
  citation: 'ATP 3-09.30, Observed Fires',
  reviewDate: '2027-05-14',
} as const;

/** The width in meters that an angle in mils spans at a range in meters. */
export function milWidth(range: number, mils: number): number {
  return (range / 1000) * mils;
}

/**
 * The OT factor of a distance in meters: thousands to the nearest whole, below 1,000 m to the nearest tenth.
 * Publications differ on a half, so that the templates draw none.
 */
export function otFactor(distance: number): number {
  return distance < 1000 ? Math.round(distance / 100) / 10 : Math.round(distance / 1000);
}

/** A distance from 1,600 to 6,400 m that has to be rounded and is not halfway between two thousands. */
function otDistance(random: Random): number {
  return between(random, 2000, 6000, 1000) + either(random, -1, 1) * between(random, 100, 400, 100);
}

const width: NumericTemplate = {
  ...observedFires,
  name: 'mil-relation-width',
  draw(random) {
    const [thousands, mils] = [between(random, 2, 7), between(random, 15, 60, 5)];
    const answer = milWidth(thousands * 1000, mils);
    const mistakes = [answer - mils, answer + mils, answer * 2, answer - 10 * thousands, answer + 10 * thousands];
    return {
      question: `A target at a range of ${meters(thousands * 1000)} measures ${mils} mils from edge to edge. How wide is it?`,
      ...amongMistakes(random, answer, mistakes, meters),
      explanation: `Width is the range in thousands times the angle: ${thousands} x ${mils} = ${answer} m. One mil spans about 1 m at 1,000 m.`,
    };
  },
};

const angle: NumericTemplate = {
  ...observedFires,
  name: 'mil-relation-angle',
  draw(random) {
    const [thousands, mils] = [between(random, 2, 6), between(random, 20, 80, 10)];
    const targetWidth = milWidth(thousands * 1000, mils);
    const mistakes = [mils - 10, mils + 10, mils * 2, mils / 2, mils + 20];
    return {
      question: `A tree line is ${meters(targetWidth)} wide and ${meters(thousands * 1000)} away. What angle do you measure across it?`,
      ...amongMistakes(random, mils, mistakes, (value) => `${value} mils`),
      explanation: `The angle is the width divided by the range in thousands: ${targetWidth} / ${thousands} = ${mils} mils.`,
    };
  },
};

const range: NumericTemplate = {
  ...observedFires,
  name: 'mil-relation-range',
  draw(random) {
    const [thousands, mils] = [between(random, 2, 6), between(random, 20, 80, 10)];
    const targetWidth = milWidth(thousands * 1000, mils);
    const mistakes = [-1500, -1000, -500, 500, 1000, 1500].map((error) => thousands * 1000 + error);
    return {
      question: `A bridge known to be ${meters(targetWidth)} long measures ${mils} mils. How far away is it?`,
      ...amongMistakes(random, thousands * 1000, mistakes, meters),
      explanation: `Width divided by mils gives the range in thousands: ${targetWidth} / ${mils} = ${thousands}, so ${meters(thousands * 1000)}.`,
    };
  },
};

const factor: NumericTemplate = {
  ...observedFires,
  name: 'ot-factor',
  draw(random) {
    const distance = otDistance(random);
    const answer = otFactor(distance);
    const unrounded = distance / 1000;
    const mistakes = [answer - 1, answer + 1, answer + 2, unrounded];
    return {
      question: `The distance from observer to target is ${meters(distance)}. Which OT factor do you use?`,
      ...amongMistakes(random, answer, mistakes, String),
      explanation: `From 1,000 m up, the distance in thousands is rounded to the nearest whole number: ${unrounded} becomes ${answer}.`,
    };
  },
};

const shortFactor: NumericTemplate = {
  ...observedFires,
  name: 'ot-factor-short',
  draw(random) {
    const distance = between(random, 400, 900, 100) + either(random, -1, 1) * between(random, 10, 40, 10);
    const answer = otFactor(distance);
    const write = (tenths: number) => (tenths / 10).toFixed(1);
    const mistakes = [answer * 10 - 1, answer * 10 + 1, 10, answer * 10 + 10];
    return {
      question: `The distance from observer to target is only ${meters(distance)}. Which OT factor do you use?`,
      ...amongMistakes(random, answer * 10, mistakes, write),
      explanation: `Below 1,000 m the distance in thousands is rounded to the nearest tenth: ${distance / 1000} becomes ${answer.toFixed(1)}.`,
    };
  },
};

const deviation: NumericTemplate = {
  ...observedFires,
  name: 'ot-deviation',
  draw(random) {
    const distance = otDistance(random);
    const mils = between(random, 20, 60, 10);
    const rounded = otFactor(distance);
    const otherFactor = rounded + either(random, -1, 1);
    const [spotted, correction] = either<readonly [string, string]>(random, ['left', 'RIGHT'], ['right', 'LEFT']);
    const opposite = correction === 'RIGHT' ? 'LEFT' : 'RIGHT';
    const answer = rounded * mils;
    return {
      question: `The OT distance is ${meters(distance)} and you spot the burst ${mils} mils ${spotted} of the OT line. Which deviation correction do you send?`,
      ...crossed(random, [correction, opposite], [answer, otherFactor * mils]),
      explanation: `The OT factor is ${rounded}, so ${mils} mils are ${answer} m. A burst to the ${spotted} is corrected to the ${correction.toLowerCase()}.`,
    };
  },
};

const lateralShift: NumericTemplate = {
  ...observedFires,
  topic: 'Target location',
  name: 'lateral-shift',
  draw(random) {
    const [thousands, mils] = [between(random, 2, 6), between(random, 40, 120, 20)];
    const direction = either(random, 'RIGHT', 'LEFT');
    const opposite = direction === 'RIGHT' ? 'LEFT' : 'RIGHT';
    const answer = milWidth(thousands * 1000, mils);
    const mistake = milWidth((thousands + either(random, -1, 1)) * 1000, mils);
    return {
      question: `A target lies ${mils} mils ${direction.toLowerCase()} of a known point that is ${meters(thousands * 1000)} from you. Which lateral shift do you send?`,
      ...crossed(random, [direction, opposite], [answer, mistake]),
      explanation: `A shift goes from the known point toward the target, here ${direction.toLowerCase()}. By the mil relation it is ${thousands} x ${mils} = ${answer} m.`,
    };
  },
};

export const milTemplates: readonly NumericTemplate[] = [
  width,
  angle,
  range,
  factor,
  shortFactor,
  deviation,
  lateralShift,
];
