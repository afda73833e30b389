import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';

/** A phone, for tests that otherwise run at desktop width. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // clientWidth is less than the window's width if there is a scroll bar.
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth: wanted, clientWidth: given } = document.documentElement;
    return { scrollWidth: wanted, clientWidth: given };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** Checks a phone in light colors, and a desktop in dark ones. */
export async function expectAccessibleAtEveryWidth(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  }
}

/** Checks a desktop in the page's colors, and then a touch phone in the opposite colors, which stay. */
export async function expectAccessibleByMouseAndTouch(page: Page): Promise<void> {
  await expectNoViolations(page);
  const isDark = (await page.locator('html').getAttribute('data-mantine-color-scheme')) === 'dark';
  await onPhone(page, async () => {
    await setColors(page, isDark ? 'light' : 'dark');
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });
}

/** Turns a desktop into a touch phone during a check. The desktop has no pointer after that. */
export async function onPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const desk = page.viewportSize() ?? PHONE.viewport;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize(PHONE.viewport);
  await look();
  await devtools.detach();
  await page.setViewportSize(desk);
}

async function setColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}
