import { button, messages } from '../support/locators.ts';
import { BLC, field, fillIn, link, schools } from '../support/schoolForms.ts';
import { expect, STAFF, test } from '../support/test.ts';

test('staff change the schools of anybody', async ({ page, makeSoldier, signIn }) => {
  const { soldierId } = await makeSoldier({ rank: 'SPC', lastName: 'Coleman' });
  await signIn(STAFF);
  await page.goto(`/user-info/${soldierId}`);
  await link(page, 'Add school').click();
  await fillIn(page, BLC);
  await button(page, 'Add school').click();
  const toasts = messages(page).getByRole('listitem');
  await expect(toasts.last()).toHaveText('School added.SPC Coleman');
  await link(page, 'Edit BLC, 05 JAN 2090').click();
  await field(page, 'School').selectOption('SLC');
  await button(page, 'Save school').click();
  await expect(toasts.last()).toHaveText('School saved.SPC Coleman');
  await link(page, 'Edit SLC, 05 JAN 2090').click();
  await link(page, 'Delete School').click();
  await expect(page.getByRole('main')).toContainText('This school will be gone from the record of SPC Coleman');
  await button(page, 'Delete school').click();
  await expect(page).toHaveURL(`/user-info/${soldierId}`);
  await expect(toasts.last()).toHaveText('School deleted.SPC Coleman');
  await expect(schools(page)).toContainText('No schools scheduled');
});
