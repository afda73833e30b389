import type { Locator, Page } from '@playwright/test';
import { keepExam, someQuestions } from '../support/examRun.ts';
import { goTo } from '../support/goTo.ts';
import { button, title } from '../support/locators.ts';
import { expect, STAFF, test } from '../support/test.ts';
import { expectNoSidewaysScroll } from '../support/widths.ts';

/** A desktop page at 400 % and at 300 %, a phone at twice the text size, and a small phone held sideways. */
const SHORT_SCREENS = [
  { width: 320, height: 256 },
  { width: 455, height: 208 },
  { width: 195, height: 422 },
  { width: 667, height: 330 },
];

/**
 * Runs in the page. Scrolls to each element, or to the area from the first to the last one, and returns those that aren't fully visible at
 * once.
 */
function hiddenOf(elements: Element[], isOneArea: boolean): string[] {
  const areas = isOneArea ? [elements] : elements.map((element) => [element]);
  const isSeen = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // Inside the round corners.
    const points = [left + 12, right - 12].flatMap((x) => [
      [x, top + 2],
      [x, bottom - 2],
    ]);
    return points.every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)));
  };
  return areas.flatMap((area) => {
    const [begin, finish] = [area[0], area.at(-1)];
    if (!begin || !finish) return [];
    begin.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const height = finish.getBoundingClientRect().bottom - begin.getBoundingClientRect().top;
    const free = document.documentElement.clientHeight - height;
    window.scrollBy({ top: begin.getBoundingClientRect().top - free / 2, behavior: 'instant' });
    return [begin, finish].every(isSeen) ? [] : [begin.outerHTML.slice(0, 160)];
  });
}

async function expectSeen(parts: Locator): Promise<void> {
  expect(await parts.count()).toBeGreaterThan(0);
  expect(await parts.evaluateAll(hiddenOf, false)).toEqual([]);
}

/** Does the same check on each screen size. */
async function onShortScreens(page: Page, look: () => Promise<void>): Promise<void> {
  for (const size of SHORT_SCREENS) {
    await test.step(`on ${size.width} × ${size.height} px`, async () => {
      await page.setViewportSize(size);
      await look();
    });
  }
}

test('a question can be read together with an answer, every field of a long form can be seen, and where one is and the way elsewhere are at the top', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(STAFF);
  const question = 'Which of these is said first when fire is called for on a target that is close to friendly troops?';
  await keepExam(
    page,
    someQuestions(2).map((some) => ({ ...some, question })),
  );
  await page.goto('/exam/full-exam/question/0');
  await expect(title(page, 'Question 1 of 2')).toBeVisible();
  const answers = page.locator('fieldset label');
  await expect(answers).toHaveCount(4);
  const together = page.locator('legend').or(answers.first());
  await expect(together).toHaveCount(2);
  await onShortScreens(page, async () => {
    expect(await together.evaluateAll(hiddenOf, true)).toEqual([]);
    await expectSeen(answers);
  });
  await page.getByRole('radio', { name: 'Right' }).check();
  await button(page, 'Submit').click();
  await expect(button(page, 'Next Question')).toBeVisible();
  await onShortScreens(page, async () => {
    await expectSeen(button(page, 'Next Question'));
    await expectNoSidewaysScroll(page);
  });

  await goTo(page, `/user-info/${await staff.ownId()}/edit`);
  await expect(button(page, 'Save record')).toBeVisible();
  await onShortScreens(page, async () => {
    await expectSeen(page.getByRole('main').locator('input:not([type=radio], [type=checkbox]), select'));
    await expectSeen(button(page, 'Save record'));
    await expectNoSidewaysScroll(page);
  });

  await goTo(page, '/home');
  await expect(title(page, 'Section Overview')).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveCount(4);
  await onShortScreens(page, async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    const header = await page.getByRole('banner').boundingBox();
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.y).toBeLessThan((header?.y ?? 0) + (header?.height ?? 0));
    }
    await expectSeen(links);
  });
});
