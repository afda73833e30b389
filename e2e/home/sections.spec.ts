import { title } from '../support/locators.ts';
import { holdCalls } from '../support/network.ts';
import { LIGHT_PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

test.beforeEach(async ({ page, demo, signIn }) => {
  await signIn(demo.signIn('Soldier'));
  await page.goto('/home');
});

for (const [name, device] of [
  ['side by side', {}],
  ['on a phone one below the other', LIGHT_PHONE],
] as const) {
  test.describe(() => {
    test.use(device);

    test(`shows the sections ${name}, with their people in rows`, async ({ page, isMobile }) => {
      await expect(title(page, 'Section Overview')).toBeVisible();
      // Alvarez is in ALPHA: on a phone one's own section comes first.
      const order = isMobile ? ['ALPHA', 'BN STAFF', 'BRAVO', 'CHARLIE'] : ['BN STAFF', 'ALPHA', 'BRAVO', 'CHARLIE'];
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
      const [along, across] = isMobile ? (['y', 'x'] as const) : (['x', 'y'] as const);
      const starts = places.map((place) => place?.[along] ?? 0);
      expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other));
      expect(new Set(places.map((place) => place?.[across])).size).toBe(1);

      await test.step('a row is one line with its columns below each other, and teams are set apart', async () => {
        const alpha = page.getByRole('region', { name: 'ALPHA' });
        await expect(alpha.getByRole('heading', { level: 3 })).toHaveText(['Team 1', 'Team 2', 'Team 3']);
        await expect(alpha.getByRole('list', { name: 'Team 1' }).getByRole('link')).toHaveText([/Raman/, /Hayes/]);
        await expect(page.getByRole('region', { name: 'BN STAFF' }).getByRole('heading', { level: 3 })).toHaveCount(0);
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

      await test.step('a row that a member may not open does not look as if it opened, and a tap says why', async () => {
        const own = page.getByRole('link', { name: /Alvarez/ });
        const other = page.getByRole('link', { name: /Vance/ });
        if (!isMobile) {
          const ground = await other.evaluate((row) => getComputedStyle(row).backgroundColor);
          await other.hover();
          await expect(other).toHaveCSS('background-color', ground);
          await expect(other).toHaveCSS('cursor', 'default');
          await expect(own).toHaveCSS('cursor', 'pointer');
        }
        await other.click();
        await expect(page.getByText('That page is open only to SPC Vance and staff.')).toBeInViewport();
      });
    });
  });
}

test('nothing moves when it is known what waits for staff', async ({ page, demo, signIn }) => {
  await signIn(demo.signIn('Staff'));
  const { letThrough } = await holdCalls(page, 'ForViewer');
  await page.goto('/home');
  const staff = page.getByRole('region', { name: 'BN STAFF' });
  await expect(staff).toBeVisible();
  const before = await staff.boundingBox();
  letThrough();
  await expect(page.getByRole('navigation', { name: 'Waiting for staff' })).toBeVisible();
  expect(await staff.boundingBox()).toEqual(before);
});
