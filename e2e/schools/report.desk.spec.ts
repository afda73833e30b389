import { expect, test } from '../support/test.ts';

test('whoever is not staff is led to /home; a store without schools says so', async ({
  page,
  makeSoldier,
  signIn,
  unit,
}) => {
  await signIn(await makeSoldier());
  await page.goto('/admin/schools');
  await expect(page).toHaveURL('/home');
  await unit.open(page, '/admin/schools');
  await expect(page.getByText('No schools scheduled', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Export/ })).toHaveCount(0);
  await page.getByLabel('Section').selectOption('ALPHA');
  await expect(page.getByText('No schools scheduled')).toBeVisible();
});
