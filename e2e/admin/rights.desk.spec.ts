import type { Page } from '@playwright/test';
import { following } from '../support/following.ts';
import { calls, holdNextAnswer } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const FO_OF_ALPHA_1 = { section: 'ALPHA', team: 'TEAM_1', role: 'FO' };
const STAFF_ONLY = 'That page is open to staff only.';

const adminLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' });

/** Counts the page's queries for the viewer. */
function questionsWhoIsThere(page: Page) {
  const asked = { times: 0 };
  page.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"Viewer"')) asked.times += 1;
  });
  return asked;
}

test('whoever loses staff rights on a page for staff is led to Home', async ({ page, unit }) => {
  const id = await unit.add('Ruiz', { acftPass: false });
  await unit.staff.grantAdmin(id);
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

test('whoever is given them, or loses them, finds so on screens that follow nothing else', async ({ page, unit }) => {
  const id = await unit.add('Ruiz');
  const fox = await unit.add('Fox', FO_OF_ALPHA_1);
  await unit.open(page, '/account', 'Ruiz');
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  await unit.staff.grantAdmin(id);
  await expect(adminLink(page)).toBeVisible();
  await page.goto(`${unit.server.url}/user-info/${fox}/edit`);
  await expect(page.getByRole('heading', { name: /^Edit .*Fox$/ })).toBeVisible();
  await unit.staff.revokeAdmin(id);
  await expect(page.getByText(/^That page is open only to .*Fox and staff\.$/)).toBeVisible();
  await expect(adminLink(page)).toHaveCount(0);
});

test('whoever loses them on Home finds nothing of others that was loaded before', async ({ page, unit }) => {
  const id = await unit.add('Ruiz');
  const fox = await unit.add('Fox', { ...FO_OF_ALPHA_1, acftScore: 433 });
  await unit.staff.grantAdmin(id);
  // Only Home subscribes to `unitChanged`; the record's socket may be open before.
  const isFollowed = following(page, 'unitChanged');
  await unit.open(page, `/user-info/${fox}`, 'Ruiz');
  await expect(page.getByRole('region', { name: 'Assignment/Scores' })).toContainText('433');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await isFollowed;
  await unit.staff.revokeAdmin(id);
  await expect(adminLink(page)).toHaveCount(0);

  await page.getByRole('link', { name: /Fox/ }).click();
  await expect(page.getByText(/^That page is open only to .*Fox and staff\.$/)).toBeVisible();
  await unit.staff.grantAdmin(id);
  await expect(adminLink(page)).toBeVisible();
  // What was removed with the rights has to be queried again.
  await page.context().setOffline(true);
  await page.getByRole('link', { name: /Fox/ }).click();
  await expect(page).toHaveURL(`${unit.server.url}/user-info/${fox}`);
  await expect(page.getByText('433')).toHaveCount(0);
});

test("what is typed into one's own record stays when they go", async ({ page, unit }) => {
  const id = await unit.add('Ruiz');
  await unit.staff.grantAdmin(id);
  await unit.open(page, `/user-info/${id}/edit`, 'Ruiz');
  await expect(adminLink(page)).toBeVisible();
  const acftScore = page.getByRole('textbox', { name: 'ACFT score' });
  await acftScore.fill('411');
  await unit.staff.revokeAdmin(id);
  await expect(adminLink(page)).toHaveCount(0);
  await expect(acftScore).toHaveValue('411');
});

test('an answer that comes late does not bring them back', async ({ page, unit }) => {
  const id = await unit.add('Ruiz');
  await unit.staff.grantAdmin(id);
  const isFollowed = following(page, 'soldierChanged');
  await unit.open(page, '/home', 'Ruiz');
  await isFollowed;
  await expect(adminLink(page)).toBeVisible();
  const { held, letThrough } = await holdNextAnswer(page, 'Viewer');
  // As when another tab was refused with an old cookie: this one then queries the viewer.
  await page.evaluate(() => new BroadcastChannel('session').postMessage({ kind: 'ENDED', because: null }));
  await held;
  await unit.staff.revokeAdmin(id);
  await expect(adminLink(page)).toHaveCount(0);
  const isAskedAgain = page.waitForResponse((response) => calls('Viewer')(response.request()) && response.ok());
  letThrough();
  await (await isAskedAgain).finished();
  await expect(adminLink(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Section Overview' })).toBeVisible();
});
