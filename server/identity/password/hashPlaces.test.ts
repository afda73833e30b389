import { availableParallelism } from 'node:os';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { hashPassword, hashPlaces, refuseWhileHashesWait } from './passwords.ts';

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 3],
  [64, 3],
])('with %i processors, %i passwords are hashed at once', (processors, places) => {
  expect(hashPlaces(processors)).toBe(places);
});

it('thirty hashes may wait, and no more', async () => {
  const places = hashPlaces(availableParallelism());
  const hashes = Array.from({ length: places + 29 }, () => hashPassword('seven red radios'));
  expect(refuseWhileHashesWait).not.toThrow();
  hashes.push(hashPassword('seven red radios'));
  expect(refuseWhileHashesWait).toThrow(expect.objectContaining({ code: ErrorCode.SERVER_BUSY }));
  await Promise.all(hashes);
  expect(refuseWhileHashesWait).not.toThrow();
});
