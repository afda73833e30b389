import type { Page } from '@playwright/test';
import { title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';
import { onPhone } from '../support/widths.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** Expects the sections in this order, each next to or below the one before, with their people in rows. */
async function expectSections(page: Page, order: readonly string[], along: 'x' | 'y', across: 'x' | 'y') {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...order, 'DELTA']);
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
        lefts: Array.from(link.children, (part) => part.getBoundingClientRect().left),
      })),
    );
    // The height of a touch target.
    expect(rows.map(({ height }) => height)).toEqual(rows.map(() => 44));
    expect(rows.map(({ lefts }) => lefts)).toEqual(rows.map(() => rows[0]?.lefts));
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
      const before = await other.evaluate((row) => ({ at: row.getBoundingClientRect().y, entries: history.length }));
      await other.click();
      const row = page.getByRole('listitem').filter({ has: other });
      await expect(row.getByRole('alert')).toHaveText('That page is open only to SPC Vance and staff.');
      await expect(row.getByRole('alert')).toBeInViewport();
      const after = await other.evaluate((row) => ({ at: row.getBoundingClientRect().y, entries: history.length }));
      expect(after).toEqual(before);
    });
  });
});
