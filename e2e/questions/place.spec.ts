import type { Page } from '@playwright/test';
import { addQuestion, newQuestion, rows } from '../support/bankQuestions.ts';
import { button, title } from '../support/locators.ts';
import { expect, STAFF, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 664 } });

/** The ways from a question back to the list. */
const waysBack = (page: Page) => [
  () => page.getByRole('link', { name: 'Back to Questions' }).click(),
  async () => {
    await page.getByLabel('Citation').fill('Another manual');
    await button(page, 'Save question').click();
  },
];

test('coming back from a question leads to the same place, in the list as it is by now', async ({
  page,
  staff,
  signIn,
}) => {
  test.slow();
  const key = `longlist${process.pid}`;
  const topic = `Misspelt topic ${process.pid}`;
  const { question: moved } = await addQuestion(staff, { topic });
  await staff.importQuestions(
    Array.from({ length: 52 }, (_, index) => ({ ...newQuestion(), question: `Question ${index + 10} of ${key}?` })),
  );
  const narrowed = `/admin/questions?search=${key}&state=all`;
  await signIn(STAFF);
  await page.goto(narrowed);
  await expect(title(page, 'Exam questions')).toBeVisible();
  // Like the other screens of Admin, it has no Back link.
  await expect(page.getByRole('link', { name: /^Back/ })).toHaveCount(0);
  await expect(rows(page)).toHaveCount(50);
  await button(page, 'Show more questions').click();
  await expect(rows(page)).toHaveCount(52);
  const row = rows(page).nth(50).getByRole('link');

  await test.step('by the link, and by saving', async () => {
    for (const leave of waysBack(page)) {
      await row.click();
      await expect(title(page, 'Edit question')).toBeFocused();
      await leave();
      await expect(page).toHaveURL(narrowed);
      await expect(row).toBeFocused();
      await expect(row).toBeInViewport({ ratio: 1 });
      await expect(rows(page)).toHaveCount(52);
    }
  });

  await test.step('by the way of the browser, after somebody else has changed the last of them', async () => {
    await row.click();
    await expect(title(page, 'Edit question')).toBeVisible();
    const { questionBank } = await staff.execute<{ questionBank: { edges: { node: { id: string } }[] } }>(
      'query ($key: String!) { questionBank(filter: { search: $key }, first: 100) { edges { node { id } } } }',
      { key },
    );
    const question = `What do they ask by now in ${key}?`;
    await staff.updateQuestion(questionBank.edges.at(-1)?.node.id ?? '', { question });
    await page.goBack();
    await expect(rows(page).last()).toContainText(question);
    await expect(rows(page)).toHaveCount(52);
    await expect(row).toBeInViewport();
  });

  await test.step('by Cancel to the list as it was narrowed, also where the question was loaded anew', async () => {
    await rows(page).first().getByRole('link').click();
    await expect(title(page, 'Edit question')).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(narrowed);
    await button(page, /^Filter/).click();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(key);

    // Also if it was opened before the search started.
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await rows(page).first().getByRole('link').click();
    await expect(title(page, 'Edit question')).toBeVisible();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).not.toHaveURL(/search=/);
    await button(page, /^Filter/).click();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });

  await test.step('where its topic was corrected, the topic of the filter is still named', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await expect(page).not.toHaveURL(/search=/);
    await page.getByLabel('Topic').selectOption(topic);
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole('link').click();
    await page.getByLabel('Topic').fill('Test topic');
    await button(page, 'Save question').click();
    await expect(page.getByText('No question matches.')).toBeVisible();
    await button(page, /^Filter/).click();
    await expect(page.getByLabel('Topic')).toHaveValue(topic);
    await page.getByLabel('Topic').selectOption('All topics');
    await expect(rows(page).first()).toBeVisible();
  });

  await test.step('where it was retired, their number has the focus', async () => {
    await page.getByLabel('Show').selectOption('In the exam');
    await page.getByRole('searchbox', { name: 'Search' }).fill(moved);
    await expect(page).toHaveURL(/search=/);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('link', { name: moved }).click();
    await button(page, 'Retire question').click();
    await expect(button(page, 'Restore question')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Questions' }).click();
    await expect(page.getByText('No question matches.')).toBeFocused();
  });
});
