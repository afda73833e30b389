import type { Locator, Page } from '@playwright/test';

/* What screens have in common, as people find it. */

export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });
export const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
/** What went wrong on the screen: the summary above a form, or why something did not load. */
export const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');
/** The messages of what was done, each there for three seconds. */
export const messages = (page: Page) => page.getByRole('list', { name: 'Messages' });
/** Asks whether unsaved changes may go. */
export const leaveQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
export const keepEditing = (page: Page) => leaveQuestion(page).getByRole('button', { name: 'Keep editing' });
export const discard = (page: Page) => leaveQuestion(page).getByRole('button', { name: 'Discard changes' });
