import type { Page } from '@playwright/test';
import { alertOf, messages } from '../support/locators.ts';
import { failCalls, loseNextAnswer } from '../support/network.ts';
import { save, scores } from '../support/recordEdit.ts';
import { expect, STAFF, test } from '../support/test.ts';

test.describe('two people edit one record', () => {
  const theirChanges = (page: Page, by = 'SFC Vance') => page.getByRole('region', { name: `Changed by ${by}` });

  test('the later save is refused, shows each field, and lets the person keep theirs or take the other', async ({
    page,
    staff,
    makeSoldier,
    signIn,
  }) => {
    const { email, soldierId } = await makeSoldier({ acftScore: 400, m4Qual: 30 });
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    await page.getByLabel('ACFT score').fill('410');
    await page.getByLabel('M4 qualification').fill('31');
    await page.getByLabel('Last name').fill('Núñez');
    await staff.updateSoldier(soldierId, 1, {
      acftScore: 420,
      m4Qual: 32,
      rank: 'SGT',
      section: 'ALPHA',
      team: 'TEAM_1',
      role: 'RTO',
    });
    await save(page).click();

    await expect(alertOf(page)).toHaveText(
      'Somebody else changed this while you were working on it. Please review the changes.',
    );
    const choice = (label: string) => theirChanges(page).getByRole('radiogroup', { name: label });
    await expect(theirChanges(page).getByRole('radiogroup')).toHaveCount(4);
    // A field that both changed keeps the value typed here; one that only they changed has theirs.
    await expect(choice('ACFT score').getByLabel('Mine: 410')).toBeChecked();
    await expect(choice('M4 qualification').getByLabel('Mine: 31')).toBeChecked();
    await expect(choice('Rank').getByLabel('Theirs: SGT')).toBeChecked();
    await expect(choice('Assignment').getByLabel('Theirs: ALPHA · Team 1 · RTO')).toBeChecked();

    await choice('M4 qualification').getByLabel('Theirs: 32').check();
    await choice('Assignment').getByLabel('Mine: UNASSIGNED').check();
    await expect(page.getByLabel('M4 qualification').last()).toHaveValue('32');
    await save(page).click();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
    const record = page.getByRole('region', { name: 'Assignment/Scores' });
    await expect(record).toContainText('410');
    await expect(record).toContainText('32');
    await expect(record).toContainText('UNASSIGNED');
    await expect(page.getByRole('region', { name: 'Name/Rank' })).toContainText('Núñez');
    await expect(page.getByRole('region', { name: 'Name/Rank' })).toContainText('SGT');
  });

  test('theirs is the place where they put somebody, whole, also where a part of it stayed as it was', async ({
    page,
    staff,
    makeSoldier,
    signIn,
  }) => {
    const { soldierId } = await makeSoldier({ lastName: 'Coleman', section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
    await signIn(STAFF);
    await page.goto(`/user-info/${soldierId}/edit`);
    await page.getByLabel('Section').selectOption('CHARLIE');
    await staff.updateSoldier(soldierId, 1, { section: 'ALPHA', team: 'TEAM_2', role: 'RTO' });
    await save(page).click();
    await expect(alertOf(page)).toContainText('You changed this elsewhere');
    const changes = theirChanges(page, 'you elsewhere');
    const choice = changes.getByRole('radiogroup', { name: 'Assignment' });
    await expect(choice.getByLabel('Mine: CHARLIE · Team 1 · FO')).toBeChecked();
    await choice.getByLabel('Theirs: ALPHA · Team 2 · RTO').check();
    await save(page).click();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
    await expect(messages(page)).toHaveText('Record saved.SPC Coleman');
    await expect(page.getByRole('region', { name: 'Assignment/Scores' })).toContainText('ALPHA');
  });

  test('what they changed can be asked for again, and a field filled in anew counts', async ({
    page,
    staff,
    makeSoldier,
    signIn,
  }) => {
    const { email, soldierId } = await makeSoldier();
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    const score = page.getByRole('textbox', { name: 'ACFT score' });
    await score.fill('410');
    await staff.updateSoldier(soldierId, 1, { acftScore: 420 });
    const answerAgain = await failCalls(page, 'UserInfoEdit');
    await save(page).click();
    const show = page.getByRole('button', { name: 'Show what changed' });
    await expect(alertOf(page)).toBeFocused();
    await show.click();
    await expect(page.getByText('The network did not answer.')).toBeVisible();
    await expect(show).toBeFocused();
    await answerAgain();
    await show.click();
    await expect(theirChanges(page).getByLabel('Theirs: 420')).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Changed by SFC Vance');
    await expect(score).toHaveValue('410');
    await score.fill('430');
    await expect(theirChanges(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await save(page).click();
    await expect(scores(page)).toContainText('430');

    await test.step('a save that got through, though its answer was lost, is done with at the next try', async () => {
      await page.getByRole('link', { name: 'Edit Info' }).click();
      await score.fill('440');
      await loseNextAnswer(page);
      await save(page).click();
      await expect(alertOf(page)).toHaveText('The network did not answer. Please check your connection and try again.');
      await save(page).click();
      await expect(page).toHaveURL(`/user-info/${soldierId}`);
      await expect(scores(page)).toContainText('440');
    });
  });
});
