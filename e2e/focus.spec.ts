import { title } from './examRun.ts';
import { expect, test } from './test.ts';

test('going back to the page that was loaded, its heading has the focus', async ({ page, makeSoldier, signIn }) => {
  await signIn(await makeSoldier());
  await page.goto('/home');
  await expect(title(page, 'Section Overview')).toBeVisible();
  await expect(title(page, 'Section Overview')).not.toBeFocused();
  await page.getByRole('link', { name: 'My Info' }).click();
  await expect(title(page, 'My Info')).toBeFocused();
  await page.goBack();
  await expect(title(page, 'Section Overview')).toBeFocused();
});
