import { title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleByMouseAndTouch } from '../support/widths.ts';

test('what is empty says so, and shows staff the way to fill it', async ({ page, unit }) => {
  await unit.open(page, '/home');
  const alpha = page.getByRole('region', { name: 'ALPHA' });
  await expect(alpha.getByText('No one assigned', { exact: true })).toBeVisible();
  await expectAccessibleByMouseAndTouch(page);
  const way = alpha.getByRole('link', { name: 'Assign people to ALPHA' });
  await page.emulateMedia({ media: 'print' });
  await expect(way).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await way.click();
  await expect(title(page, 'Reassign')).toBeFocused();

  await page.getByRole('link', { name: 'ETS Time' }).click();
  await expect(page.getByText('Nobody has an upcoming ETS date.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Import a roster with ETS dates' }).click();
  await expect(title(page, 'Import roster')).toBeFocused();

  await page.getByRole('link', { name: 'Schools', exact: true }).click();
  await expect(page.getByText('No schools scheduled')).toBeVisible();
  const choice = page.getByRole('main').getByRole('link', { name: 'Choose a soldier to add one' });
  await page.emulateMedia({ media: 'print' });
  await expect(choice).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await choice.click();
  await expect(title(page, 'Section Overview')).toBeFocused();

  await test.step('people who are not staff are shown no way that is not open to them', async () => {
    await unit.add('Hayes');
    await unit.open(page, '/home', 'Hayes');
    await expect(alpha).toContainText('No one assigned');
    await expect(alpha.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'DELTA' })).toHaveCount(0);
  });
});
