import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll, onPhone } from '../support/widths.ts';

/** The part of the page about some parts. */
const STRIP = 'Due in the next 12 weeks';

test('the parts of screens in all their states, as only development shows them', async ({ page }) => {
  test.slow();
  const development = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' });
  try {
    await development.listen();
    await page.goto(`${development.resolvedUrls?.local[0]}parts.html`);
    const part = (name: string) => page.getByRole('region', { name, exact: true });

    await test.step('a gauge says its strength in words, also above 100 %', async () => {
      await expect(part('Gauges')).toContainText('BRAVO STRENGTH 75% 6 of 8 2 open Yellow');
      await expect(part('Gauges')).toContainText('TOTAL STRENGTH 307% 92 of 30 62 over Green');
      const ring = part('Gauges').locator('svg').first();
      expect((await ring.boundingBox())?.width).toBeGreaterThanOrEqual(72);
    });

    await test.step('a status cell says its state from 200 px, and to screen readers always', async () => {
      const [narrow, wide] = [
        part('Status cells').getByText('Due soon').first(),
        part('Status cells').getByText('Due soon').last(),
      ];
      expect((await narrow.boundingBox())?.width).toBeLessThanOrEqual(1);
      expect((await wide.boundingBox())?.width).toBeGreaterThan(30);
      await expect(part('Status cells')).toContainText('Failed 16 SEP 2026');
    });

    await test.step('lines, changes and bars have their text', async () => {
      await expect(page.getByRole('img', { name: 'Weapons, with a gap' })).toBeVisible();
      await expect(part('Small lines and changes')).toContainText('4 pts less, worse');
      await expect(part('Small lines and changes')).toContainText('2 fewer, better');
      await expect(part('Bars and progress')).toContainText('2 not current, 1 excused and 1 to do');
      await expect(part('Bars and progress')).toContainText('66 of 72 months in service');
      await expect(
        page.getByRole('link', { name: 'Overdue: Check ride 5 days late Ask the master driver' }),
      ).toBeVisible();
    });

    await test.step('the weeks are one stop for the Tab key, and the arrow keys move inside', async () => {
      const weeks = page.getByRole('list', { name: STRIP, exact: true }).getByRole('link');
      await expect(weeks).toHaveCount(13);
      const shown = page.getByRole('link', { name: '2 due in the week of 28 DEC 2026' });
      await expect(shown).toHaveAttribute('aria-current', 'true');
      await shown.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(weeks.nth(4)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(weeks.nth(4)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: '0 items late' })).toBeFocused();
    });

    await test.step('the tools are one line of 36 px at a desk', async () => {
      const tools = part('Tools');
      for (const tool of [
        tools.getByRole('searchbox'),
        tools.getByLabel('Section'),
        tools.getByRole('button', { name: 'More' }).first(),
      ]) {
        expect((await tool.boundingBox())?.height).toBeLessThanOrEqual(36);
      }
      await tools.getByLabel('Section').selectOption('ALPHA');
      await expect(tools).toContainText('Section: ALPHA');
      await tools.getByRole('button', { name: 'More' }).first().click();
      await expect(tools.getByRole('button', { name: 'Keyboard' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(tools.getByRole('button', { name: 'More' }).first()).toBeFocused();
    });

    await test.step('a long name does not move its row’s columns', async () => {
      const [short, long] = [part('People').getByText('Merriweather'), part('People').getByText(/^Featherstonehaugh/)];
      const left = async (name: typeof short) => {
        const row = await name.locator('..').boundingBox();
        return ((await name.boundingBox())?.x ?? 0) - (row?.x ?? 0);
      };
      expect(await left(long)).toBe(await left(short));
    });

    for (const scheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await expectNoViolations(page);
      await onPhone(page, async () => {
        await expectNoSidewaysScroll(page);
        await expectNoViolations(page);
      });
    }
    // A small phone, and one at twice the text size, which equals half the width.
    for (const width of [320, 195]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
  } finally {
    await development.close();
  }
});
