import { expect, type Locator, type Page } from '@playwright/test';

/* The panels of Reassign, their rows, and a row's form. */

export const FO_OF_ALPHA_1 = { section: 'ALPHA', team: 'TEAM_1', role: 'FO' };
export const RTO_OF_ALPHA_1 = { section: 'ALPHA', team: 'TEAM_1', role: 'RTO' };

export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const row = (where: Locator, lastName: string) => where.getByRole('listitem').filter({ hasText: lastName });
/** A team's lines, by the team's name. */
export const team = (page: Page, section: string, name: string) =>
  panel(page, section)
    .getByRole('list', { name: `Team: ${name}`, exact: true })
    .getByRole('listitem');
export const assign = (page: Page, name: string) => page.getByRole('button', { name: `Assign ${name}`, exact: true });
export const form = (page: Page, name: string) => page.getByRole('form', { name: `Assign ${name}` });
export const save = (page: Page) => page.getByRole('button', { name: 'Save assignment' }).click();

/** Expects these choices in an open form. */
export async function expectPlace(where: Locator, section: string, teamName: string, role: string): Promise<void> {
  await expect(where.getByLabel('Section')).toHaveValue(section);
  await expect(where.getByLabel('Team')).toHaveValue(teamName);
  await expect(where.getByLabel('Role')).toHaveValue(role);
}
