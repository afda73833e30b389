import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isolatedEnvironment } from '../../scripts/runningServer.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { expect, test } from '../support/test.ts';

const COMMAND = fileURLToPath(
  new URL('../../dist/server/identity/secondFactor/removeSecondFactorCommand.js', import.meta.url),
);

/** Runs the operator's command on the data folder of a running product. Resolves to its output. */
async function removeSecondFactor(dataDir: string, email: string): Promise<string> {
  const env = isolatedEnvironment({ DATA_DIR: dataDir });
  return (await promisify(execFile)(process.execPath, [COMMAND, email], { env })).stdout;
}

test('somebody who lost the app and the recovery codes signs in again once the operator has helped', async ({
  product,
  makeSoldier,
}) => {
  const soldier = await makeSoldier();
  await (await ApiPerson.signIn(product.url, soldier)).turnOnSecondFactor();
  await expect(ApiPerson.signIn(product.url, soldier)).rejects.toThrow('MULTI_FACTOR_AUTH_REQUIRED');

  expect(await removeSecondFactor(product.dataDir, soldier.email)).toContain('That login was signed out everywhere.');
  await expect
    .poll(() => product.lines.join('\n'))
    .toContain(`Mail to ${soldier.email}: Fire Support Tracker: Your second factor was switched off`);
  const signedIn = await ApiPerson.signIn(product.url, soldier);
  expect(await signedIn.ownId()).toBe(soldier.soldierId);
});
