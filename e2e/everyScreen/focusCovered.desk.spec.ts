import type { Page } from '@playwright/test';
import { title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

/** More steps than a long screen has controls. */
const MOST_STEPS = 120;

/** The focused element, and whether anything covers its upper or lower edge or the end of its help; null once the focus has left the page. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const { left, width, top, bottom } = element.getBoundingClientRect();
    // A control as high as the screen is visible if its beginning or its end is.
    const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y));
    const isSeen = seen.every((found) => found !== null && (element.contains(found) || found.contains(element)));
    // What helps with a field is read while it is filled in.
    const helps = [...document.querySelectorAll(`[id="${element.id}-description"], [id="${element.id}-error"]`)];
    const isHelpSeen = helps.every((help) => {
      const box = help.getBoundingClientRect();
      const found = document.elementFromPoint(box.left + 2, box.bottom - 2);
      return window.innerHeight < 400 || (found !== null && (help.contains(found) || found.contains(help)));
    });
    return { name: element.outerHTML.slice(0, 160), isFree: isSeen && isHelpSeen };
  });
}

/** Tabs through long screens and expects to see each focused element. */
async function expectNothingCovered(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('link', { name: 'My Info' }).click();
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await expect(title(page, 'Edit My Info')).toBeVisible();
  const edit = page.url();
  for (const [address, heading] of [
    [edit, 'Edit My Info'],
    ['/admin/ets', 'ETS Time'],
  ] as const) {
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.goto(address);
      await expect(title(page, heading)).toBeVisible();
      // Waits for the content of the screen, not just its title.
      await expect(page.getByRole('main').locator('a, button, input, select').nth(15)).toBeVisible();
      const covered: string[] = [];
      let steps = 0;
      for (; steps < MOST_STEPS; steps += 1) {
        await page.keyboard.press(key);
        const step = await focused(page);
        if (step === null) break;
        if (!step.isFree) covered.push(step.name);
      }
      expect(steps, `${heading}, ${key}`).toBeGreaterThan(20);
      expect(covered, `${heading}, ${key}`).toEqual([]);
    }
  }
}

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

for (const [screen, use] of Object.entries({
  'a desk': {},
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'a short screen': { viewport: { width: 320, height: 256 } },
})) {
  test.describe(`on ${screen}`, () => {
    test.use(use);

    test('nothing covers what has the focus, wherever the keyboard comes from', async ({ page, demo, signIn }) => {
      test.slow();
      await signIn(demo.signIn('Staff'));
      await expectNothingCovered(page);
    });
  });
}
