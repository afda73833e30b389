import { holdScripts } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { onPhone } from '../support/widths.ts';

test('before its script is there the page shows the frame of the screens in the remembered colors', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(product.url);
  const brand = page.getByText('Fire Support', { exact: true });
  await page.getByRole('button', { name: 'Use dark colors' }).click();
  const places = async () => {
    const seen = [await brand.boundingBox()];
    await onPhone(page, async () => {
      seen.push(await brand.boundingBox());
    });
    return seen;
  };
  const before = await places();
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();

  const letThrough = await holdScripts(page);
  await page.goto(product.url, { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(await places()).toEqual(before);
  expect(await ground()).toBe(dark);

  letThrough();
  await expect(page.getByRole('button', { name: 'Use light colors' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
});
