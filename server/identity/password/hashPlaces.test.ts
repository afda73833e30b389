import * as os from 'node:os';
import { jest } from '@jest/globals';
import { ErrorCode } from '../../../domain/errorCodes.ts';

jest.unstable_mockModule('node:os', () => ({ ...os, availableParallelism: () => 64 }));
const { hashPassword, refuseWhileHashesWait } = await import('./passwords.ts');

it('three passwords at most are hashed at once, however many processors there are, and thirty may wait', async () => {
  const hashes = Array.from({ length: 32 }, () => hashPassword('seven red radios'));
  expect(refuseWhileHashesWait).not.toThrow();
  hashes.push(hashPassword('seven red radios'));
  expect(refuseWhileHashesWait).toThrow(expect.objectContaining({ code: ErrorCode.SERVER_BUSY }));
  await Promise.all(hashes);
  expect(refuseWhileHashesWait).not.toThrow();
});
