import { killRounds } from './faults/killRounds.ts';
/**
 *   npm run kill-rounds            200 rounds
 *   npm run kill-rounds -- 5       5 rounds
 */
import { countGiven } from './support/countGiven.ts';

console.log(`${await killRounds(countGiven(0, 200))}.`);
