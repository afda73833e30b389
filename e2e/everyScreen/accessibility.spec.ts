import type { Page } from '@playwright/test';
import { ApiPerson } from '../support/apiPerson.ts';
import { expectNoViolations } from '../support/axe.ts';
import { keepExam, someQuestions } from '../support/examRun.ts';
import { alertOf, button, discard, title } from '../support/locators.ts';
import { signInThrough } from '../support/ownUnit.ts';
import { expect, STAFF, test } from '../support/test.ts';

const SIGNED_OUT = [
  { address: '/login', heading: 'Sign in' },
  { address: '/register', heading: 'Register' },
  { address: '/reset-password', heading: 'Reset password' },
  { address: '/reset-password/new#code', heading: 'This link does not work' },
  { address: '/second-factor', heading: 'Second factor' },
];

async function expectSound(page: Page, heading: string | RegExp): Promise<void> {
  await expect(title(page, heading)).toBeVisible();
  await expectNoViolations(page);
}

test('the screens before the sign-in have no violations, also with problems shown', async ({ page }) => {
  for (const { address, heading } of SIGNED_OUT) {
    await test.step(address, async () => {
      await page.goto(address);
      await expectSound(page, heading);
      const submit = page.locator('button[type=submit]');
      if ((await submit.count()) === 0) return;
      await submit.click();
      await expect(alertOf(page)).toBeVisible();
      await expectSound(page, heading);
    });
  }
});

test('setting a new password has no violations, also with problems shown', async ({ page, product, makeSoldier }) => {
  const { email } = await makeSoldier();
  await new ApiPerson(product.url).requestPasswordReset(email);
  await page.goto(await product.mailedLink(email));
  await expectSound(page, 'Set a new password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(alertOf(page)).toBeVisible();
  await expectSound(page, 'Set a new password');
});

test('the screens behind the sign-in have no violations', async ({ page, demo }) => {
  const { email, password } = demo.signIn('Staff');
  await signInThrough(page, email, password, demo.url);
  await page.goto(`${demo.url}/home`);
  await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
  await expectSound(page, 'Section Overview');
  await page.getByRole('link', { name: /Alvarez/ }).click();
  await expectSound(page, 'SPC Alvarez');
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save record' }).click();
  await expectSound(page, 'Edit SPC Alvarez');
  await page.goto(`${demo.url}/user-info/no-such-soldier`);
  await expectSound(page, /./);
});

test('the school screens have no violations, also with problems shown', async ({ page, makeSoldier, signIn }) => {
  // Each of the six analyses takes seconds on a busy machine.
  test.slow();
  const { email, soldierId } = await makeSoldier();
  await signIn({ email });
  await page.goto(`/user-info/${soldierId}/add-school`);
  await expectSound(page, 'Add School to My Info');
  await page.getByRole('button', { name: 'Add school' }).click();
  await expect(alertOf(page)).toBeVisible();
  await expectSound(page, 'Add School to My Info');
  await page.getByLabel('School').selectOption('AIR_ASSAULT');
  await page.getByLabel('Start date').fill('2090-01-05');
  await page.getByLabel('End date').fill('2090-01-30');
  await page.getByRole('button', { name: 'Add school' }).click();
  await expectSound(page, 'My Info');
  await page.getByRole('link', { name: 'Edit AIR ASSAULT, 05 JAN 2090' }).click();
  await page.getByLabel('End date').fill('2090-01-04');
  await page.getByRole('button', { name: 'Save school' }).click();
  await expect(alertOf(page)).toBeVisible();
  await expectSound(page, 'Edit School in My Info');
  await page.getByRole('link', { name: 'Delete School' }).click();
  await discard(page).click();
  await expectSound(page, 'Delete School from My Info');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Delete school' }).click();
  await expect(alertOf(page)).toBeVisible();
  await expectSound(page, 'Delete School from My Info');
});

test('the exam screens have no violations, whatever was answered', async ({ page, makeSoldier, signIn }) => {
  test.slow();
  await signIn(await makeSoldier());
  await page.goto('/exam/landing');
  await expectSound(page, 'Practice Exam');
  const questions = someQuestions(2);
  await keepExam(page, questions);
  await page.goto('/exam/full-exam/question/0');
  await page.getByRole('radio', { name: 'Wrong one' }).check();
  await button(page, 'Submit').click();
  await page.getByRole('radio', { name: 'Wrong two' }).check();
  await page.context().setOffline(true);
  await expectSound(page, 'Question 1 of 2');
  await page.getByRole('radio', { name: 'Right' }).check();
  await button(page, 'Submit').click();
  await button(page, 'Report this question').click();
  await button(page, 'Send report').click();
  await expect(alertOf(page)).toBeVisible();
  await expectSound(page, 'Question 1 of 2');
  await button(page, 'Exit Exam').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectSound(page, 'Question 1 of 2');
  await page.context().setOffline(false);
  await keepExam(
    page,
    questions.map((question) => ({ ...question, guess: 'Wrong one', complete: true })),
  );
  await page.goto('/exam/results');
  await expectSound(page, 'Exam Results');
  await page.goto('/exam/landing');
  await expectSound(page, 'Practice Exam');
});

test('the question bank has no violations, also with problems shown', async ({ page, signIn }) => {
  test.slow();
  await signIn(STAFF);
  await page.goto('/admin/questions?search=call');
  await expectSound(page, 'Exam Questions');
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /Review on/ })
    .first()
    .click();
  await page.getByRole('radio', { name: 'A', exact: true }).check();
  await expectSound(page, 'Edit Question');
  await page.getByRole('textbox', { name: 'Option A' }).fill('');
  await button(page, 'Save question').click();
  await expect(alertOf(page)).toBeVisible();
  await expectSound(page, 'Edit Question');
  await page.goto('/admin/questions/import');
  const rows = [{ question: 'Which row is refused?' }, { question: 'Which row is refused, too?' }];
  const buffer = Buffer.from(JSON.stringify(rows));
  await page.getByLabel('File').setInputFiles({ name: 'rows.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('2 of 2 rows have problems')).toBeVisible();
  await expectSound(page, 'Import Questions');
  await page.goto('/admin/questions/reports');
  await expectSound(page, 'Question Reports');
});

test('the account screens have no violations, also with problems shown', async ({ page, makeSoldier, signIn }) => {
  test.slow();
  await signIn(await makeSoldier());
  await page.goto('/account');
  await expectSound(page, 'Account');
  for (const { link, submit } of [
    { link: 'Change password', submit: 'Change password' },
    { link: 'Change email', submit: 'Send link' },
    { link: 'Delete login', submit: 'Delete login' },
  ]) {
    await page.getByRole('link', { name: link }).click();
    await page.getByRole('button', { name: submit }).click();
    await expect(alertOf(page)).toBeVisible();
    await expectSound(page, link);
    await page.getByRole('link', { name: 'Back' }).click();
  }
  await page.getByRole('link', { name: 'Turn on second factor' }).click();
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(alertOf(page)).toBeVisible();
  await expectSound(page, 'Turn on second factor');
  await page.context().setOffline(true);
  await expect(page.getByText(/^Offline, retrying at/)).toBeVisible();
  await expectSound(page, 'Turn on second factor');
});

test('Add Info has no violations', async ({ page, product }) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill(`axe.${test.info().project.name}@unit.example`);
  await page.getByLabel(/^Password/).fill('seven red radios');
  await page.getByLabel(/^Confirm password/).fill('seven red radios');
  await page.getByLabel('Join code').fill(product.joinCode);
  await page.getByRole('button', { name: 'Register' }).click();
  await expectSound(page, 'Add Info');
});

