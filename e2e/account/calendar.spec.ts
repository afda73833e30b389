import type { Page } from '@playwright/test';
import { title } from '../support/locators.ts';
import { calls, holdNextAnswer } from '../support/network.ts';
import { expect, STAFF, test } from '../support/test.ts';
import { expectAccessibleByMouseAndTouch } from '../support/widths.ts';

const calendar = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const address = (page: Page) => page.getByLabel('Calendar address');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test("one's own calendar: its address is made, shown once, copied, replaced and revoked", async ({
  page,
  context,
  makeSoldier,
  signIn,
}) => {
  const person = await makeSoldier({ lastName: 'Núñez', rank: 'SGT', ets: '2031-05-06' });
  await signIn(person);
  await page.goto('/account');
  const panel = calendar(page, 'My calendar');
  await expect(panel.getByRole('button')).toHaveText(['Make calendar address']);

  await context.setOffline(true);
  await press(page, 'Make calendar address');
  await expect(panel.getByRole('alert')).not.toBeEmpty();
  await context.setOffline(false);

  await test.step('an address that was just made stays when an older answer comes after it', async () => {
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/home');
    const { held, letThrough } = await holdNextAnswer(page, 'CalendarFeeds');
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await held;
    await press(page, 'Make calendar address');
    await expect(address(page)).toBeFocused();
    await expect(panel.getByRole('alert')).toHaveCount(0);
    const isAskedAgain = page.waitForRequest(calls('CalendarFeeds'));
    letThrough();
    await (await (await isAskedAgain).response())?.finished();
    await expect(address(page)).toBeVisible();
  });
  await expect(panel).toContainText('without signing in');
  const first = await address(page).inputValue();
  expect(first).toMatch(/^http:\/\/.+\/calendar\/[\w-]{43}\.ics$/);
  await expect(panel.getByRole('link', { name: 'Open in calendar program' })).toHaveAttribute(
    'href',
    first.replace('http:', 'webcal:'),
  );
  await expectAccessibleByMouseAndTouch(page);
  const ofFirst = await page.request.get(first);
  expect(await ofFirst.text()).toContain('SUMMARY:ETS: SGT Núñez');

  // Like a page without TLS, which has no clipboard.
  const devtools = await context.newCDPSession(page);
  const { browserContextId = '' } = (await devtools.send('Target.getTargetInfo')).targetInfo;
  const permission = { name: 'clipboard-write' };
  await devtools.send('Browser.setPermission', { permission, setting: 'denied', browserContextId });
  await press(page, 'Copy');
  await expect(panel).toContainText('selected, so you can copy it yourself.');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(first);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, 'Copy');
  await expect(panel).toContainText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);

  await test.step('what came of copying stands above the bar of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const copy = page.getByRole('button', { name: 'Copy', exact: true });
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    // At the bottom of the screen, near the thumb.
    await copy.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await copy.click();
    const said = await page.getByText('Copied.').boundingBox();
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.setViewportSize({ width: 1280, height: 844 });
  });

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/home');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(panel).toContainText(/The address was made on \d\d [A-Z]{3} \d{4} \d\d:\d\d\. It shows only once/);
  await expect(address(page)).toHaveCount(0);

  await press(page, 'Replace address');
  await page.getByRole('alertdialog', { name: 'Replace the address?' }).getByRole('button', { name: 'Keep' }).click();
  expect((await page.request.get(first)).status()).toBe(200);
  await press(page, 'Replace address');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace address' }).click();
  await expect(address(page)).toBeFocused();
  const second = await address(page).inputValue();
  expect((await page.request.get(first)).status()).toBe(404);
  expect((await page.request.get(second)).status()).toBe(200);

  await press(page, 'Revoke address');
  const question = page.getByRole('alertdialog', { name: 'Revoke the address?' });
  await expect(question).toContainText('Subscribed calendars get no more updates');
  await question.getByRole('button', { name: 'Revoke address' }).click();
  await expect(panel.getByText('The address is revoked')).toBeVisible();
  await expect(panel.getByRole('button')).toHaveText(['Make calendar address']);
  expect((await page.request.get(second)).status()).toBe(404);
});

test('the calendar of the whole unit is on both reports', async ({ page, makeSoldier, signIn }) => {
  await makeSoldier({ lastName: 'Reyes', ets: '2031-05-07' });
  await signIn(STAFF);
  await page.goto('/admin/schools');
  await press(page, 'Unit calendar');
  await expect(calendar(page, 'Unit calendar').getByRole('button')).toHaveText(['Make calendar address']);
  await press(page, 'Make calendar address');
  await expect(calendar(page, 'Unit calendar')).toContainText("everyone's rank, last name, schools and ETS date");
  const unit = await page.request.get(await address(page).inputValue());
  expect(await unit.text()).toContain('Reyes');

  await page.getByRole('link', { name: 'ETS Time', exact: true }).click();
  await expect(title(page, 'ETS Time')).toBeVisible();
  await press(page, 'Unit calendar');
  await press(page, 'Revoke address');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke address' }).click();
  await expect(page.getByText('The address is revoked')).toBeVisible();
});
