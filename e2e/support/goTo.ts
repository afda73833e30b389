import { expect, type Page } from '@playwright/test';

/** Leads to another address as the browser's Forward does: the product goes on, and is not loaded again. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.scrollTo(0, 0);
    for (const title of document.querySelectorAll('h1')) title.dataset['before'] = '';
    // An entry as the product adds its own: with a number, by which it asks before unsaved changes are lost, and a key.
    const { idx = 0 }: { idx?: number } = window.history.state ?? {};
    const state = { idx: idx + 1, key: String(performance.now()) };
    window.history.pushState(state, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
}

/** Goes to another screen, and waits for its title. */
export async function goToScreen(page: Page, address: string): Promise<void> {
  await goTo(page, address);
  // The screen before stays until this one can be shown.
  await expect(page.locator('h1:not([data-before])').filter({ visible: true }), address).toHaveCount(1);
}
