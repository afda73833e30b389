import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Expects a field to be marked as invalid, with the reason next to it. */
export async function expectProblem(page: Page, label: string, text: string | RegExp): Promise<void> {
  const field = page.getByLabel(new RegExp(`^${label}`));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(text);
}

/** Expects a field without a problem. */
export async function expectNoProblem(page: Page, label: string): Promise<void> {
  await expect(page.getByLabel(new RegExp(`^${label}`))).not.toHaveAttribute('aria-invalid', 'true');
}
