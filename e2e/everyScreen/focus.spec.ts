import type { Locator, Page } from '@playwright/test';
import { ApiPerson } from '../support/apiPerson.ts';
import { newQuestion } from '../support/bankQuestions.ts';
import { keepExamInOtherTab, someQuestions } from '../support/examRun.ts';
import { goTo } from '../support/goTo.ts';
import { alertOf, button, messages, title } from '../support/locators.ts';
import { failCalls, holdCalls } from '../support/network.ts';
import { schedule } from '../support/schoolForms.ts';
import { expect, STAFF, test } from '../support/test.ts';

const press = async (page: Page, name: string) => {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
};

/** Controls that appear above or to the left of the control that Tab reaches before them: `Cancel before Save`. */
function seenBefore(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const nameOf = (control: Element) => control.textContent || control.getAttribute('name') || control.localName;
    const controls = [...root.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
      // The box of the middle name belongs to the field above it.
      (control) => control.getClientRects().length > 0 && control.getAttribute('name') !== 'noMiddleName',
    );
    return controls.flatMap((control, index) => {
      const last = controls[index - 1];
      if (last === undefined) return [];
      const [here, there] = [control.getBoundingClientRect(), last.getBoundingClientRect()];
      const isAbove = here.bottom <= there.top;
      const isLeft = here.right <= there.left && here.top < there.bottom && there.top < here.bottom;
      return isAbove || isLeft ? [`${nameOf(control)} before ${nameOf(last)}`] : [];
    });
  });
}