test('reading and adding comments has no violations, also with problems shown', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const { soldierId } = await makeSoldier({ rank: 'SPC', lastName: 'Coleman' });
  await staff.addComment(soldierId, 'OVERALL', 'Ready for the board.');
  await signIn(STAFF);
  await page.goto(`/comments/${soldierId}`);
  await expectSound(page, 'Comments for SPC Coleman');
  await page.getByRole('link', { name: 'Add Comment' }).click();
  await expectSound(page, 'Add Comment about SPC Coleman');
  await page.getByRole('button', { name: 'Add comment' }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('x'.repeat(251));
  await expectSound(page, 'Add Comment about SPC Coleman');
});

test('changing and deleting comments has no violations, also with problems shown', async ({
  page,
  product,
  makeSoldier,
  signIn,
}) => {
  const soldier = await makeSoldier();
  const writer = await ApiPerson.signIn(product.url, soldier);
  await writer.addRecommendedComment('Certified two observers.');
  await signIn(soldier);
  await page.goto(`/comments/${soldier.soldierId}`);
  await expectSound(page, 'My Comments');
  await page.getByRole('link', { name: /^Edit/ }).click();
  await expectSound(page, 'Edit Recommended Comment about yourself');
  await page.getByRole('link', { name: 'Delete Comment' }).click();
  await expect(page.getByRole('button', { name: 'Send It' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send It' }).click();
  await expect(alertOf(page)).toBeVisible();
  await expectSound(page, 'Delete Comment about yourself');
});
