import type { Page } from '@playwright/test';

/* The dialog that finds people from any screen. */

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find a person' });
export const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Find a person' });
export const found = (page: Page) => dialog(page).getByRole('option');
