import { expect, type Page } from '@playwright/test';

/** Goes to another address like the browser's Forward: the product navigates, and doesn't reload. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.scrollTo(0, 0);
    for (const title of document.querySelectorAll('h1')) title.dataset['before'] = '';
    // An entry like the product's own: with a key, and with the number that it needs to ask about unsaved changes.
    const { idx = 0 }: { idx?: number } = window.history.state ?? {};
    const state = { idx: idx + 1, key: String(performance.now()) };
    window.history.pushState(state, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
}

/** Goes to another screen, and waits for its title. */
export async function goToScreen(page: Page, address: string): Promise<void> {
  await goTo(page, address);
  // The screen before stays until this one is ready.
  await expect(page.locator('h1:not([data-before])').filter({ visible: true }), address).toHaveCount(1);
}
