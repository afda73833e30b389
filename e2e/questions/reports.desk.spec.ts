import { addQuestion, rows } from '../support/bankQuestions.ts';
import { clickTwice } from '../support/clicks.ts';
import { keepExam, someQuestions } from '../support/examRun.ts';
import { expectProblem } from '../support/fieldProblems.ts';
import { alertOf, button, messages, title } from '../support/locators.ts';
import { loseNextAnswer } from '../support/network.ts';
import { endSession, signInHere } from '../support/session.ts';
import { expect, STAFF, test } from '../support/test.ts';

const openReports = (count: number) => `${count} open ${count === 1 ? 'report' : 'reports'}`;

test('a report reaches staff, who resolve it', async ({ page, staff, makeSoldier, signIn }) => {
  test.slow();
  const { id, question } = await addQuestion(staff);
  await signIn(await makeSoldier({ rank: 'SPC', lastName: 'Okafor' }));
  const [asked] = someQuestions(1);
  if (!asked) throw new Error('No question.');
  await keepExam(page, [{ ...asked, id }]);
  await page.goto('/exam/full-exam/question/0');
  await button(page, 'Report this question').click();
  await button(page, 'Send report').click();
  await expect(alertOf(page)).toHaveText('Please check: What is wrong with it?');
  await expectProblem(page, 'What is wrong with it', /^Please say what is wrong with the question\./);
  await page.getByLabel('What is wrong with it?').fill('a1: two answers are right.\nEnter stays here.');
  // Typing in the field chooses and submits no answer.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  // Sent again after a lost answer, it is still one report.
  await loseNextAnswer(page);
  await button(page, 'Send report').click();
  await expect(alertOf(page)).toContainText('The network did not answer.');
  await button(page, 'Send report').click();
  await expect(page.getByText('Reported. Staff will look at the question.')).toBeVisible();
  await button(page, 'Sign out').click();
  // Waits for the answer, which would otherwise sign out the next person.
  await expect(page).toHaveURL('/login');

  await signIn(STAFF);
  await page.goto('/admin/questions');
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(title(page, 'Question Reports')).toBeVisible();
  const report = rows(page).filter({ hasText: question });
  await expect(report).toHaveCount(1);
  await expect(report).toContainText('SPC Okafor');
  await expect(report).toContainText('two answers are right.');
  await report.getByRole('button', { name: /^Resolve/ }).click();
  await expect(report).toHaveCount(0);
  await page.reload();
  await expect(title(page, 'Question Reports')).toBeVisible();
  await expect(report).toHaveCount(0);
});

test('a report is still there after the session ended', async ({ page, staff, makeSoldier, signIn }) => {
  const { id } = await addQuestion(staff);
  const soldier = await makeSoldier();
  await signIn(soldier);
  const [asked] = someQuestions(1);
  if (!asked) throw new Error('No question.');
  await keepExam(page, [{ ...asked, id }]);
  await page.goto('/exam/full-exam/question/0');
  await button(page, 'Report this question').click();
  await page.getByLabel('What is wrong with it?').fill('Two answers are right.');
  await endSession(page);
  await button(page, 'Send report').click();
  await signInHere(page, soldier.email);
  await expect(page.getByLabel('What is wrong with it?')).toHaveValue('Two answers are right.');
  await button(page, 'Send report').click();
  await expect(page.getByText('Reported. Staff will look at the question.')).toBeVisible();
});

test('staff see how many reports are open, and which of them are about a retired question', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const { id, question } = await addQuestion(staff);
  await signIn(await makeSoldier());
  const [asked] = someQuestions(1);
  if (!asked) throw new Error('No question.');
  await keepExam(page, [{ ...asked, id }]);
  await page.goto('/exam/full-exam/question/0');
  await staff.retireQuestion(id);
  await button(page, 'Report this question').click();
  await page.getByLabel('What is wrong with it?').fill('Two are right.');
  await button(page, 'Send report').click();
  await expect(page.getByText('Reported. Staff will look at the question.')).toBeVisible();

  const { openQuestionReports: count } = await staff.execute<{ openQuestionReports: number }>(
    '{ openQuestionReports }',
  );
  await signIn(STAFF);
  await page.goto('/admin/overview');
  const place = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Questions', exact: true });
  await expect(place).toHaveAccessibleDescription(openReports(count));
  await place.click();
  await expect(page.getByText(`${count} open`, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Reports' }).click();
  const report = rows(page).filter({ hasText: question });
  await expect(report).toContainText('Retired');
  await report.getByRole('button', { name: /^Resolve/ }).click();
  await expect(report).toHaveCount(0);
  await expect(place).not.toHaveAccessibleDescription(openReports(count));
});

test('a report that somebody else resolved meanwhile goes as well', async ({ page, staff, signIn }) => {
  const { id, question } = await addQuestion(staff);
  await staff.reportQuestion(id, 'Two are right.');
  await signIn(STAFF);
  await page.goto('/admin/questions/reports');
  const report = rows(page).filter({ hasText: question });
  await expect(report).toHaveCount(1);
  const { questionReports } = await staff.execute<{
    questionReports: { edges: { node: { id: string; questionId: string } }[] };
  }>('{ questionReports { edges { node { id questionId } } } }');
  const reported = questionReports.edges.find(({ node }) => node.questionId === id);
  await staff.execute('mutation ($id: ID!) { resolveReport(id: $id) }', { id: reported?.node.id });
  await report.getByRole('button', { name: /^Resolve/ }).click();
  await expect(report).toHaveCount(0);
});

test('a double click resolves one report, not also the next', async ({ page, staff, signIn }) => {
  const { id, question } = await addQuestion(staff);
  for (const text of ['One finding.', 'Two finding.', 'Six finding.']) await staff.reportQuestion(id, text);
  await signIn(STAFF);
  // From here on time passes only when the test advances it.
  await page.clock.install();
  await page.goto('/admin/questions/reports');
  const reports = rows(page).filter({ hasText: question });
  const resolve = (text: string) => reports.filter({ hasText: text }).getByRole('button', { name: /^Resolve/ });
  await expect(reports).toHaveCount(3);
  await page.clock.pauseAt(Date.now() + 60_000);
  await clickTwice(resolve('Six'), async () => {
    await expect(messages(page)).toHaveText('Report resolved.');
    await page.clock.runFor(10);
    await expect(reports).toHaveCount(2);
  });
  await expect(resolve('Two')).toBeEnabled();
  // A click at the same place later takes effect.
  await page.clock.runFor(700);
  await resolve('Two').click();
  await page.clock.resume();
  await expect(reports).toHaveCount(1);
});
