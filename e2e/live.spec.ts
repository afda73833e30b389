import type { Page } from '@playwright/test';
import type { ApiClient } from '../scripts/apiClient.ts';
import { expect, test } from './test.ts';
import { STAFF, Writer } from './writers.ts';

const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) {
  updateSoldier(id: $id, version: $version, input: $input) { version }
}`;

/** Waits until the page has asked the server to tell of that. Begin before the screen opens. */
async function following(page: Page, field: string): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes(field));
}

const update = (client: ApiClient, id: string, version: number, input: Record<string, unknown>) =>
  client.execute(UPDATE, { id, version, input });

test('what somebody else changes shows without a reload, on the record and in the comments', async ({
  page,
  product,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier({ m4Qual: 30 });
  const staff = await Writer.signIn(product.url);
  await signIn({ email });
  const isFollowed = following(page, 'soldierChanged');
  await page.goto(`/user-info/${soldierId}`);
  await isFollowed;
  await update(staff.client, soldierId, 1, { m4Qual: 38 });
  await expect(page.getByRole('region', { name: 'Assignment/Scores' })).toContainText('38');

  await page.getByRole('link', { name: 'View Comments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Comments' })).toBeVisible();
  await staff.add(soldierId, 'PRESENCE', 'Stands up straight.');
  await expect(page.getByText('Stands up straight.')).toBeVisible();
});

test('what is being typed stays when somebody else changes the record', async ({
  page,
  product,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier({ m4Qual: 30 });
  const staff = await Writer.signIn(product.url);
  await signIn({ email });
  await page.goto(`/user-info/${soldierId}/edit`);
  await page.getByLabel('ACFT score').fill('411');
  await update(staff.client, soldierId, 1, { m4Qual: 38 });
  await page.getByRole('button', { name: 'Save record' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Somebody else changed this');
  await expect(page.getByLabel('ACFT score', { exact: true }).and(page.locator('input:not([type=radio])'))).toHaveValue(
    '411',
  );
});

test('the readiness overview follows the records', async ({ page, product, makeSoldier, signIn }) => {
  const { soldierId } = await makeSoldier({ lastName: 'Latecomer', acftPass: true });
  const staff = await Writer.signIn(product.url);
  await signIn(STAFF);
  const isFollowed = following(page, 'soldiersChanged');
  await page.goto('/admin/overview');
  const fails = page.getByRole('region', { name: 'ACFT Fail' });
  await expect(fails).toBeVisible();
  await isFollowed;
  await update(staff.client, soldierId, 1, { acftPass: false });
  await expect(fails.getByRole('link', { name: 'SPC Latecomer' })).toBeVisible();
});
