import type { Page } from '@playwright/test';
import { add, category, test, text } from '../support/commentForms.ts';
import { goToScreen } from '../support/goTo.ts';
import { title } from '../support/locators.ts';
import { loseNextAnswer } from '../support/network.ts';
import { save as saveRecord, scores } from '../support/recordEdit.ts';
import { endSession, signInHere } from '../support/session.ts';
import { expect, STAFF } from '../support/test.ts';

/* client/app/forms/drafts/useDraft.test.tsx defines drafts. These tests cover the browser's reload and storage, and signing in. */

const notice = (page: Page) => page.getByRole('main').getByText('Your draft is back.');
const discardDraft = (page: Page) => page.getByRole('button', { name: 'Discard it' });
/** The draft in the tab's storage. */
const kept = (page: Page) => page.evaluate(() => window.sessionStorage.getItem('draft'));

/** Like a phone that discards a tab: closes the page without asking, and loads it again. */
async function dropTab(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

async function write(page: Page): Promise<void> {
  await category(page).selectOption('INTELLECT');
  await text(page).fill('Thinks ahead.');
}

async function expectWritten(page: Page): Promise<void> {
  await expect(text(page)).toHaveValue('Thinks ahead.');
  await expect(category(page)).toHaveValue('INTELLECT');
  await expect(notice(page)).toBeVisible();
}

test('a comment that is being written is back after a reload, and added once; it can be discarded, and shows to nobody else', async ({
  page,
  leader,
  staff,
  makeSoldier,
}) => {
  const { email } = await makeSoldier();
  const form = `${leader.list}/create`;
  await page.goto(form);
  await write(page);
  await dropTab(page);
  await expectWritten(page);

  await test.step('once, although its answer goes with the page', async () => {
    await loseNextAnswer(page);
    await add(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await dropTab(page);
    await expectWritten(page);
    await add(page).click();
    await expect(page).toHaveURL(leader.list);
    await expect.poll(() => kept(page)).toBeNull();
    await expect.poll(() => page.evaluate(() => window.sessionStorage.getItem('draft-sent'))).toBeNull();
    await expect(page.getByText('Thinks ahead.')).toHaveCount(1);
    const { commentCount } = await staff.execute<{ commentCount: number }>(
      'query ($id: ID!) { commentCount(soldierId: $id) }',
      {
        id: leader.soldierId,
      },
    );
    expect(commentCount).toBe(1);
    await page.getByRole('link', { name: 'Add Comment' }).click();
    await expect(text(page)).toHaveValue('');
    await expect(notice(page)).toHaveCount(0);
  });

  await test.step('discarded, which gives the focus to the title', async () => {
    await write(page);
    await dropTab(page);
    await discardDraft(page).click();
    await expect(text(page)).toHaveValue('');
    await expect(category(page)).toHaveValue('CHARACTER');
    await expect(notice(page)).toHaveCount(0);
    await expect(title(page, 'Add Comment about SPC Coleman')).toBeFocused();
  });

  await test.step('gone with signing out, also where its form is not open', async () => {
    await write(page);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(leader.list);
    expect(await kept(page)).not.toBeNull();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => kept(page)).toBeNull();
  });

  await test.step('it waits for the same login when the session ends', async () => {
    await signInHere(page, STAFF.email);
    await expect(page).toHaveURL('/home');
    await goToScreen(page, form);
    await expect(text(page)).toHaveValue('');
    await write(page);
    await endSession(page);
    await dropTab(page);
    await signInHere(page, STAFF.email);
    await expect(page).toHaveURL(form);
    await expectWritten(page);
  });

  await test.step('when somebody else signs in, it is gone', async () => {
    await endSession(page);
    await add(page).click();
    await signInHere(page, email);
    await expect(page).toHaveURL('/home');
    await expect.poll(() => kept(page)).toBeNull();
  });
});

test('a record that is being edited is back after a reload, over what somebody else saved meanwhile', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier();
  await signIn({ email });
  await page.goto(`/user-info/${soldierId}/edit`);
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
