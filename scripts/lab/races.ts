/**
 *   npm run races          200 draws of each race, on one server and on two
 *   npm run races -- 5     5 draws
 */
import 'reflect-metadata';
import { races } from './races/races.ts';
import { countGiven } from './support/countGiven.ts';

const draws = countGiven(0, 200);
for (const servers of [1, 2] as const) {
  console.log(servers === 1 ? 'One server' : 'Two servers on one store');
  for (const line of await races(draws, servers)) console.log(`  ${line}`);
}
