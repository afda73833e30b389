import type { Page } from '@playwright/test';
import { title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';
import { onPhone } from '../support/widths.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** Expects the sections in this order, each next to or below the one before, with their people in rows. */
async function expectSections(page: Page, order: readonly string[], along: 'x' | 'y', across: 'x' | 'y') {
  await expect(page.locator('section[aria-labelledby^="section-"] h2')).toHaveText([...order, 'DELTA']);
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
  const places = await Promise.all(order.map((name) => page.getByRole('region', { name }).boundingBox()));
  const starts = places.map((place) => place?.[along] ?? 0);
  expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other));
  expect(new Set(places.map((place) => place?.[across])).size).toBe(1);

  await test.step('a row is one line with its columns below each other, and teams are set apart', async () => {
    const alpha = page.getByRole('region', { name: 'ALPHA' });
    await expect(alpha.getByRole('heading', { level: 3 })).toHaveText(['Team 1', 'Team 2', 'Team 3']);
    await expect(alpha.getByRole('list', { name: 'Team 1' }).getByRole('link')).toHaveText([/Raman/, /Hayes/]);
    await expect(staff.getByRole('heading', { level: 3 })).toHaveCount(0);
    const rows = await alpha.getByRole('link').evaluateAll((links) =>
      links.map((link) => ({
        height: link.getBoundingClientRect().height,
        lefts: Array.from(link.querySelectorAll('span > span'), (part) => part.getBoundingClientRect().left).slice(
          0,
          3,
        ),
      })),
    );
    // A line of a desktop, or a touch target.
    expect(rows.map(({ height }) => height)).toEqual(rows.map(() => (along === 'x' ? 36 : 44)));
    expect(rows.map(({ lefts }) => lefts)).toEqual(rows.map(() => rows[0]?.lefts));
  });

  await test.step('a role that nobody has is a hole in its team, and the rest of the places is a number', async () => {
    const charlie = page.getByRole('region', { name: 'CHARLIE' });
    await expect(charlie).toContainText('5 of 8');
    await expect(charlie.getByRole('list').first().getByRole('listitem')).toHaveText([
      /^CO FSO\s+2LT\s+Merriweather/,
      /^CO FSNCO\s+open$/,
    ]);
    await expect(charlie.getByText('open')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'DELTA' }).getByText('2 more open')).toBeVisible();
    await expect(staff.getByText('open')).toHaveCount(0);
  });
}

test('shows the sections side by side, on a phone one below the other, with their people in rows', async ({
  page,
  demo,
  signIn,
}) => {
  await signIn(demo.signIn('Soldier'));
  await page.goto('/home');
  await expect(title(page, 'Section Overview')).toBeVisible();
  await expectSections(page, ['BN STAFF', 'ALPHA', 'BRAVO', 'CHARLIE'], 'x', 'y');

  const [own, other] = [page.getByRole('link', { name: /Alvarez/ }), page.getByRole('link', { name: /Vance/ })];
  await test.step('a row that a member may not open does not look as if it opened', async () => {
    const ground = await other.evaluate((row) => getComputedStyle(row).backgroundColor);
    await other.hover();
    await expect(other).toHaveCSS('background-color', ground);
    await expect(other).toHaveCSS('cursor', 'default');
    await expect(own).toHaveCSS('cursor', 'pointer');
  });

  await onPhone(page, async () => {
    // Alvarez is in ALPHA, and on a phone the viewer's own section comes first.
    await expectSections(page, ['ALPHA', 'BN STAFF', 'BRAVO', 'CHARLIE'], 'y', 'x');
    await test.step('a tap on it says why it does not open', async () => {
      await other.scrollIntoViewIfNeeded();
      const seen = () => ({
        entries: history.length,
        height: document.documentElement.scrollHeight,
        at: window.scrollY,
      });
      const before = await page.evaluate(seen);
      await other.click();
      const row = page.getByRole('listitem').filter({ has: other });
      await expect(row.getByRole('alert')).toHaveText('That page is open only to SPC Vance and staff.');
      await expect(row.getByRole('alert')).toBeInViewport();
      expect(await page.evaluate(seen)).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(row.getByRole('alert')).toHaveCount(0);
    });
  });
});
