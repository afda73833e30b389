import { underRightsLock } from './rightsLock.ts';

it('decides nothing about rights in a process that could not finish an import', async () => {
  const decide = async (): Promise<never> => Promise.reject(new Error('It has decided.'));
  await expect(underRightsLock(decide)).rejects.toThrow('Nobody has said how imports are finished');
});
