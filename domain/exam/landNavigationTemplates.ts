/** Numeric questions on azimuths, angle units and grid coordinates (TC 3-25.26). */
import { amongMistakes, type NumericTemplate } from './numericDraft.ts';
import { between, either, type Random } from './random.ts';
import { shuffle } from './shuffle.ts';

const mapReading = {
  topic: 'Land navigation',
  citation: 'TC 3-25.26, Map Reading and Land Navigation',
  reviewDate: '2027-10-08',
} as const;

const CIRCLE_DEGREES = 360;
const CIRCLE_MILS = 6400;

/** The opposite of an azimuth, in the unit in which a whole circle has that many. */
export function backAzimuth(azimuth: number, circle: number): number {
  return (azimuth + circle / 2) % circle;
}

/** Degrees as mils; whole for every multiple of 9. */
export function degreesToMils(degrees: number): number {
  return (degrees * CIRCLE_MILS) / CIRCLE_DEGREES;
}

const degrees = (value: number) => `${value} degrees`;
const within = (circle: number) => (value: number) => value <= circle;
const mils = (value: number) => `${value} mils`;

/** The azimuths that come from turning a quarter, from the mirror image, and from slips of calculation. */
function azimuthMistakes(azimuth: number, circle: number, slip: number): number[] {
  const back = backAzimuth(azimuth, circle);
  const turns = [azimuth + circle / 4, azimuth + (3 * circle) / 4, circle - azimuth, back + slip, back - slip];
  return turns.map((turn) => (turn + circle) % circle);
}

const backDegrees: NumericTemplate = {
  ...mapReading,
  name: 'back-azimuth-degrees',
  draw(random) {
    const azimuth = between(random, 12, 178) + either(random, 0, 180);
    const answer = backAzimuth(azimuth, CIRCLE_DEGREES);
    return {
      question: `You walk on an azimuth of ${azimuth} degrees. What is the back azimuth?`,
      ...amongMistakes(random, answer, azimuthMistakes(azimuth, CIRCLE_DEGREES, 20), degrees),
      explanation: `Add 180 degrees to an azimuth below 180 and subtract 180 from one above it: ${azimuth} becomes ${answer}.`,
    };
  },
};

const backMils: NumericTemplate = {
  ...mapReading,
  name: 'back-azimuth-mils',
  draw(random) {
    const azimuth = between(random, 210, 3190, 10) + either(random, 0, 3200);
    const answer = backAzimuth(azimuth, CIRCLE_MILS);
    return {
      question: `A distant hilltop lies on an azimuth of ${azimuth} mils from you. What is the azimuth from the hilltop to you?`,
      ...amongMistakes(random, answer, azimuthMistakes(azimuth, CIRCLE_MILS, 200), mils),
      explanation: `Half a circle is 3,200 mils. It is added below 3,200 and subtracted above: ${azimuth} becomes ${answer}.`,
    };
  },
};

const toMils: NumericTemplate = {
  ...mapReading,
  name: 'degrees-to-mils',
  draw(random) {
    const value = between(random, 18, 342, 9);
    const answer = degreesToMils(value);
    const mistakes = [value * 10, value * 16, value * 20, CIRCLE_MILS - answer, answer + 160, answer - 160];
    return {
      question: `How many mils are ${value} degrees?`,
      ...amongMistakes(random, answer, mistakes.filter(within(CIRCLE_MILS)), mils),
      explanation: `A circle has 6,400 mils or 360 degrees, so 9 degrees are 160 mils: ${value} / 9 x 160 = ${answer} mils.`,
    };
  },
};

const toDegrees: NumericTemplate = {
  ...mapReading,
  name: 'mils-to-degrees',
  draw(random) {
    const answer = between(random, 18, 342, 9);
    const value = degreesToMils(answer);
    const mistakes = [value / 20, value / 16, CIRCLE_DEGREES - answer, answer + 9, answer - 9, answer + 18];
    return {
      question: `How many degrees are ${value} mils?`,
      ...amongMistakes(random, answer, mistakes.filter(within(CIRCLE_DEGREES)), degrees),
      explanation: `A circle has 6,400 mils or 360 degrees, so 160 mils are 9 degrees: ${value} / 160 x 9 = ${answer} degrees.`,
    };
  },
};

const sixDigits: NumericTemplate = {
  ...mapReading,
  name: 'grid-six-digits',
  draw(random) {
    const [easting, northing] = distinctPair(random, 12, 88);
    const [east, north] = distinctPair(random, 1, 9);
    return {
      question: `A point lies ${east}00 m east and ${north}00 m north of the lower left corner of grid square ${easting}${northing}. What is its six-digit grid?`,
      answer: `${easting}${east}${northing}${north}`,
      distractors: shuffle(
        [
          `${easting}${north}${northing}${east}`,
          `${northing}${north}${easting}${east}`,
          `${northing}${east}${easting}${north}`,
        ],
        random,
      ),
      explanation: `Read right, then up. The first half is the easting, ${easting} and ${east} tenths; the second half the northing, ${northing} and ${north} tenths.`,
    };
  },
};

/** Two numbers that differ, both from lowest to highest. */
function distinctPair(random: Random, lowest: number, highest: number): readonly [number, number] {
  const first = between(random, lowest, highest);
  const second = between(random, lowest, highest - 1);
  return [first, second < first ? second : second + 1];
}

export const landNavigationTemplates: readonly NumericTemplate[] = [
  backDegrees,
  backMils,
  toMils,
  toDegrees,
  sixDigits,
];
