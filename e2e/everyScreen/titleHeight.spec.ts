import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { onPhone } from '../support/widths.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** Where the first line of the screen's title begins. */
async function topOfTitle(page: Page): Promise<number> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  return title.evaluate((heading) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    return text.getClientRects()[0]?.top ?? 0;
  });
}

async function ownId(page: Page): Promise<string> {
  const record = await page.getByRole('link', { name: 'My Info' }).getAttribute('href');
  return record?.split('/').at(-1) ?? '';
}

test('titles stand equally high, with and without a button beside them', async ({ page, demo, signIn }) => {
  await signIn(demo.signIn('Staff'));
  await page.goto('/home');
  const tops = async () => {
    const desk = await topOfTitle(page);
    let phone = NaN;
    await onPhone(page, async () => {
      phone = await topOfTitle(page);
    });
    return { desk, phone };
  };
  const expected = await tops();
  for (const address of [`/user-info/${await ownId(page)}`, '/exam/landing', '/account']) {
    await page.goto(address);
    expect(await tops(), address).toEqual(expected);
  }
});
