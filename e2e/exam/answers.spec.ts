import type { Page } from '@playwright/test';
import { openExam, option } from '../support/examRun.ts';
import { button } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

const SCHEMES = ['light', 'dark'] as const;

/** A color of the theme as style sheets compute it. */
async function themeColor(page: Page, name: string) {
  const hex = await page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
    name,
  );
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return { css: `rgb(${red}, ${green}, ${blue})`, red, green, blue };
}

test.beforeEach(openExam);

test('a wrong answer turns red and the right one green, in light and in dark colors', async ({ page }) => {
  const line = (text: string) => page.locator('label', { hasText: text });
  const plain = new Map<string, string>();
  /** Runs the checks in each color scheme, with its red and green. */
  async function inBoth(check: (scheme: string, bad: string, good: string) => Promise<void>) {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      const [bad, good] = [await themeColor(page, '--app-bad'), await themeColor(page, '--app-good')];
      expect(bad.red).toBeGreaterThan(Math.max(bad.green, bad.blue));
      expect(good.green).toBeGreaterThan(Math.max(good.red, good.blue));
      await check(colorScheme, bad.css, good.css);
    }
  }

  await inBoth(async (scheme, bad, good) => {
    const color = await line('Wrong one').evaluate((element) => getComputedStyle(element).color);
    expect([bad, good]).not.toContain(color);
    plain.set(scheme, color);
  });

  await option(page, 'Wrong one').check();
  await button(page, 'Submit').click();
  await inBoth(async (_scheme, bad) => {
    await expect(line('Wrong one')).toHaveCSS('color', bad);
    await expect(line('Wrong one')).toHaveCSS('border-top-color', bad);
    await expect(page.getByText('Incorrect. Try again.')).toHaveCSS('color', bad);
  });

  await option(page, 'Right').check();
  await button(page, 'Submit').click();
  await inBoth(async (scheme, _bad, good) => {
    await expect(line('Right')).toHaveCSS('color', good);
    await expect(line('Right')).toHaveCSS('border-top-color', good);
    await expect(page.getByText('Correct', { exact: true })).toHaveCSS('color', good);
    await expect(line('Wrong two')).toHaveCSS('color', plain.get(scheme) ?? '');
  });
});
