/**
 * Kills two servers at random while they remind people of what is due, through simulated weeks. Then compares what a real mail server
 * received with what it should have.
 *
 *   npm run reminder-rounds                  200 weeks
 *   npm run reminder-rounds -- 10            10 weeks
 *   npm run reminder-rounds -- 10 12345      with the same days and kills again, by the seed that was printed
 */
import 'reflect-metadata';
import { randomInt } from 'node:crypto';
import { reminderRounds } from './reminders/reminderRounds.ts';
import { countGiven } from './support/countGiven.ts';

const seed = countGiven(1, randomInt(1, 1_000_000_000));
console.log(`Seed ${seed}.`);
console.log(`${await reminderRounds(countGiven(0, 200), seed)}.`);
