/**
 *   npm run kill-rounds            200 rounds
 *   npm run kill-rounds -- 5       5 rounds
 */
import { killRounds } from './faults/killRounds.ts';

console.log(`${await killRounds(Number(process.argv[2] ?? 200))}.`);
