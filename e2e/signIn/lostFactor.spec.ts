import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isolatedEnvironment } from '../../scripts/runningServer.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { title } from '../support/locators.ts';
import { signInHere } from '../support/session.ts';
import { expect, PASSWORD, test } from '../support/test.ts';

const COMMAND = fileURLToPath(
  new URL('../../dist/server/identity/secondFactor/removeSecondFactorCommand.js', import.meta.url),
);

/** Runs the operator's command on the data folder of a running product; gives its output. */
async function removeSecondFactor(dataDir: string, ...given: string[]): Promise<string> {
  const env = isolatedEnvironment({ DATA_DIR: dataDir });
  return (await promisify(execFile)(process.execPath, [COMMAND, ...given], { env })).stdout;
}

test('whoever has lost the app and the recovery codes signs in again once the operator has helped', async ({
  page,
  unit,
}) => {
  await unit.add('Ruiz');
  const email = 'ruiz@unit.example';
  await (await ApiPerson.signIn(unit.server.url, { email })).turnOnSecondFactor();
  await page.goto(`${unit.server.url}/login`);
  await signInHere(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByText('If you have none, please talk to your leadership.')).toBeVisible();

  expect(await removeSecondFactor(unit.server.dataDir, email)).toContain('Sessions of that login have ended.');
  await expect
    .poll(() => unit.server.lines.join('\n'))
    .toContain(`Mail to ${email}: Fire Support Tracker: Your second factor was switched off`);
  await page.goto(`${unit.server.url}/login`);
  await signInHere(page, email, PASSWORD);
  await expect(title(page, 'Section Overview')).toBeVisible();

  await expect(removeSecondFactor(unit.server.dataDir)).rejects.toThrow('Usage: npm run remove-second-factor -- EMAIL');
});
