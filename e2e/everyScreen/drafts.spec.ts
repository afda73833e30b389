import { ApiPerson } from '../support/apiPerson.ts';
import { alertOf, discard, keepEditing, leaveQuestion } from '../support/locators.ts';
import { m4Score, openRecord, save, scores } from '../support/recordEdit.ts';
import { endSession, signInHere } from '../support/session.ts';
import { expect, STAFF, test } from '../support/test.ts';

test.describe('a session that ends under a record', () => {
  let email: string;
  let soldierId: string;

  test.beforeEach(async ({ page, makeSoldier, signIn }) => {
    ({ email, soldierId } = await makeSoldier());
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    await m4Score(page).fill('40');
  });

  test('loses nothing typed: signing in again leads back to it, and it can be saved', async ({ page }) => {
    await page.getByLabel('First name').fill('Robin');
    await endSession(page);
    await save(page).click();
    await expect(page.getByText('Your session is over. Please sign in. What you typed is kept.')).toBeVisible();
    await signInHere(page, email);
    await expect(page).toHaveURL(`/user-info/${soldierId}/edit`);
    await expect(m4Score(page)).toHaveValue('40');
    await expect(page.getByLabel('First name')).toHaveValue('Robin');

    await test.step('the restored form still has unsaved changes', async () => {
      await page.getByRole('link', { name: 'Back' }).click();
      await keepEditing(page).click();
    });

    await test.step('the draft is kept each time the session ends', async () => {
      await page.context().clearCookies();
      await save(page).click();
      await signInHere(page, email);
      await expect(m4Score(page)).toHaveValue('40');
      await save(page).click();
      await expect(page).toHaveURL(`/user-info/${soldierId}`);
      await expect(scores(page)).toContainText('40');
    });

    await test.step('after the save there is no draft', async () => {
      await page.getByRole('link', { name: 'Edit Info' }).click();
      await expect(page.getByLabel('First name')).toHaveValue('Robin');
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page).toHaveURL(`/user-info/${soldierId}`);
    });

    await test.step('a sign-out leaves nothing behind', async () => {
      await page.getByRole('link', { name: 'Edit Info' }).click();
      await m4Score(page).fill('41');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await discard(page).click();
      await signInHere(page, email);
      await openRecord(page);
      await expect(m4Score(page)).toHaveValue('40');
    });
  });

  test('hides nothing that somebody else saved, waits for a newer release, and shows what was typed to nobody else', async ({
    page,
    staff,
  }) => {
    await test.step('what somebody else saved in the meantime is there', async () => {
      await endSession(page);
      await save(page).click();
      await expect(page).toHaveURL('/login');
      await staff.updateSoldier(soldierId, 1, { acftScore: 410 });
      await signInHere(page, email);
      await expect(m4Score(page)).toHaveValue('40');
      await save(page).click();
      await expect(alertOf(page)).toContainText('Somebody else changed this');
      await expect(page.getByRole('textbox', { name: 'ACFT score' })).toHaveValue('410');
      await expect(m4Score(page)).toHaveValue('40');
    });

    await test.step('a newer release that has come waits for what was typed to be saved', async () => {
      // The browser's event, once for the first worker that takes over, and once for that of the newer release.
      await page.evaluate(() => {
        for (let times = 0; times < 2; times += 1) navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
      });
      await endSession(page);
      await save(page).click();
      await signInHere(page, email);
      await expect(m4Score(page)).toHaveValue('40');
      const reloaded = page.waitForEvent('load');
      await save(page).click();
      await reloaded;
      await expect(scores(page)).toContainText('40');
    });

    await test.step('somebody else sees nothing of it', async () => {
      await page.getByRole('link', { name: 'Edit Info' }).click();
      await m4Score(page).fill('41');
      await endSession(page);
      await save(page).click();
      // Staff may open the same address.
      await signInHere(page, STAFF.email);
      await page.getByRole('link', { name: 'Admin' }).click();
      await page.getByRole('link', { name: 'Reassign', exact: true }).click();
      await page.locator(`a[href="/user-info/${soldierId}"]`).click();
      await page.getByRole('link', { name: 'Edit Info' }).click();
      await expect(page).toHaveURL(`/user-info/${soldierId}/edit`);
      await expect(m4Score(page)).toHaveValue('40');
    });
  });
});

test('Add Info asks as well, and is still there after the session ended', async ({ page, product }) => {
  const email = `unsaved.${test.info().testId}@unit.example`;
  await ApiPerson.register(product, email);
  await page.goto('/login');
  await signInHere(page, email);
  await expect(page.getByRole('heading', { name: 'Add Info' })).toBeVisible();
  const address = page.url();
  for (const [label, text] of [
    ['First name', 'Ana'],
    ['Middle name', 'NMN'],
    ['Last name', 'Núñez'],
  ] as const) {
    await page.getByLabel(label).fill(text);
  }
  await page.getByLabel('Rank').selectOption('SGT');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await keepEditing(page).click();
  await endSession(page);
  await save(page).click();
  await signInHere(page, email);
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel('Last name')).toHaveValue('Núñez');
  await expect(page.getByLabel('Grade')).toHaveValue('E5');
  await save(page).click();
  await expect(page).toHaveURL('/home');
  await expect(leaveQuestion(page)).toHaveCount(0);
});
