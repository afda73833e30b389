import type { Page } from '@playwright/test';
import { ApiClient } from '../scripts/apiClient.ts';
import { expect, PASSWORD, test } from './test.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const keepEditing = (page: Page) => question(page).getByRole('button', { name: 'Keep editing' });
const discard = (page: Page) => question(page).getByRole('button', { name: 'Discard changes' });
const save = (page: Page) => page.getByRole('button', { name: 'Save record' });
const m4Score = (page: Page) => page.getByLabel('M4 qualification');
const scores = (page: Page) => page.getByRole('region', { name: 'Assignment/Scores' });

/** Signs in on the page as it is, which is where the guards led. */
async function signInHere(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Ends the page's session as an expiry does: the page learns of it with its next request. */
async function endSession(page: Page): Promise<void> {
  const answer = await page.request.post('/graphql', { data: { query: 'mutation { signOut }' } });
  expect(await answer.json()).toEqual({ data: { signOut: true } });
}

/** Opens one's own record by the links, so that the browser's Back button has somewhere to go. */
async function openRecord(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'My Info' }).click();
  await page.getByRole('link', { name: 'Edit Info' }).click();
}

test.describe('leaving a record with unsaved changes', () => {
  let soldierId: string;

  test.beforeEach(async ({ makeSoldier, signIn }) => {
    const soldier = await makeSoldier({ lastName: 'Coleman' });
    soldierId = soldier.soldierId;
    await signIn(soldier);
  });

  test('asks, whichever way one leaves: one keeps editing, or discards', async ({ page }) => {
    const leaveByLink = (name: string) => () => page.getByRole('link', { name }).click();
    const ways: [leave: () => Promise<void>, address: string][] = [
      [leaveByLink('Back'), `/user-info/${soldierId}`],
      [leaveByLink('Cancel'), `/user-info/${soldierId}`],
      [leaveByLink('Home'), '/home'],
      // page.goBack would wait for a navigation that does not come to its end.
      [() => page.evaluate(() => window.history.back()), `/user-info/${soldierId}`],
      [() => page.getByRole('button', { name: 'Sign out' }).click(), '/login'],
    ];
    for (const [leave, address] of ways) {
      await openRecord(page);
      await m4Score(page).fill('40');
      await leave();
      await expect(question(page)).toHaveAccessibleDescription('What you typed will be gone.');
      await expect(keepEditing(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question(page)).toHaveCount(0);
      await expect(page).toHaveURL(`/user-info/${soldierId}/edit`);
      await expect(m4Score(page)).toHaveValue('40');
      await leave();
      await discard(page).click();
      await expect(page).toHaveURL(address);
      await expect(question(page)).toHaveCount(0);
    }
  });

  test('saves nothing and keeps nothing of what is discarded', async ({ page }) => {
    await openRecord(page);
    await m4Score(page).fill('40');
    await page.getByRole('link', { name: 'Back' }).click();
    await discard(page).click();
    await expect(scores(page)).toContainText('M4');
    await expect(scores(page)).not.toContainText('40');
    await openRecord(page);
    await expect(m4Score(page)).toHaveValue('0');
  });

  test('gives the focus back to whoever keeps editing, also by Escape', async ({ page }) => {
    await openRecord(page);
    await m4Score(page).fill('40');
    const back = page.getByRole('link', { name: 'Back' });
    await back.focus();
    for (const key of ['Enter', 'Escape']) {
      await page.keyboard.press('Enter');
      await expect(keepEditing(page)).toBeFocused();
      await page.keyboard.press(key);
      await expect(question(page)).toHaveCount(0);
      await expect(back).toBeFocused();
    }
  });

  test('by a reload has the browser ask', async ({ page }) => {
    await openRecord(page);
    await m4Score(page).fill('40');
    // Browsers ask only where the person has done something.
    await m4Score(page).click();
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(m4Score(page)).toHaveValue('40');
  });

  test('asks nothing where nothing is changed, or where it is saved', async ({ page }) => {
    await openRecord(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);

    await openRecord(page);
    await m4Score(page).fill('601');
    await save(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    // A save that was refused is none.
    await page.getByRole('link', { name: 'Home' }).click();
    await keepEditing(page).click();
    await m4Score(page).fill('0');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);

    await openRecord(page);
    await m4Score(page).fill('40');
    await save(page).click();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
    await expect(scores(page)).toContainText('40');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('a session that ends under a record', () => {
  test('loses nothing typed: signing in again leads back to it, and it can be saved', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    const { email, soldierId } = await makeSoldier();
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    await m4Score(page).fill('40');
    await page.getByLabel('First name').fill('Robin');
    await endSession(page);
    await save(page).click();
    await signInHere(page, email);
    await expect(page).toHaveURL(`/user-info/${soldierId}/edit`);
    await expect(m4Score(page)).toHaveValue('40');
    await expect(page.getByLabel('First name')).toHaveValue('Robin');

    // It is unsaved as before.
    await page.getByRole('link', { name: 'Back' }).click();
    await keepEditing(page).click();
    // And kept as often as the session ends.
    await page.context().clearCookies();
    await save(page).click();
    await signInHere(page, email);
    await expect(m4Score(page)).toHaveValue('40');
    await save(page).click();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
    await expect(scores(page)).toContainText('40');

    // Saved, it is no draft any more.
    await page.getByRole('link', { name: 'Edit Info' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
  });

  test('loses nothing typed when a newer release has come, which waits for it to be saved', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    const { email, soldierId } = await makeSoldier();
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    await m4Score(page).fill('40');
    // As the browser says it: of the first worker that takes over, and of the one of the newer release.
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

  test('does not hide what somebody else saved in the meantime', async ({ page, product, makeSoldier, signIn }) => {
    const { email, soldierId } = await makeSoldier();
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    await m4Score(page).fill('40');
    await endSession(page);
    await save(page).click();
    await expect(page).toHaveURL('/login');
    const staff = new ApiClient(product.url);
    await staff.signIn('staff@unit.example', PASSWORD);
    await staff.execute(
      'mutation ($id: ID!) { updateSoldier(id: $id, version: 1, input: { acftScore: 410 }) { version } }',
      { id: soldierId },
    );
    await signInHere(page, email);
    await expect(m4Score(page)).toHaveValue('40');
    await save(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Somebody else changed this');
    await expect(page.getByRole('textbox', { name: 'ACFT score' })).toHaveValue('410');
    await expect(m4Score(page)).toHaveValue('40');
  });

  test('shows what was typed to nobody else', async ({ page, makeSoldier, signIn }) => {
    const { email, soldierId } = await makeSoldier();
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    await m4Score(page).fill('40');
    await endSession(page);
    await save(page).click();
    // Staff may open the very same address.
    await signInHere(page, 'staff@unit.example');
    await expect(page).toHaveURL(`/user-info/${soldierId}/edit`);
    await expect(m4Score(page)).toHaveValue('0');
  });

  test('leaves nothing behind for a sign-out', async ({ page, makeSoldier, signIn }) => {
    const { email, soldierId } = await makeSoldier();
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    await m4Score(page).fill('40');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await discard(page).click();
    await signInHere(page, email);
    await openRecord(page);
    await expect(m4Score(page)).toHaveValue('0');
  });
});

test('Add Info asks as well, and is still there after the session ended', async ({ page, product }) => {
  const email = `unsaved.${test.info().testId}@unit.example`;
  await new ApiClient(product.url).register(email, PASSWORD, product.joinCode);
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
  await expect(question(page)).toHaveCount(0);
});
