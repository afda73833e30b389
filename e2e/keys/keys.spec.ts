import type { Page, Route } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { expectProblem } from '../support/fieldProblems.ts';
import { calls, holdCalls } from '../support/network.ts';
import { expect, PASSWORD, STAFF, test } from '../support/test.ts';
import { expectAccessibleByMouseAndTouch } from '../support/widths.ts';

const keys = (page: Page) => page.getByRole('region', { name: 'Keys for programs', exact: true });

/** The HTTP status that a program gets with a key. */
async function statusFor(page: Page, key: string): Promise<number> {
  const { status } = await fetch(new URL('/graphql', page.url()), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ readinessCounts { day } }' }),
  });
  return status;
}

test('a key for a program is made in Account, shown once, listed in Unit with its use, and revoked there', async ({
  page,
  signIn,
}) => {
  await signIn(STAFF);
  await page.goto('/account');
  await keys(page).getByRole('button', { name: 'Make a key' }).click();
  await keys(page).getByRole('button', { name: 'Make key' }).click();
  await expectProblem(page, 'Name', 'Name the key after the program that uses it.');
  await keys(page).getByLabel('Name', { exact: true }).fill('Wall board');
  await expect(keys(page).getByLabel('Last day')).toHaveAccessibleDescription(/in 3 mo|in 90 d/);
  await expectNoViolations(page);

  // Acts as if the sign-in was more than five minutes ago. The person signs in again, and returns to what was typed.
  const answer = { errors: [{ message: 'Please sign in again.', extensions: { code: 'REQUIRES_RECENT_LOGIN' } }] };
  const refuse = (route: Route) =>
    calls('CreateProgramKey')(route.request()) ? route.fulfill({ json: answer }) : route.fallback();
  await page.route('**/graphql', refuse);
  await keys(page).getByRole('button', { name: 'Make key' }).click();
  await expect(page).toHaveURL('/sign-in-again');
  await page.unroute('**/graphql', refuse);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(keys(page).getByLabel('Name', { exact: true })).toHaveValue('Wall board');
  const { asked, letThrough } = await holdCalls(page, 'CreateProgramKey');
  await keys(page).getByRole('button', { name: 'Make key' }).click();
  await asked;
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const sending = page.getByRole('alertdialog', { name: 'Leave while this is being sent?' });
  await sending.getByRole('button', { name: 'Stay' }).click();
  letThrough();
  const shown = keys(page).getByLabel('Key of Wall board');
  await expect(shown).toBeFocused();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('alertdialog', { name: 'Leave the new key?' }).getByRole('button', { name: 'Stay' }).click();
  const key = await shown.inputValue();
  expect(key).toMatch(/^fst_[2-9A-Z]{10}_[\w-]{43}$/);
  await expect(keys(page)).toContainText('but no names');
  await expectAccessibleByMouseAndTouch(page);
  const row = keys(page).getByRole('listitem').filter({ hasText: 'Wall board' });
  await expect(row).toContainText('never used');

  expect(await statusFor(page, key)).toBe(200);
  await keys(page).getByRole('button', { name: 'I have kept it' }).click();
  await expect(shown).toHaveCount(0);
  await page.getByRole('link', { name: 'Delete login' }).click();
  await expect(page.getByText(/^Gone for good: .*, your keys for programs, and every place/)).toBeVisible();

  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await page.getByRole('link', { name: 'Unit', exact: true }).click();
  await expect(row).toContainText('Wall board · Numbers by section');
  await expect(row).toContainText(/last used .* from 127\.0\.0\.1/);
  await row.getByRole('button', { name: /^Revoke Wall board, fst_/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Revoke the key?' });
  await question.getByRole('button', { name: 'Keep key' }).click();
  expect(await statusFor(page, key)).toBe(200);
  await row.getByRole('button', { name: /^Revoke/ }).click();
  await question.getByRole('button', { name: 'Revoke key' }).click();
  await expect(keys(page).getByText('Wall board is revoked')).toBeFocused();
  await expect(row).toHaveCount(0);
  expect(await statusFor(page, key)).toBe(401);
});