test('the keyboard skips the navigation, and the new screen has the focus, also a failed screen and the one before', async ({
  page,
  context,
  makeSoldier,
  signIn,
}) => {
  await signIn(await makeSoldier());
  // Otherwise the socket would also deliver the record once it opens.
  await page.routeWebSocket('**/graphql', (socket) => socket.close());
  await page.goto('/home');
  const home = title(page, 'Section Overview');
  await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
  await expect(home).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await test.step('a screen that fails is named, and has the focus', async () => {
    const endFailure = await failCalls(page, 'UserInfo');
    await page.getByRole('link', { name: 'My Info' }).focus();
    await page.keyboard.press('Enter');
    const failed = title(page, "That didn't work");
    await expect(failed).toBeFocused();
    await expect(page).toHaveTitle("That didn't work · Fire Support Tracker");
    await press(page, 'Try again');
    await expect(failed).toBeFocused();
    await endFailure();
    await press(page, 'Try again');
    await expect(title(page, 'My Info')).toBeFocused();
    await expect(page).toHaveTitle('My Info · Fire Support Tracker');
  });

  await test.step('going back to the page that was loaded, its heading has the focus', async () => {
    await page.getByRole('link', { name: 'Exam', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(title(page, 'Practice Exam')).toBeFocused();
    await page.goBack();
    await expect(title(page, 'My Info')).toBeFocused();
    await page.goBack();
    await expect(home).toBeFocused();
  });

  await test.step('signing out that fails leaves the focus on its button', async () => {
    const calls = await holdCalls(page, 'SignOut');
    await press(page, 'Sign out');
    await calls.asked;
    await context.setOffline(true);
    calls.letThrough();
    const failure = page.getByRole('banner').getByRole('alert');
    await expect(failure).toContainText('You are still signed in. The network did not answer.');
    await expect(button(page, 'Sign out')).toBeFocused();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'My Info' }).click();
    await expect(title(page, 'My Info')).toBeVisible();
    await page.goBack();
    await expect(home).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});

test('on the page that was loaded, what a press leads to has the focus; what was saved or deleted is told once', async ({
  page,
  product,
  staff,
  makeSoldier,
  signIn,
}) => {
  test.slow();
  const soldier = await makeSoldier();
  const record = `/user-info/${soldier.soldierId}`;
  const id = await schedule(staff, soldier.soldierId);
  const [questionId = ''] = await staff.examQuestions();
  await (await ApiPerson.signIn(product.url, soldier)).addRecommendedComment('Certified two observers.');
  await signIn(soldier);
  await page.goto('/account/second-factor');
  await press(page, 'Set up');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await expect(title(page, 'Turn on second factor')).toBeFocused();

  await test.step('also after what failed', async () => {
    const endFailure = await failCalls(page, 'UserInfo');
    await page.goto(record);
    await expect(button(page, 'Try again')).toBeVisible();
    await press(page, 'Try again');
    await expect(title(page, "That didn't work")).toBeFocused();
    await endFailure();
    await press(page, 'Try again');
    await expect(title(page, 'My Info')).toBeFocused();
  });

  await test.step('the history has the focus once it is asked for', async () => {
    const changes = page.getByRole('group', { name: 'Changes' });
    await press(page, 'Show history');
    await expect(changes).toBeFocused();
    await expect(changes).toContainText('Record added');
  });

  await test.step('what was saved is told once, where screen readers listen already', async () => {
    await page.getByRole('link', { name: 'Edit Info' }).click();
    await page.getByLabel('ACFT score').fill('410');
    const region = await messages(page).elementHandle();
    await press(page, 'Save record');
    await expect(title(page, 'My Info')).toBeFocused();
    await expect(page.locator('[aria-live], [role=alert], [role=status]').filter({ hasText: 'saved' })).toHaveCount(1);
    expect(await region.textContent()).toBe('Record saved.');
  });

  await test.step('what was deleted is told also where its form was left meanwhile', async () => {
    await goTo(page, `${record}/edit-school/${id}/delete`);
    const calls = await holdCalls(page, 'DeleteSchool');
    await press(page, 'Delete school');
    await calls.asked;
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(title(page, 'Section Overview')).toBeFocused();
    calls.letThrough();
    await expect(messages(page).getByText('School deleted.', { exact: true })).toHaveCount(1);
    await expect(page).toHaveURL('/home');
  });

  await test.step('the report on a question gives the focus back, or has it on its answer', async () => {
    await keepExamInOtherTab(
      page,
      someQuestions(1).map((question) => ({ ...question, id: questionId })),
    );
    await goTo(page, '/exam/full-exam/question/0');
    await press(page, 'Report this question');
    const field = page.getByLabel('What is wrong with it?');
    await expect(field).toBeFocused();
    await press(page, 'Cancel');
    await expect(button(page, 'Report this question')).toBeFocused();

    await press(page, 'Report this question');
    await field.fill('Two answers are right.');
    const regions = await page.getByRole('main').locator('[aria-live=polite]').elementHandles();
    await press(page, 'Send report');
    const answer = page.getByText('Reported. Staff will look at the question.');
    await expect(answer).toBeVisible();
    const isHeard = regions.map((region) => region.evaluate(({ textContent }) => textContent?.startsWith('Reported.')));
    expect(await Promise.all(isHeard)).toContain(true);
    await expect(page.locator(':focus').and(answer)).toBeVisible();
  });

  await test.step('in forms, dialogs and the exam, Tab goes on to the right or down, whatever the width', async () => {
    const expectInOrder = async (part: Locator) => {
      // So high that nothing sticks to an edge.
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 4000 });
        expect(await seenBefore(part), `${page.url()} at ${width} px`).toEqual([]);
      }
    };
    const main = page.getByRole('main');
    for (const [address, name] of [
      [`${record}/edit`, 'Save record'],
      [`${record}/add-school`, 'Add school'],
      ['/account/delete', 'Delete login'],
    ] as const) {
      await goTo(page, address);
      await expect(button(page, name)).toBeVisible();
      await expectInOrder(main);
    }
    await goTo(page, `/comments/${soldier.soldierId}`);
    await page.getByRole('link', { name: /^Edit/ }).click();
    await expect(page.getByRole('link', { name: 'Delete Comment' })).toBeVisible();
    await expectInOrder(main);

    await keepExamInOtherTab(page, someQuestions(2));
    await goTo(page, '/exam/full-exam/question/0');
    await expect(title(page, 'Question 1 of 2')).toBeVisible();
    await button(page, 'Report this question').click();
    await expectInOrder(main);
    await button(page, 'Exit Exam').click();
    await expectInOrder(page.getByRole('alertdialog'));
    await button(page, 'Continue Exam').click();
    await keepExamInOtherTab(
      page,
      someQuestions(2).map((question) => ({ ...question, guess: 'Wrong one', complete: true })),
    );
    await goTo(page, '/exam/results');
    await expect(button(page, 'Practice these again')).toBeVisible();
    await expectInOrder(main);
    await goTo(page, '/exam/landing');
    await expect(button(page, 'Quick 10')).toBeVisible();
    await expectInOrder(main);
  });
});

