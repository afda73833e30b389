import type { Locator, Page } from '@playwright/test';

/* Elements that screens have in common, located as people find them. */

export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });
export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
/** The error on the screen: the summary above a form, or the reason why something didn't load. */
export const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');
/** The toasts. Each one stays for three seconds. */
export const messages = (page: Page) => page.getByRole('list', { name: 'Messages' });
/** The dialog that asks before unsaved changes are lost. */
export const leaveQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
export const keepEditing = (page: Page) => leaveQuestion(page).getByRole('button', { name: 'Keep editing' });
export const discard = (page: Page) => leaveQuestion(page).getByRole('button', { name: 'Discard changes' });
