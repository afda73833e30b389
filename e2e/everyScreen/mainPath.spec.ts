import { title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/widths.ts';

/** The main path, on an empty store: a soldier registers, keeps a record and sees the section. */
test('register, add info, see the section, read and edit the record, sign out and in again', async ({
  page,
  product,
}) => {
  const email = `main-path.${process.pid}@unit.example`;
  const password = 'seven red radios';

  // The person registers on a phone, and continues on a desktop.
  await page.setViewportSize(PHONE.viewport);
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm password/).fill(password);
  await page.getByLabel('Join code').fill(product.joinCode);
  await page.getByRole('button', { name: 'Register' }).click();

  await expect(page).toHaveURL(/\/create-account\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'Add Info' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByLabel('First name').fill('Ana');
  const middleName = page.getByLabel('Middle name', { exact: true });
  const none = page.getByRole('checkbox', { name: 'No middle name' });
  await middleName.fill('Lu');
  await none.check();
  await expect(middleName).toHaveValue('NMN');
  await none.uncheck();
  await expect(middleName, 'what was typed is back').toHaveValue('Lu');
  await none.check();
  await page.getByLabel('Last name').fill('Núñez');
  await page.getByLabel('Rank').selectOption('SGT');
  await expect(page.getByLabel('Grade')).toHaveValue('E5');
  await page.getByLabel('Section').selectOption('ALPHA');
  await page.getByLabel('Team').selectOption({ label: '2' });
  await page.getByLabel('Role').selectOption('FO');
  await page.getByLabel('ACFT score').fill('540');
  await page.getByLabel('M4 qualification').fill('22');
  await page.getByLabel('PEBD').fill('2020-06-01');
  await page.getByLabel('DOR').fill('2024-01-05');
  await page.getByLabel('DLC 1').check();
  await page.getByRole('button', { name: 'Save record' }).click();

  await expect(page).toHaveURL('/home');
  const alpha = page.getByRole('region', { name: 'ALPHA' });
  await alpha.getByRole('link', { name: /FO SGT Núñez/ }).click();

  await expect(page).toHaveURL(/\/user-info\/[\w-]+$/);
  await expect(title(page, 'My Info')).toBeVisible();
  const dates = page.getByRole('region', { name: 'Dates' });
  await expect(dates.getByText('01 JUN 2020')).toBeVisible();
  await expect(dates.getByText('05 JAN 2024')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What to do' })).toContainText('M4 Qual Fail');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await expect(title(page, 'Edit My Info')).toBeVisible();
  await expect(page.getByLabel('DLC 1')).toBeChecked();
  await expect(none).toBeChecked();
  await page.getByLabel('M4 qualification').fill('36');
  await page.getByRole('button', { name: 'Save record' }).click();

  await expect(page).toHaveURL(/\/user-info\/[\w-]+$/);
  await expect(page.getByRole('region', { name: 'Assignment/Scores' })).toContainText('36');
  await expect(page.getByRole('region', { name: 'What to do' })).not.toContainText('M4 Qual Fail');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('region', { name: 'ALPHA' }).getByRole('link', { name: /FO SGT Núñez/ })).toBeVisible();
});
