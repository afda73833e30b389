import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expectRoomForFingers } from './fingers.ts';
import { expect } from './test.ts';

/** The short form of the script, which a page reads in half of the time. */
const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** Fails with each rule that the screen breaks, and where, once the screen is at rest. axe's own rule is about the 24 pixels of targets for a mouse. */
export async function expectNoViolations(page: Page): Promise<void> {
  // Elements that show loading have a name; the region of the offline banner is always there without one.
  await expect(page.getByRole('status', { name: /./ })).toHaveCount(0);
  // Between two screens there is no heading.
  await expect(page.locator('h1').first()).toBeAttached();
  // What waits for newer results is faded.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Colors are measured once their transitions have ended. Spinners never end, and are not waited for.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // Run in the page itself: @axe-core/playwright opens another page to combine the results of frames, which takes three times as long.
  // Once for each page, as the script is long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const found = await window.axe.run(document, {
      resultTypes: ['violations'],
      elementRef: false,
      // No rule that is on needs the style sheets and films, whose reading takes a third of the time.
      preload: false,
      // Off by default. It takes what a bar covers for too small, and fingers have their own rule.
      rules: { 'target-size': { enabled: !window.matchMedia('(pointer: coarse)').matches && window.scrollY === 0 } },
    });
    return found.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }));
  });
  expect(violations).toEqual([]);
  await expectRoomForFingers(page);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
