import type { Locator } from '@playwright/test';

/** Clicks a button, and then the same place again once the button is gone. The second click hits whatever is there. */
export async function clickTwice(button: Locator, isGone: () => Promise<void>): Promise<void> {
  const { mouse } = button.page();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button has no place on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await mouse.click(x, y);
  await isGone();
  await mouse.click(x, y);
}
