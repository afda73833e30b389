import type { Page } from '@playwright/test';
import { STAFF, test as base } from './test.ts';

/** A leader who is signed in, and the soldier they write about. */
interface Leader {
  soldierId: string;
  /** The address of the soldier's comments. */
  list: string;
}

export const test = base.extend<{ leader: Leader }>({
  leader: async ({ makeSoldier, signIn }, use) => {
    const { soldierId } = await makeSoldier({ rank: 'SPC', lastName: 'Coleman' });
    await signIn(STAFF);
    await use({ soldierId, list: `/comments/${soldierId}` });
  },
});

export const NETWORK = 'The network did not answer. Please check your connection and try again.';
export const group = (page: Page, category: string) => page.getByRole('region', { name: category });
export const text = (page: Page) => page.getByRole('textbox', { name: 'Comment' });
export const category = (page: Page) => page.getByLabel('Category', { exact: true });
export const add = (page: Page) => page.getByRole('button', { name: 'Add comment' });
export const save = (page: Page) => page.getByRole('button', { name: 'Save comment' });
export const sendIt = (page: Page) => page.getByRole('button', { name: 'Send It' });
