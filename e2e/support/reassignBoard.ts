import type { Locator, Page } from '@playwright/test';

/* The panels of Reassign, the rows in them, and the form of a row. */

export const FO_OF_ALPHA_1 = { section: 'ALPHA', team: 'TEAM_1', role: 'FO' };
export const RTO_OF_ALPHA_1 = { section: 'ALPHA', team: 'TEAM_1', role: 'RTO' };

export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const row = (where: Locator, lastName: string) => where.getByRole('listitem').filter({ hasText: lastName });
export const assign = (page: Page, name: string) => page.getByRole('button', { name: `Assign ${name}`, exact: true });
export const form = (page: Page, name: string) => page.getByRole('form', { name: `Assign ${name}` });
