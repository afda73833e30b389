import type { Page } from '@playwright/test';
import { alertOf } from '../support/locators.ts';
import { failCalls } from '../support/network.ts';
import { save, scores } from '../support/recordEdit.ts';
import { expect, test } from '../support/test.ts';

test.describe('two people edit one record', () => {
  const theirChanges = (page: Page) => page.getByRole('region', { name: 'Changed by SFC Vance' });

  test('the later save is refused, shows each field, and lets the person keep theirs or take the other', async ({
    page,
    staff,
    makeSoldier,
    signIn,
  }) => {
    const place = { section: 'ALPHA', team: 'TEAM_1', role: 'FO' };
    const { email, soldierId } = await makeSoldier({ acftScore: 400, m4Qual: 30, ...place });
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    await page.getByLabel('ACFT score').fill('410');
    await page.getByLabel('M4 qualification').fill('31');
    await page.getByLabel('Last name').fill('Núñez');
    await page.getByLabel('Section').selectOption('CHARLIE');
    await staff.updateSoldier(soldierId, 1, {
      acftScore: 420,
      m4Qual: 32,
      jfoQualified: true,
      rank: 'SGT',
      section: 'ALPHA',
      team: 'TEAM_2',
      role: 'RTO',
    });
    await save(page).click();

    await expect(alertOf(page)).toHaveText(
      'Somebody else changed this while you were working on it. Please review the changes.',
    );
    const choice = (label: string) => theirChanges(page).getByRole('radiogroup', { name: label });
    await expect(theirChanges(page).getByRole('radiogroup')).toHaveCount(5);
    // A field that both people changed keeps this person's value. A field that only the other one changed has theirs.
    await expect(choice('ACFT score').getByLabel('Mine: 410')).toBeChecked();
    await expect(choice('M4 qualification').getByLabel('Mine: 31')).toBeChecked();
    await expect(choice('Rank').getByLabel('Theirs: SGT')).toBeChecked();
    await expect(choice('Assignment').getByLabel('Mine: CHARLIE · Team 1 · FO')).toBeChecked();

    await choice('M4 qualification').getByLabel('Theirs: 32').check();
    await choice('JFO qualified').getByLabel('Mine: No').check();
    // Their assignment is taken as a whole, including the parts that they didn't change.
    await choice('Assignment').getByLabel('Theirs: ALPHA · Team 2 · RTO').check();
    await expect(page.getByLabel('M4 qualification').last()).toHaveValue('32');
    await save(page).click();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
    const shown = (name: string) => page.getByRole('region', { name }).getByRole('definition');
    await expect(shown('Name/Rank')).toContainText(['Núñez', 'SGT']);
    await expect(shown('Assignment/Scores')).toContainText(['ALPHA', '2', 'RTO', '410', '32', 'No']);

    await test.step('what they changed can be asked for again, and a field filled in anew counts', async () => {
      await page.getByRole('link', { name: 'Edit Info' }).click();
      const score = page.getByRole('textbox', { name: 'ACFT score' });
      await score.fill('415');
      await staff.updateSoldier(soldierId, 3, { acftScore: 425 });
      const answerAgain = await failCalls(page, 'UserInfoEdit');
      await save(page).click();
      const show = page.getByRole('button', { name: 'Show what changed' });
      await expect(alertOf(page)).toBeFocused();
      await show.click();
      await expect(page.getByText('The network did not answer.')).toBeVisible();
      await expect(show).toBeFocused();
      await answerAgain();
      await show.click();
      await expect(theirChanges(page).getByLabel('Theirs: 425')).toBeVisible();
      await expect(page.locator(':focus')).toContainText('Changed by SFC Vance');
      await expect(score).toHaveValue('415');
      await score.fill('430');
      await expect(theirChanges(page).getByRole('radio', { checked: true })).toHaveCount(0);
      await save(page).click();
      await expect(scores(page)).toContainText('430');
    });
  });
});
