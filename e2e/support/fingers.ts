import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The minimum height of a touch target, in pixels. */
const LEAST_HEIGHT = 44;

/** On a touch screen, fails with each control that is too low for a finger. A field counts with its border, a box with its label. */
export async function expectRoomForFingers(page: Page): Promise<void> {
  const low = await page.evaluate((least) => {
    if (!matchMedia('(pointer: coarse)').matches) return [];
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((control) => {
      const isBox = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
      const hit = (isBox ? control.labels?.[0] : control.closest('label, .mantine-Input-wrapper')) ?? control;
      const { width, height, bottom } = hit.getBoundingClientRect();
      // Skips hidden elements, such as a field that a button opens, or the skip link, which is above the page until it has the focus.
      const isHidden = width < 2 || height < 2 || bottom < 0;
      return isHidden || height > least - 0.5 ? [] : [`${hit.outerHTML.slice(0, 200)} is ${height} high`];
    });
  }, LEAST_HEIGHT);
  expect(low).toEqual([]);
}
