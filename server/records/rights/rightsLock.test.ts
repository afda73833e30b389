import type { underRightsLock as UnderRightsLock } from './rightsLock.ts';

// A copy of the module only for this test, in which nothing has registered how to finish imports.
const copy = './rightsLock.ts?nothing-was-said';
const { underRightsLock }: { underRightsLock: typeof UnderRightsLock } = await import(copy);

it('decides nothing about rights in a process that could not finish an import', async () => {
  const decide = async (): Promise<never> => Promise.reject(new Error('It has decided.'));
  await expect(underRightsLock(decide)).rejects.toThrow('Nobody has said how imports are finished');
});