test('a button that was at work has the focus again, and what comes late takes it from nobody', async ({
  page,
  context,
  staff,
  makeSoldier,
  signIn,
}) => {
  test.slow();
  const [id = ''] = await staff.examQuestions();
  for (const text of ['First finding.', 'Second finding.', 'Third finding.']) await staff.reportQuestion(id, text);
  const { soldierId } = await makeSoldier({ lastName: 'Latecomer' });
  await signIn(STAFF);
  // A subscription's first event also delivers the record, and may come first, so the socket is cut off.
  await page.routeWebSocket('**/graphql', () => undefined);
  await page.goto('/admin/questions');
  await test.step('more questions', async () => {
    const more = button(page, 'Show more questions');
    await expect(more).toBeVisible();
    const calls = await holdCalls(page, 'QuestionBank');
    await press(page, 'Show more questions');
    await expect(more).toBeDisabled();
    await expect(more).not.toBeFocused();
    calls.letThrough();
    await expect(page.getByText(/^Showing 100 of \d+ questions$/)).toBeVisible();
    await expect(more).toBeFocused();
  });

  await test.step('a resolved report is told, and the next one has the focus', async () => {
    await goTo(page, '/admin/questions/reports');
    const row = (text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });
    const resolve = (within: Locator) => within.getByRole('button', { name: /^Resolve/ }).press('Enter');
    await resolve(row('Second finding.'));
    await expect(row('Second finding.')).toHaveCount(0);
    await expect(messages(page)).toContainText('Report resolved.');
    await expect(row('First finding.')).toBeFocused();
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Resolve/ }) });
    for (let left = await rows.count(); left > 0; left -= 1) {
      await resolve(rows.last());
      await expect(rows).toHaveCount(left - 1);
      await expect(left > 1 ? rows.last() : page.getByText('No open reports.')).toBeFocused();
    }
  });

  await test.step('of several buttons, the pressed one', async () => {
    await goTo(page, '/admin/questions/import');
    const buffer = Buffer.from(JSON.stringify([newQuestion()]));
    await page.getByLabel('File').setInputFiles({ name: 'questions.json', mimeType: 'application/json', buffer });
    const send = button(page, 'Import 1 question');
    await expect(send).toBeEnabled();
    await context.setOffline(true);
    await press(page, 'Import 1 question');
    await expect(alertOf(page)).toContainText('The network did not answer.');
    await expect(send).toBeFocused();
    await context.setOffline(false);
    await press(page, 'Import 1 question');
    // The button that had the focus is gone.
    await expect(page.locator(':focus')).toContainText('Imported: 1 added, 0 changed, 0 unchanged.');
  });

  await test.step('a screen is named while it is loading, and what comes late takes the focus from nobody', async () => {
    for (const [link, operation, name] of [
      ['ETS Time', 'EtsList', 'ETS Time'],
      ['My Info', 'UserInfo', 'My Info'],
    ] as const) {
      const calls = await holdCalls(page, operation);
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(title(page, name)).toBeFocused();
      await expect(page).toHaveTitle(`${name} · Fire Support Tracker`);
      const waiting = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading the' });
      await expect(waiting).toBeVisible();
      await page.getByRole('link', { name: 'Home', exact: true }).focus();
      calls.letThrough();
      await expect(waiting).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeFocused();
    }

    // A title whose text arrives late doesn't take the focus either, if the person has moved it.
    const calls = await holdCalls(page, 'UserInfo');
    await goTo(page, `/user-info/${soldierId}`);
    await calls.asked;
    const account = page.getByRole('link', { name: 'Account', exact: true });
    await account.focus();
    calls.letThrough();
    await expect(title(page, 'SPC Latecomer')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Dates' })).toBeVisible();
    await expect(account).toBeFocused();
  });
});
