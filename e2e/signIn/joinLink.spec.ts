import { expect, test } from '../support/test.ts';

test('the scanned address of Register fills in the join code, which leaves the address and is never sent with one', async ({
  page,
  product,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto(`/register#${product.joinCode}`);
  await expect(page.getByRole('textbox', { name: 'Join code' })).toHaveValue(product.joinCode);
  await expect(page).toHaveURL((url) => url.pathname === '/register' && url.hash === '');
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain(product.joinCode);
  await page.getByRole('textbox', { name: 'Email' }).fill('new@unit.example');
  await page.goto('/register#OTHER-CODE');
  await expect(page.getByRole('textbox', { name: 'Join code' })).toHaveValue('OTHER-CODE');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('new@unit.example');
  await expect(page).toHaveURL((url) => url.hash === '');
  await page.goto('/login');
  await page.goBack();
  await expect(page).toHaveURL((url) => url.hash === '');
  expect(addresses.filter((address) => address.includes(product.joinCode))).toEqual([]);
});
