import { addQuestion, newQuestion, rows } from '../support/bankQuestions.ts';
import { button, title } from '../support/locators.ts';
import { expect, STAFF, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 664 } });

test('whoever comes back from a question goes on where they were in the list', async ({ page, signIn }) => {
  await signIn(STAFF);
  await page.goto('/admin/questions?search=the');
  await expect(title(page, 'Exam Questions')).toBeVisible();
  // Like the other screens of Admin, it has no Back link.
  await expect(page.getByRole('link', { name: /^Back/ })).toHaveCount(0);
  await button(page, 'Show more questions').click();
  const row = rows(page).nth(60).getByRole('link');
  await expect(row).toBeVisible();
  const leaveBy = [
    () => page.getByRole('link', { name: 'Back to Questions' }).click(),
    () => page.getByRole('link', { name: 'Cancel' }).click(),
    async () => {
      await page.getByLabel('Citation').press('End');
      await page.getByLabel('Citation').pressSequentially('.');
      await button(page, 'Save question').click();
    },
  ];
  for (const leave of leaveBy) {
    await row.click();
    await expect(title(page, 'Edit Question')).toBeFocused();
    await leave();
    await expect(page).toHaveURL('/admin/questions?search=the');
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport({ ratio: 1 });
  }
});

test('when the question is no longer in the list, their number has the focus', async ({ page, staff, signIn }) => {
  const { question } = await addQuestion(staff);
  await signIn(STAFF);
  await page.goto(`/admin/questions?${new URLSearchParams({ search: question }).toString()}`);
  await page.getByRole('link', { name: question }).click();
  await button(page, 'Retire question').click();
  await expect(button(page, 'Restore question')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Questions' }).click();
  await expect(page.getByText('No question matches.')).toBeFocused();
});

test('a topic that no question has any more is still named as what the list is narrowed to', async ({
  page,
  staff,
  signIn,
}) => {
  const topic = `Misspelt topic ${process.pid}`;
  await staff.createQuestion({ ...newQuestion(), topic });
  await signIn(STAFF);
  await page.goto(`/admin/questions?${new URLSearchParams({ topic }).toString()}`);
  await rows(page).getByRole('link').click();
  await page.getByLabel('Topic').fill('Test topic');
  await button(page, 'Save question').click();
  await expect(page.getByText('No question matches.')).toBeVisible();
  await button(page, 'Filter (1)').click();
  await expect(page.getByLabel('Topic')).toHaveValue(topic);
  await page.getByLabel('Topic').selectOption('All topics');
  await expect(rows(page).first()).toBeVisible();
});

test('whoever corrects what was reported comes back to the reports', async ({ page, staff, signIn }) => {
  const { id, question } = await addQuestion(staff);
  await staff.reportQuestion(id, 'North is right.');
  await signIn(STAFF);
  await page.goto('/admin/questions/reports');
  const report = page.getByRole('link', { name: question });
  for (const way of ['Back to Question Reports', 'Cancel']) {
    await report.click();
    await expect(title(page, 'Edit Question')).toBeFocused();
    await page.getByRole('link', { name: way, exact: true }).click();
    await expect(title(page, 'Question Reports')).toBeFocused();
  }
  await report.click();
  await page.getByRole('radio', { name: 'A', exact: true }).check();
  await button(page, 'Save question').click();
  await expect(title(page, 'Question Reports')).toBeFocused();
  await button(page, `Resolve the report on ${id}`).click();
  await expect(report).toHaveCount(0);
});
