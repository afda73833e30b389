import type { Page } from '@playwright/test';
import { add, category, save, test, text } from '../support/commentForms.ts';
import { title } from '../support/locators.ts';
import { loseNextAnswer } from '../support/network.ts';
import { openRecord, save as saveRecord, scores } from '../support/recordEdit.ts';
import { endSession, signInHere } from '../support/session.ts';
import { expect, STAFF } from '../support/test.ts';

const notice = (page: Page) => page.getByRole('main').getByText('Your draft is back.');
const discardDraft = (page: Page) => page.getByRole('button', { name: 'Discard it' });
/** The draft in the tab's storage. */
const kept = (page: Page) => page.evaluate(() => window.sessionStorage.getItem('draft'));

/** Like a phone that discards a tab: the page is closed without a question, and loaded again. */
async function dropTab(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

test.describe('a comment that is being written', () => {
  test.beforeEach(async ({ page, leader }) => {
    await page.goto(`${leader.list}/create`);
    await category(page).selectOption('INTELLECT');
    await text(page).fill('Thinks ahead.');
    await dropTab(page);
    await expect(text(page)).toHaveValue('Thinks ahead.');
    await expect(notice(page)).toBeVisible();
  });

  test('is back after a reload, added once, and no draft any more after that', async ({ page, leader }) => {
    await expect(category(page)).toHaveValue('INTELLECT');
    await text(page).fill('Thinks ahead, and says so.');
    await expect(notice(page)).toBeVisible();
    await dropTab(page);
    await expect(text(page)).toHaveValue('Thinks ahead, and says so.');

    await test.step('once, although its answer goes with the page', async () => {
      await loseNextAnswer(page);
      await add(page).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await dropTab(page);
      await expect(text(page)).toHaveValue('Thinks ahead, and says so.');
      await add(page).click();
      await expect(page).toHaveURL(leader.list);
      await expect.poll(() => kept(page)).toBeNull();
      await expect.poll(() => page.evaluate(() => window.sessionStorage.getItem('draft-sent'))).toBeNull();
      await expect(page.getByText('Thinks ahead, and says so.')).toHaveCount(1);
      await page.reload();
      await expect(page.getByText('Thinks ahead, and says so.')).toHaveCount(1);
    });

    await page.getByRole('link', { name: 'Add Comment' }).click();
    await expect(text(page)).toHaveValue('');
    await expect(notice(page)).toHaveCount(0);
  });

  test('can be discarded, which gives the focus to the title, and is gone with signing out', async ({
    page,
    leader,
  }) => {
    await test.step('with signing out, also where its form is not open', async () => {
      page.once('dialog', (dialog) => void dialog.accept());
      await page.goto(leader.list);
      expect(await kept(page)).not.toBeNull();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL('/login');
      await expect.poll(() => kept(page)).toBeNull();
    });

    await signInHere(page, STAFF.email);
    await expect(page).toHaveURL('/home');
    await page.goto(`${leader.list}/create`);
    await category(page).selectOption('INTELLECT');
    await text(page).fill('Thinks ahead.');
    await dropTab(page);
    await discardDraft(page).click();
    await expect(text(page)).toHaveValue('');
    await expect(category(page)).toHaveValue('CHARACTER');
    await expect(notice(page)).toHaveCount(0);
    await expect(title(page, 'Add Comment about SPC Coleman')).toBeFocused();
    await text(page).fill('Something else.');
    await expect(notice(page)).toHaveCount(0);
    await text(page).fill('');
    await page.reload();
    await expect(text(page)).toHaveValue('');
    await expect(notice(page)).toHaveCount(0);
  });

  test('waits for the same login when the session ends, and shows to nobody else', async ({
    page,
    leader,
    makeSoldier,
  }) => {
    const { email } = await makeSoldier();
    await endSession(page);
    await dropTab(page);
    await signInHere(page, STAFF.email);
    await expect(page).toHaveURL(`${leader.list}/create`);
    await expect(text(page)).toHaveValue('Thinks ahead.');
    await expect(notice(page)).toBeVisible();

    await test.step('when somebody else signs in, it is gone', async () => {
      await endSession(page);
      await dropTab(page);
      await signInHere(page, email);
      await expect(page).toHaveURL('/home');
      await expect.poll(() => kept(page)).toBeNull();
    });
  });
});

test('a comment of one’s own that is being changed is back after a reload', async ({ page, leader, staff }) => {
  const id = await staff.addComment(leader.soldierId, 'PRESENCE', 'Stands up straight.');
  await page.goto(`${leader.list}/edit/${id}`);
  await text(page).fill('Stands straight.');
  await dropTab(page);
  await expect(text(page)).toHaveValue('Stands straight.');
  await expect(notice(page)).toBeVisible();
  await save(page).click();
  await expect(page).toHaveURL(leader.list);
  await expect(page.getByText('Stands straight.')).toBeVisible();
});

test('a record that is being edited is back after a reload, over what somebody else saved meanwhile', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier();
  await signIn({ email });
  await page.goto('/home');
  await openRecord(page);
  const m4Score = page.getByRole('textbox', { name: 'M4 qualification' });
  await m4Score.fill('40');
  await staff.updateSoldier(soldierId, 1, { acftScore: 410, m4Qual: 38 });
  await dropTab(page);
  await expect(notice(page)).toBeVisible();
  await expect(m4Score).toHaveValue('40');
  await expect(page.getByRole('textbox', { name: 'ACFT score' })).toHaveValue('410');
  const changes = page.getByRole('region', { name: 'Changed by somebody else' });
  await expect(changes.getByRole('radio', { name: 'Mine: 40' })).toBeChecked();
  await saveRecord(page).click();
  await expect(page).toHaveURL(`/user-info/${soldierId}`);
  await expect(scores(page)).toContainText('40');
  await expect(scores(page)).toContainText('410');
  await expect.poll(() => kept(page)).toBeNull();
});
