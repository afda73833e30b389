import type { Page } from '@playwright/test';

/**
 * Leads to an address of the product as a step through the browser's history does: the page is not loaded anew. For screens that a test has no
 * link to.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.scrollTo(0, 0);
    // An entry as the product adds its own: with a number, by which it asks before unsaved changes are lost, and a key.
    const { idx }: { idx: number } = window.history.state;
    window.history.pushState({ idx: idx + 1, key: `${idx + 1} ${to}` }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, address);
}

/** Stores an exam, as another tab that has started it does. */
export async function keepExamInOtherTab(page: Page, questions: readonly object[]): Promise<void> {
  await page.evaluate(
    (newValue) => {
      localStorage.setItem('questions', newValue);
      // The browser tells only the other tabs of a change.
      window.dispatchEvent(new StorageEvent('storage', { key: 'questions', newValue }));
    },
    JSON.stringify({ version: 1, questions }),
  );
}
