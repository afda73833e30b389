import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';

/** A phone, for tests in files that run at the width of a desk. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Less than the window where there is a scroll bar.
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

/** Checks a desktop in dark colors, and after it a phone in light ones, which is used by touch. Leaves the desktop as it was, but without a pointer. */
export async function expectAccessibleByMouseAndTouch(page: Page): Promise<void> {
  await setDevice(page, 'desk');
  await expectNoViolations(page);
  const touch = await page.context().newCDPSession(page);
  // Switches the styles for coarse pointers on.
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await setDevice(page, 'phone');
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await touch.detach();
  await setDevice(page, 'desk');
}

async function setDevice(page: Page, device: 'desk' | 'phone'): Promise<void> {
  const colorScheme = device === 'desk' ? 'dark' : 'light';
  await page.setViewportSize(device === 'desk' ? { width: 1280, height: 800 } : PHONE.viewport);
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}
