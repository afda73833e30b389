import { MINIMUM_SPINNER_MS } from '../../domain/constants.ts';
import { title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';
import { expectNoSidewaysScroll } from '../support/widths.ts';

declare global {
  interface Window {
    /** How long each spinner of Home was shown, in milliseconds. */
    spinnerTimes: number[];
  }
}

/** Browsers may fire a timer a little early by their own clock. */
const TIMER_TOLERANCE_MS = 20;

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

test.beforeEach(async ({ page, demo, signIn }) => {
  await signIn(demo.signIn('Soldier'));
  await page.goto('/home');
});

test('shows the sections side by side or, on a phone, one below the other, with their people in order', async ({
  page,
}) => {
  await expect(title(page, 'Section Overview')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'BN STAFF',
    'ALPHA',
    'BRAVO',
    'CHARLIE',
    'DELTA',
  ]);
  const staff = page.getByRole('region', { name: 'BN STAFF' });
  await expect(staff).toContainText('6 of 6');
  await expect(staff.getByRole('link')).toHaveText([
    /BN FSO\s+CPT\s+Whitfield/,
    /BN FSNCO\s+SFC\s+Okafor/,
    /BN FO\s+SGT\s+Pruitt/,
    /AFATDS\s+SPC\s+Castellanos/,
    /AFATDS\s+SGT\s+Delgado/,
    /BN RTO\s+PFC\s+Nakamura/,
  ]);
  const places = await Promise.all(
    ['BN STAFF', 'ALPHA', 'BRAVO', 'CHARLIE'].map((name) => page.getByRole('region', { name }).boundingBox()),
  );
  const [along, across] = test.info().project.name === 'phone' ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const starts = places.map((place) => place?.[along] ?? 0);
  expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other));
  expect(new Set(places.map((place) => place?.[across])).size).toBe(1);
});

test("marks the viewer's own row, which leads to My Info", async ({ page }) => {
  const own = page.getByRole('link', { name: /Alvarez/ });
  await expect(own).toContainText('You');
  await own.click();
  await expect(title(page, 'My Info')).toBeVisible();
});

test('shows a spinner for at least a second the first time, and none when coming back', async ({ page }) => {
  await page.addInitScript(recordSpinner);
  await page.reload();
  await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
  const [first] = await page.evaluate(() => window.spinnerTimes);
  expect(first).toBeGreaterThanOrEqual(MINIMUM_SPINNER_MS - TIMER_TOLERANCE_MS);

  await page.getByRole('link', { name: 'My Info' }).click();
  await expect(title(page, 'My Info')).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
  expect(await page.evaluate(() => window.spinnerTimes)).toHaveLength(1);

  // After a save, which may have changed people's places, there is no spinner either.
  await page.getByRole('link', { name: 'My Info' }).click();
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await page.getByLabel('M4 qualification').fill('37');
  await page.getByRole('button', { name: 'Save record' }).click();
  await expect(page.getByRole('region', { name: 'Assignment/Scores' })).toContainText('37');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
  expect(await page.evaluate(() => window.spinnerTimes)).toHaveLength(1);
});

test('staff have four places and no sideways scrolling, on a tablet and with twice the text on a phone', async ({
  page,
  demo,
  signIn,
}) => {
  await signIn(demo.signIn('Staff'));
  // The text at twice its size corresponds to half the width.
  for (const width of [768, 195]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/home');
    await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4);
    await expectNoSidewaysScroll(page);
  }
});
