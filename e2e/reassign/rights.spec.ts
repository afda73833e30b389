import type { Page } from '@playwright/test';
import { following } from '../support/following.ts';
import { discard, title } from '../support/locators.ts';
import { calls, holdNextAnswer } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const FO_OF_ALPHA_1 = { section: 'ALPHA', team: 'TEAM_1', role: 'FO' };
const STAFF_ONLY = 'That page is open to staff only.';

const adminLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' });
const toHome = (page: Page) => page.getByRole('link', { name: 'Home', exact: true }).click();
const foxOnHome = (page: Page) => page.getByRole('main').getByRole('link', { name: /Fox/ });

/** Counts the page's queries for the viewer. */
function questionsWhoIsThere(page: Page) {
  const asked = { times: 0 };
  page.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"Viewer"')) asked.times += 1;
  });
  return asked;
}

test('the screen follows at once when staff rights are given or taken, and nothing that they showed comes back', async ({
  page,
  unit,
}) => {
  test.slow();
  const [id] = await Promise.all([
    unit.add('Ruiz', { ...FO_OF_ALPHA_1, role: 'RTO', acftPass: false }),
    unit.add('Fox', { ...FO_OF_ALPHA_1, acftScore: 433 }),
  ]);
  await unit.staff.grantAdmin(id);

  await test.step('a person who loses them on a page for staff is led to Home', async () => {
    const isFollowed = following(page, 'unitChanged');
    await unit.open(page, '/admin/overview', 'Ruiz');
    await expect(page.getByRole('region', { name: 'ACFT Fail' })).toBeVisible();
    await isFollowed;
    const asked = questionsWhoIsThere(page);
    await unit.staff.revokeAdmin(id);
    await expect(page).toHaveURL(`${unit.server.url}/home`);
    await expect(page.getByText(STAFF_ONLY)).toBeVisible();
    await expect(adminLink(page)).toHaveCount(0);
    // Many queries may be refused at the same moment.
    expect(asked.times).toBeLessThanOrEqual(1);
  });

  await test.step('a person is told on screens that follow nothing else', async () => {
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(title(page, 'Account')).toBeVisible();
    await unit.staff.grantAdmin(id);
    await expect(adminLink(page)).toBeVisible();
    await toHome(page);
    await foxOnHome(page).click();
    await expect(title(page, 'SPC Fox')).toBeVisible();
    await page.getByRole('link', { name: 'Edit Info' }).click();
    await expect(title(page, /^Edit .*Fox$/)).toBeVisible();
    await unit.staff.revokeAdmin(id);
    await expect(page.getByText(/^That page is open only to .*Fox and staff\.$/)).toBeVisible();
    await expect(adminLink(page)).toHaveCount(0);
  });

  await test.step("what is typed into one's own record stays when they go", async () => {
    await unit.staff.grantAdmin(id);
    await expect(adminLink(page)).toBeVisible();
    await page.getByRole('link', { name: 'My Info', exact: true }).click();
    await page.getByRole('link', { name: 'Edit Info' }).click();
    const acftScore = page.getByRole('textbox', { name: 'ACFT score' });
    await acftScore.fill('411');
    await unit.staff.revokeAdmin(id);
    await expect(adminLink(page)).toHaveCount(0);
    await expect(acftScore).toHaveValue('411');
    await toHome(page);
    await discard(page).click();
    await expect(title(page, 'Section Overview')).toBeVisible();
  });

  await test.step('an answer that comes late does not bring them back', async () => {
    await unit.staff.grantAdmin(id);
    await expect(adminLink(page)).toBeVisible();
    const { held, letThrough } = await holdNextAnswer(page, 'Viewer');
    // Like a message from another tab that was refused with an old cookie. This tab then queries the viewer.
    await page.evaluate(() => new BroadcastChannel('session').postMessage({ kind: 'ENDED', because: null }));
    await held;
    await unit.staff.revokeAdmin(id);
    await expect(adminLink(page)).toHaveCount(0);
    const isAskedAgain = page.waitForResponse((response) => calls('Viewer')(response.request()) && response.ok());
    letThrough();
    await (await isAskedAgain).finished();
    await expect(adminLink(page)).toHaveCount(0);
    await expect(title(page, 'Section Overview')).toBeVisible();
  });

  await test.step('a person who loses them on Home finds nothing of others that was loaded before', async () => {
    await unit.staff.grantAdmin(id);
    await expect(adminLink(page)).toBeVisible();
    await foxOnHome(page).click();
    await expect(page.getByRole('region', { name: 'Assignment/Scores' })).toContainText('433');
    const foxUrl = page.url();
    await toHome(page);
    await expect(foxOnHome(page)).toBeVisible();
    await unit.staff.revokeAdmin(id);
    await expect(adminLink(page)).toHaveCount(0);

    await foxOnHome(page).click();
    await expect(page.getByText(/^That page is open only to .*Fox and staff\.$/)).toBeVisible();
    await unit.staff.grantAdmin(id);
    await expect(adminLink(page)).toBeVisible();
    // Data removed with the rights has to be loaded again.
    await page.context().setOffline(true);
    await foxOnHome(page).click();
    await expect(page).toHaveURL(foxUrl);
    await expect(page.getByText('433')).toHaveCount(0);
  });
});
