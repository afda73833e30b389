/**
 * Two people have the same roster cell open and commit at random moments, through the client's own code for cells. Fails if an acknowledged
 * value is overwritten without a conflict.
 *
 *   npm run cell-races                  200 tries on one server, and 200 on two servers with one store
 *   npm run cell-races -- 20            20 tries on each
 *   npm run cell-races -- 20 12345      with the same moments and values again, by the seed that was printed
 */
import { randomInt } from 'node:crypto';
import { cellRaces } from './cells/cellRaces.ts';
import { countGiven } from './support/countGiven.ts';

const seed = countGiven(1, randomInt(1, 1_000_000_000));
console.log(`Seed ${seed}.`);
for (const servers of [1, 2]) console.log(`${await cellRaces(servers, countGiven(0, 200), seed)}.`);
