import { alertOf, discard, keepEditing, leaveQuestion } from '../support/locators.ts';
import { expectAnswered, m4Score, openRecord, save, scores } from '../support/recordEdit.ts';
import { signInHere } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test('leaving a record with unsaved changes asks, whichever way one leaves: one keeps editing, or discards', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  const soldier = await makeSoldier();
  const record = `/user-info/${soldier.soldierId}`;
  const back = page.getByRole('link', { name: 'Back' });
  // page.goBack would wait for the blocked navigation.
  const goBack = () => page.evaluate(() => window.history.back());
  const expectQuestion = async (leave: () => Promise<void>, address: string) => {
    await m4Score(page).fill('40');
    await leave();
    await expect(leaveQuestion(page)).toHaveAccessibleDescription('Your changes will be lost.');
    await expect(keepEditing(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectAnswered(page);
    await expect(page).toHaveURL(`${record}/edit`);
    await expect(m4Score(page)).toHaveValue('40');
    await leave();
    await discard(page).click();
    await expect(page).toHaveURL(address);
    await expectAnswered(page);
  };
  await signIn(soldier);
  await page.goto('/home');
  await openRecord(page);
  await test.step('where nothing is changed, nothing asks', async () => {
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(record);
  });

  for (const leave of [() => back.click(), goBack]) {
    await page.getByRole('link', { name: 'Edit Info' }).click();
    // Earlier discarded changes don't come back.
    await expect(m4Score(page)).toHaveValue('');
    await expectQuestion(leave, record);
    await expect(scores(page)).toContainText('M4');
    await expect(scores(page)).not.toContainText('40');
  }

  await test.step('the focus goes back to where it was, also by Escape', async () => {
    await page.getByRole('link', { name: 'Edit Info' }).click();
    await m4Score(page).fill('40');
    await back.focus();
    for (const key of ['Enter', 'Escape']) {
      await page.keyboard.press('Enter');
      await expect(keepEditing(page)).toBeFocused();
      await page.keyboard.press(key);
      await expectAnswered(page);
      await expect(back).toBeFocused();
    }
  });

  await test.step('by a reload the browser asks', async () => {
    // Browsers only ask after the person has interacted with the page.
    await m4Score(page).click();
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(m4Score(page)).toHaveValue('40');
  });

  await test.step('after a refused save, the changes are still unsaved, until they are taken back', async () => {
    await m4Score(page).fill('601');
    await save(page).click();
    await expect(alertOf(page)).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await keepEditing(page).click();
    await m4Score(page).fill('');
    await back.click();
    await expect(page).toHaveURL(record);
  });

  await test.step('what is saved asks no more', async () => {
    await page.getByRole('link', { name: 'Edit Info' }).click();
    await m4Score(page).fill('30');
    await save(page).click();
    await expect(page).toHaveURL(record);
    await expect(scores(page)).toContainText('30');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/home');
  });

  await test.step('a sign-out asks', async () => {
    await openRecord(page);
    await expectQuestion(() => page.getByRole('button', { name: 'Sign out' }).click(), '/login');
  });

  await test.step('so does the step back in a tab where two mailed links were opened', async () => {
    await page.goto('/reset-password/new#one-code');
    await expect(page).toHaveURL((url) => url.hash === '');
    // Like typing it into the address bar.
    await page.evaluate(() => window.location.assign('#another-code'));
    await expect(page).toHaveURL((url) => url.hash === '');
    await page.getByRole('button', { name: 'Ask for a new link' }).click();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await signInHere(page, soldier.email);
    await openRecord(page);
    await expect(m4Score(page)).toHaveValue('30');
    await expectQuestion(goBack, record);
  });
});
