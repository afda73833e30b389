import type { Locator } from '@playwright/test';
import { MINIMUM_SPINNER_MS } from '../../domain/constants.ts';
import { title } from '../support/locators.ts';
import { holdCalls } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { expectNoSidewaysScroll, onPhone } from '../support/widths.ts';

declare global {
  interface Window {
    /** How long each spinner on Home was visible, in milliseconds. */
    spinnerTimes: number[];
  }
}

/** By the page's clock, browsers may fire a timer slightly early. */
const TIMER_TOLERANCE_MS = 20;

/** What a phone shows above its navigation without scrolling, in pixels. */
const PHONE_SCREEN = 780;

/** Runs in the page: records when the spinner appears and disappears. */
function recordSpinner(): void {
  window.spinnerTimes = [];
  let since: number | null = null;
  new MutationObserver(() => {
    const isThere = document.querySelector('[role=status][aria-label="Loading the sections"]') !== null;
    if (isThere && since === null) since = performance.now();
    if (!isThere && since !== null) {
      window.spinnerTimes.push(performance.now() - since);
      since = null;
    }
  }).observe(document, { subtree: true, childList: true });
}

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

test('shows a spinner for at least a second the first time, and none when coming back', async ({
  page,
  demo,
  signIn,
}) => {
  await signIn(demo.signIn('Soldier'));
  await page.addInitScript(recordSpinner);
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
  const [first] = await page.evaluate(() => window.spinnerTimes);
  expect(first).toBeGreaterThanOrEqual(MINIMUM_SPINNER_MS - TIMER_TOLERANCE_MS);

  // The viewer's own row is marked, and leads to My Info.
  const own = page.getByRole('link', { name: /Alvarez/ });
  await expect(own).toContainText('You');
  await own.click();
  await expect(title(page, 'My Info')).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
  expect(await page.evaluate(() => window.spinnerTimes)).toHaveLength(1);

  // A save may have changed people's places, but there is still no spinner.
  await page.getByRole('link', { name: 'My Info' }).click();
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await page.getByLabel('M4 qualification').fill('37');
  await page.getByRole('button', { name: 'Save record' }).click();
  await expect(page.getByRole('region', { name: 'Assignment/Scores' })).toContainText('37');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
  expect(await page.evaluate(() => window.spinnerTimes)).toHaveLength(1);
  await expect(page.getByRole('navigation', { name: 'Waiting for staff' })).toHaveCount(0);
});

test('what waits for staff moves nothing when it is known, takes a row of a phone, and leads to what waits', async ({
  page,
  demo,
  signIn,
}) => {
  await signIn(demo.signIn('Staff'));
  const { letThrough } = await holdCalls(page, 'ForStaff');
  await page.goto('/home');
  const section = page.getByRole('region', { name: 'BN STAFF' });
  await expect(section).toBeVisible();
  await expect(section.getByRole('link').first()).toHaveAccessibleName('BN FSO CPT Whitfield');
  const before = await section.boundingBox();
  letThrough();
  const waiting = page.getByRole('navigation', { name: 'Waiting for staff' });
  await expect(waiting).toBeVisible();
  expect(await section.boundingBox()).toEqual(before);
  const stands = (name: string) => section.getByRole('link', { name });
  await expect(stands('Whitfield')).toHaveAccessibleName(/^BN FSO CPT Whitfield (Not current|Due soon|To do|Current)$/);

  await test.step('four places and no sideways scrolling, on a tablet and with twice the text', async () => {
    // Twice the text size equals half the width.
    for (const width of [768, 195]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4);
      await expectNoSidewaysScroll(page);
    }
  });

  await onPhone(page, async () => {
    const place = async (what: Locator) => (await what.boundingBox()) ?? { y: 0, height: 0 };
    // One row of tiles.
    await expect.poll(async () => (await place(waiting)).height).toBe(72);
    const heading = await place(title(page, 'Section Overview'));
    // Centered on the title's line.
    const exporting = await place(page.getByRole('button', { name: 'Export' }));
    expect(exporting.y + exporting.height / 2).toBe(heading.y + heading.height / 2);
    // The whole battalion staff is in sight.
    const last = await place(section.getByRole('listitem').last());
    expect(last.y + last.height).toBeLessThan(PHONE_SCREEN);
  });
  await waiting.getByRole('link', { name: /^\d+ records? to complete$/ }).click();
  await expect(page).toHaveURL('/admin/data');
});
