import type { Page } from '@playwright/test';
import { ApiPerson } from '../support/apiPerson.ts';
import { title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';
import { onPhone } from '../support/widths.ts';

/** More steps than a long screen has controls. */
const MOST_STEPS = 120;

/** The focused element, and whether its upper and lower edges and the end of its help are visible; null once the focus has left the page. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const { left, width, top, bottom } = element.getBoundingClientRect();
    // At both ends, the topmost element has to be the control, its content or its container.
    const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y));
    const isSeen = seen.every((found) => found !== null && (element.contains(found) || found.contains(element)));
    // The help is read while the field is filled in.
    const helps = [...document.querySelectorAll(`[id="${element.id}-description"], [id="${element.id}-error"]`)];
    const isHelpSeen = helps.every((help) => {
      const box = help.getBoundingClientRect();
      const found = document.elementFromPoint(box.left + 2, box.bottom - 2);
      return window.innerHeight < 400 || (found !== null && (help.contains(found) || found.contains(help)));
    });
    return { name: element.outerHTML.slice(0, 160), isFree: isSeen && isHelpSeen };
  });
}

/** Tabs through a long screen until the focus leaves it, and expects every focused element to be visible. */
async function expectNothingCovered(page: Page, key: 'Tab' | 'Shift+Tab', what: string): Promise<void> {
  const covered: string[] = [];
  let steps = 0;
  for (; steps < MOST_STEPS; steps += 1) {
    await page.keyboard.press(key);
    const step = await focused(page);
    if (step === null) break;
    if (!step.isFree) covered.push(step.name);
  }
  expect(steps, `${what}, ${key}`).toBeGreaterThan(20);
  expect(covered, `${what}, ${key}`).toEqual([]);
}

async function openLong(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address);
  await expect(title(page, heading)).toBeVisible();
  // Waits for the screen's content, not only its title.
  await expect(page.getByRole('main').locator('a, button, input, select').nth(15)).toBeVisible();
}

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/*
 * Going down, a bar at the bottom could cover a form's field; going up, the header could cover a list's row. On a desktop each of the two
 * screens has both.
 */

test('nothing covers what has the focus, on a desk, on a short screen and on a phone', async ({
  page,
  demo,
  signIn,
}) => {
  test.slow();
  const ownId = await (await ApiPerson.signIn(demo.url, demo.signIn('Staff'))).ownId();
  await signIn(demo.signIn('Staff'));
  for (const { address, heading, key } of [
    { address: `/user-info/${ownId}/edit`, heading: 'Edit My Info', key: 'Tab' },
    { address: '/admin/ets', heading: 'ETS Time', key: 'Shift+Tab' },
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openLong(page, address, heading);
    await expectNothingCovered(page, 'Tab', `${heading} on a desk`);
    await expectNothingCovered(page, 'Shift+Tab', `${heading} on a desk`);
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNothingCovered(page, key, `${heading} on a short screen`);
    await onPhone(page, () => expectNothingCovered(page, key, `${heading} on a phone`));
  }
});
