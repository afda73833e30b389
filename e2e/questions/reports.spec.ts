import { addQuestion, rows } from '../support/bankQuestions.ts';
import { clickTwice } from '../support/clicks.ts';
import { keepExam, someQuestions } from '../support/examRun.ts';
import { expectProblem } from '../support/fieldProblems.ts';
import { alertOf, button, messages, title } from '../support/locators.ts';
import { loseNextAnswer } from '../support/network.ts';
import { expect, STAFF, test } from '../support/test.ts';

const openReports = (count: number) => `${count} open ${count === 1 ? 'report' : 'reports'}`;

test('reports reach staff, who see which are open, and resolve each once, also after they corrected the question', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  test.slow();
  const [one, two, often, once, soldier] = await Promise.all([
    addQuestion(staff),
    addQuestion(staff),
    addQuestion(staff),
    addQuestion(staff),
    makeSoldier({ rank: 'SPC', lastName: 'Okafor' }),
  ]);
  await signIn(soldier);
  await keepExam(
    page,
    someQuestions(1).map((asked) => ({ ...asked, id: one.id })),
  );

  await test.step('a report is checked, and is one also where it was sent again after a lost answer', async () => {
    const text = page.getByLabel('What is wrong with it?');
    await page.goto('/exam/full-exam/question/0');
    await button(page, 'Report this question').click();
    await button(page, 'Send report').click();
    await expect(alertOf(page)).toHaveText('Please check: What is wrong with it?');
    await expectProblem(page, 'What is wrong with it', /^Say what's wrong with the question\./);
    await text.fill('a1: two answers are right.\nEnter stays here.');
    await loseNextAnswer(page);
    await button(page, 'Send report').click();
    await expect(alertOf(page)).toContainText('The network did not answer.');
    await button(page, 'Send report').click();
    await expect(page.getByText('Reported. Staff will look at the question.')).toBeVisible();
    await page.unrouteAll();
  });

  await staff.reportQuestion(two.id, 'Two are right.');
  await staff.retireQuestion(two.id);
  for (const text of ['One finding.', 'Two finding.', 'Six finding.']) await staff.reportQuestion(often.id, text);
  await staff.reportQuestion(once.id, 'Two are right.');
  const { openQuestionReports: count } = await staff.execute<{ openQuestionReports: number }>(
    '{ openQuestionReports }',
  );
  await signIn(STAFF);
  // From here on, time only passes when the test advances it.
  await page.clock.install();
  await page.goto('/admin/questions');
  const place = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Questions', exact: true });
  const first = rows(page).filter({ hasText: one.question });
  const second = rows(page).filter({ hasText: two.question });

  await test.step('staff see how many are open, who sent them, and which are about a retired question', async () => {
    await expect(place).toHaveAccessibleDescription(openReports(count));
    await expect(page.getByText(`${count} open`, { exact: true })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill(often.question);
    await expect(rows(page).filter({ hasText: often.question })).toContainText('3 reports');
    await page.getByRole('link', { name: 'Reports' }).click();
    await expect(title(page, 'Question reports')).toBeVisible();
    await expect(first).toHaveCount(1);
    await expect(first).toContainText('SPC Okafor');
    await expect(first).toContainText('two answers are right.');
    await expect(first).not.toContainText('Retired');
    await expect(second).toContainText('Retired');
  });

  await test.step('a double click resolves one report, not also the next', async () => {
    const reports = rows(page).filter({ hasText: often.question });
    const resolve = (text: string) => reports.filter({ hasText: text }).getByRole('button', { name: /^Resolve/ });
    await expect(reports).toHaveCount(3);
    await page.clock.pauseAt(Date.now() + 60_000);
    await clickTwice(resolve('Six'), async () => {
      await expect(messages(page)).toHaveText('Report resolved.');
      await page.clock.runFor(10);
      await expect(reports).toHaveCount(2);
    });
    await expect(resolve('Two')).toBeEnabled();
    // A later click at the same place counts.
    await page.clock.runFor(700);
    await resolve('Two').click();
    await page.clock.resume();
    await expect(reports).toHaveCount(1);
    await expect(place).toHaveAccessibleDescription(openReports(count - 2));
  });

  await test.step('a report that somebody else resolved meanwhile goes as well', async () => {
    const report = rows(page).filter({ hasText: once.question });
    await expect(report).toHaveCount(1);
    const { questionReports } = await staff.execute<{
      questionReports: { edges: { node: { id: string; questionId: string } }[] };
    }>('{ questionReports { edges { node { id questionId } } } }');
    const reported = questionReports.edges.find(({ node }) => node.questionId === once.id);
    await staff.execute('mutation ($id: ID!) { resolveReport(id: $id) }', { id: reported?.node.id });
    // By keyboard, because a click at the same place so soon after another one is ignored.
    await report.getByRole('button', { name: /^Resolve/ }).press('Enter');
    await expect(report).toHaveCount(0);
  });

  await test.step('correcting a reported question leads back to the reports', async () => {
    const report = page.getByRole('link', { name: one.question });
    for (const way of ['Back to Question reports', 'Cancel']) {
      await report.click();
      await expect(title(page, 'Edit question')).toBeFocused();
      await page.getByRole('link', { name: way, exact: true }).click();
      await expect(title(page, 'Question reports')).toBeFocused();
    }
    await report.click();
    await page.getByRole('radio', { name: 'A', exact: true }).check();
    await button(page, 'Save question').click();
    await expect(title(page, 'Question reports')).toBeFocused();
    await button(page, `Resolve the report on ${one.id}`).click();
    await expect(report).toHaveCount(0);
  });
});
