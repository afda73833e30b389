import { setImmediate } from 'node:timers/promises';
import { SPECIFICATION } from '../../domain/policy/packs.ts';
import { NEW_RECORD } from '../../domain/record/fields.ts';
import { planRoster, type RosterPerson } from '../../domain/roster/rosterPlan.ts';
import { eachOf } from '../../domain/steps.ts';
import { inSlices, inTurn, pauses } from './inSlices.ts';

it('lets others have their turn after five milliseconds, and gives what the steps give', async () => {
  let now = 0;
  const turns: number[] = [];
  const others = (async () => {
    for (let turn = 0; turn < 8; turn++) {
      turns.push(now);
      await setImmediate();
    }
  })();
  const doubled = inSlices(
    eachOf([1, 2, 3, 4, 5, 6, 7], (number) => {
      now += 2;
      return number * 2;
    }),
    pauses(() => now),
  );
  expect(await doubled).toEqual([2, 4, 6, 8, 10, 12, 14]);
  await others;
  expect([...new Set(turns)]).toEqual([0, 6, 12, 14]);
});

it('steps that throw reject', async () => {
  const broken = eachOf([1], () => {
    throw new Error('No.');
  });
  await expect(inSlices(broken)).rejects.toThrow('No.');
});

it('hands out a long answer in parts, in its order', async () => {
  const given: number[] = [];
  const all = Promise.all(
    Array.from({ length: 120 }, async (_one, index) => {
      given.push(await inTurn(index));
    }),
  );
  const counts: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    await setImmediate();
    counts.push(given.length);
  }
  await all;
  expect(counts.at(0)).toBeLessThanOrEqual(50);
  expect(given).toEqual(Array.from({ length: 120 }, (_one, index) => index));
});

it('no step of a plan of 2,000 rows against 2,000 people of one last name takes long', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const firstNames = Array.from({ length: 2_000 }, (_one, index) =>
    [index, index / 26, index / 676].map((place) => letters.charAt(Math.floor(place) % 26)).join(''),
  );
  const people = firstNames.map((firstName, index): RosterPerson => ({
    ...NEW_RECORD,
    firstName,
    middleName: 'Lee',
    lastName: 'Smith',
    rank: 'SPC',
    grade: 'E4',
    id: `p${index}`,
    acftTest: 'ACFT',
    m4Test: 'M4',
    m4Passed: false,
    isStaff: index === 0,
    awaitsStaffApproval: false,
    loginState: 'WORKING',
    stay: { arrivesOn: null, lastDay: null },
  }));
  const rows = firstNames.map((middleName) => ({ firstName: middleName.slice(0, 1), middleName, lastName: 'Smith' }));
  const steps = planRoster(rows, people, { policy: SPECIFICATION, unitFields: [] }, '2026-03-14');
  let longest = 0;
  for (let isDone = false; !isDone;) {
    // Processor time: other programs don't lengthen it.
    const before = process.cpuUsage();
    isDone = steps.next().done ?? false;
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
  }
  expect(longest).toBeLessThan(100);
});
