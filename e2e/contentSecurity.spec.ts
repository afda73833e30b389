import { expect, test } from './test.ts';

test('the screens keep to the content security policy', async ({ page, product, makeSoldier, signIn }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  const { email, soldierId } = await makeSoldier({});
  const response = await page.goto(product.url);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signIn({ email });
  for (const path of ['/home', `/user-info/${soldierId}`, `/user-info/${soldierId}/edit`, `/comments/${soldierId}`]) {
    await page.goto(new URL(path, product.url).href);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  expect(violations).toEqual([]);
});
