import { setImmediate } from 'node:timers/promises';
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
