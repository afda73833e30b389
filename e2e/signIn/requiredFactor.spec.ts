import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { RunningServer, temporaryFolder } from '../../scripts/runningServer.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { following } from '../support/following.ts';
import { button, discard, title } from '../support/locators.ts';
import { calls, holdCalls } from '../support/network.ts';
import { foundStaff } from '../support/ownUnit.ts';
import { signInHere } from '../support/session.ts';
import { putSignInBack } from '../support/sessionTimes.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';

const isRequiredNote = (page: Page) => page.getByText('Your unit requires a second factor.');

/** Enters the app's code for the key on the page. */
async function enterCode(page: Page): Promise<void> {
  const key = ((await page.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
}

/** Adds a person with a login. */
async function join(server: RunningServer, lastName: string) {
  const email = `${lastName.toLowerCase()}@unit.example`;
  const person = new ApiPerson(server.url);
  const accountId = await person.register(email, PASSWORD, server.joinCode);
  return { email, accountId, soldierId: await person.createSoldier({ lastName }) };
}

test('where a second factor becomes required, nothing else opens before it is set up, and everything afterwards', async ({
  page,
  context,
}) => {
  test.slow();
  const folder = await temporaryFolder();
  let server = await RunningServer.start(folder.path);
  try {
    const { staff } = await foundStaff(server);
    const [robin, casey, leaving] = [
      await join(server, 'Robin'),
      await join(server, 'Casey'),
      await join(server, 'Leaving'),
    ];
    const { url } = server;

    await test.step('an open page leads to setting it up, and what is typed is kept', async () => {
      const follows = following(page, 'policyChanged');
      await page.goto(`${url}/login`);
      await signInHere(page, robin.email);
      await page.getByRole('link', { name: 'My Info' }).click();
      await page.getByRole('link', { name: 'Edit Info' }).click();
      await page.getByLabel('First name').fill('Jordan');
      // The page learns of the change through this subscription.
      await follows;
      // A regular stop would wait for connections that the browser keeps open.
      await server.stop('SIGKILL');
      server = await RunningServer.start(folder.path, [], { PORT: new URL(url).port, SECOND_FACTOR: 'required' });
      await expect(page.getByText('Your unit requires a second factor. Set yours up to continue.')).toBeVisible();
      await expect(page).toHaveURL(`${url}/account/second-factor`);
      await button(page, 'Set up').click();
      await enterCode(page);
      await button(page, 'Turn on').click();
      await button(page, 'I have kept them').click();
      await expect(page.getByLabel('First name')).toHaveValue('Jordan');
      await button(page, 'Sign out').click();
      await discard(page).click();
    });
    await staff.turnOnSecondFactor();

    await test.step('the page that was asked for first opens, also after a reload and signing in again', async () => {
      await page.goto(`${url}/account/data`);
      await signInHere(page, casey.email);
      await expect(isRequiredNote(page)).toBeVisible();
      await page.reload();
      await expect(isRequiredNote(page)).toBeVisible();
      const otherTab = await context.newPage();
      await otherTab.goto(`${url}/exam/landing`);
      await expect(isRequiredNote(otherTab)).toBeVisible();
      await expect(otherTab).toHaveURL(`${url}/account/second-factor`);

      await putSignInBack(server, casey.accountId);
      await button(page, 'Set up').click();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await button(page, 'Set up').click();
      await page.getByLabel(/^Password/).fill(PASSWORD);
      await button(page, 'Sign in').click();
      await button(page, 'Set up').click();
      await enterCode(page);
      const viewer = await holdCalls(page, 'Viewer');
      const followsUnit = following(page, 'policyChanged');
      await button(page, 'Turn on').click();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
      // Also before the viewer is loaded again, which opens everything.
      const goOn = button(page, 'I have kept them');
      await goOn.click();
      await expect(goOn).toBeDisabled();
      viewer.letThrough();
      await expect(page).toHaveURL(`${url}/account/data`);
      await expect(title(page, 'What is kept about you')).toBeVisible();
      await otherTab.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(title(otherTab, 'Section Overview')).toBeVisible();
      await otherTab.close();
      await followsUnit;
    });

    await test.step('the page follows what staff change about the unit', async () => {
      const { unit } = await staff.execute<{ unit: { version: number } }>('{ unit { version } }');
      await staff.execute(
        'mutation ($version: Int!) { updateUnit(version: $version, input: { name: "2-7 FA", component: ACTIVE }) { version } }',
        unit,
      );
      await expect(page.getByRole('banner')).toContainText('2-7 FA');
      await button(page, 'Sign out').click();
    });

    await test.step('a soldier who has left the unit keeps the recovery codes on screen until they go on', async () => {
      await signInHere(page, leaving.email);
      await expect(page).toHaveURL(`${url}/account/second-factor`);
      await button(page, 'Set up').click();
      const id = leaving.soldierId;
      await staff.execute(
        'mutation ($id: ID!, $version: Int!, $lastDay: LocalDate!) { outProcess(id: $id, version: $version, lastDay: $lastDay, reason: PCS) { id } }',
        { id, version: await staff.versionOf(id), lastDay: unitDay(-1) },
      );
      await enterCode(page);
      const asked = page.waitForResponse((response) => calls('Viewer')(response.request()));
      await button(page, 'Turn on').click();
      await (await asked).finished();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
      await button(page, 'I have kept them').click();
      await expect(title(page, 'You have left the unit')).toBeVisible();
      for (const address of ['/account/second-factor', '/sign-in-again']) {
        await page.goto(`${url}${address}`);
        await expect(page).toHaveURL(`${url}/away`);
      }
    });
  } finally {
    await server.stop();
    await folder.remove();
  }
});
