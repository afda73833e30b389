import { button, discard, messages } from '../support/locators.ts';
import { BLC, field, fillIn, link, schools } from '../support/schoolForms.ts';
import { expect, STAFF, test } from '../support/test.ts';

test('staff change the schools of anybody, each on a form of its own', async ({ page, makeSoldier, signIn }) => {
  const [{ soldierId }, other] = await Promise.all([
    makeSoldier({ rank: 'SPC', lastName: 'Coleman' }),
    makeSoldier({ lastName: 'Other', section: 'ALPHA', team: 'TEAM_1', role: 'FO' }),
  ]);
  await signIn(STAFF);

  await test.step('what is discarded for one soldier does not stand on the form of another', async () => {
    const address = `/user-info/${soldierId}/add-school`;
    await page.goto(address);
    // By links only, without reloading the page.
    for (const name of ['Home', 'FO SPC Other', 'Add school']) await link(page, name).click();
    await expect(page).toHaveURL(`/user-info/${other.soldierId}/add-school`);
    await fillIn(page, BLC);
    await page.evaluate(() => window.history.go(-3));
    await discard(page).click();
    await expect(page).toHaveURL(address);
    await expect(field(page, 'School')).toHaveValue('');
    await expect(field(page, 'Start date')).toHaveValue('');
  });

  await fillIn(page, BLC);
  await button(page, 'Add school').click();
  const toasts = messages(page).getByRole('listitem');
  await expect(toasts.last()).toHaveText('School added.SPC Coleman');
  await link(page, 'Edit BLC, 05 JAN 2090').click();
  await link(page, 'Delete School').click();
  await expect(page.getByRole('main')).toContainText('This school will be gone from the record of SPC Coleman');
  await button(page, 'Delete school').click();
  await expect(page).toHaveURL(`/user-info/${soldierId}`);
  await expect(toasts.last()).toHaveText('School deleted.SPC Coleman');
  await expect(schools(page)).toContainText('No schools scheduled');
});
