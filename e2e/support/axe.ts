import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expectRoomForFingers } from './fingers.ts';
import { expect } from './test.ts';

/** The minified script, which a page reads in half the time. */
const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/**
 * Fails with each rule that the screen breaks, and where, once nothing loads or moves. axe itself only checks that mouse targets have 24
 * pixels.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  // Loading indicators have a name. The offline banner's region is always there, and has none.
  await expect(page.getByRole('status', { name: /./ })).toHaveCount(0);
  // Between two screens there is no heading.
  await expect(page.locator('h1').first()).toBeAttached();
  // Results that are about to be replaced are faded.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Measures colors after transitions have ended. Spinners never end, so it doesn't wait for them.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // Runs in the page itself: @axe-core/playwright opens another page to combine the results of frames, which takes three times as long.
  // Loads the script once for each page, because it is long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const found = await window.axe.run(document, {
      resultTypes: ['violations'],
      elementRef: false,
      // No active rule needs the style sheets and media, and reading them takes a third of the time.
      preload: false,
      // Off by default. It takes an element under a bar for too small, and touch has a rule of its own.
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
