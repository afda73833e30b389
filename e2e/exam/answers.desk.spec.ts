import type { Page } from '@playwright/test';
import { keepExam, option, someQuestions } from '../support/examRun.ts';
import { button, title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

/** A color of the theme as style sheets compute it. */
async function themeColor(page: Page, name: string) {
  const hex = await page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
    name,
  );
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return { css: `rgb(${red}, ${green}, ${blue})`, red, green, blue };
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a wrong answer turns red and the right one green, in ${colorScheme} colors`, async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme });
    await signIn(await makeSoldier());
    await keepExam(page, someQuestions(1));
    await page.goto('/exam/full-exam/question/0');
    await expect(title(page, 'Question 1 of 1')).toBeVisible();
    const [bad, good] = [await themeColor(page, '--app-bad'), await themeColor(page, '--app-good')];
    expect(bad.red).toBeGreaterThan(Math.max(bad.green, bad.blue));
    expect(good.green).toBeGreaterThan(Math.max(good.red, good.blue));
    const line = (text: string) => page.locator('label', { hasText: text });
    const plain = await line('Wrong one').evaluate((element) => getComputedStyle(element).color);
    expect([bad.css, good.css]).not.toContain(plain);

    await option(page, 'Wrong one').check();
    await button(page, 'Submit').click();
    await expect(line('Wrong one')).toHaveCSS('color', bad.css);
    await expect(line('Wrong one')).toHaveCSS('border-top-color', bad.css);
    await expect(page.getByText('Incorrect. Try again.')).toHaveCSS('color', bad.css);

    await option(page, 'Right').check();
    await button(page, 'Submit').click();
    await expect(line('Right')).toHaveCSS('color', good.css);
    await expect(line('Right')).toHaveCSS('border-top-color', good.css);
    await expect(page.getByText('Correct', { exact: true })).toHaveCSS('color', good.css);
    await expect(line('Wrong two')).toHaveCSS('color', plain);
  });
}
