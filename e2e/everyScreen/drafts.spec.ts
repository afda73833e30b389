import { keepEditing } from '../support/locators.ts';
import { m4Score, save, scores } from '../support/recordEdit.ts';
import { endSession, signInHere } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/* client/app/forms/drafts/useDraft.test.tsx and drafts.kept.spec.ts cover who must not see a draft. */

test('a session that ends under a record loses nothing typed, and hides nothing that somebody else saved; a newer release waits', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier();
  await signIn({ email });
  await page.goto(`/user-info/${soldierId}/edit`);
  await m4Score(page).fill('40');
  await page.getByLabel('First name').fill('Robin');
  await test.step('signing in again leads back to what was typed', async () => {
    await endSession(page);
    await save(page).click();
    await expect(page.getByText('Your session has ended. Sign in again. What you typed is kept.')).toBeVisible();
    await staff.updateSoldier(soldierId, 1, { acftScore: 410 });
    await signInHere(page, email);
    await expect(page).toHaveURL(`/user-info/${soldierId}/edit`);
    await expect(m4Score(page)).toHaveValue('40');
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
  });

  await test.step('the restored form still has unsaved changes', async () => {
    await page.getByRole('link', { name: 'Back' }).click();
    await keepEditing(page).click();
  });

  await test.step('what somebody else saved in the meantime is there, and said', async () => {
    await expect(page.getByRole('region', { name: 'Changed by somebody else' })).toContainText('410');
    await expect(page.getByRole('textbox', { name: 'ACFT score' })).toHaveValue('410');
    await expect(m4Score(page)).toHaveValue('40');
  });

  await test.step('a newer release that has come waits for what was typed to be saved, also while the session ends again', async () => {
    // The browser's event: once for the first worker that takes over, and once for a newer release's.
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
    await expect(scores(page)).toContainText('410');
  });
});
