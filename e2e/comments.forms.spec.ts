import type { Page } from '@playwright/test';
import { slowDown } from './network.ts';
import { expect, PASSWORD, test } from './test.ts';
import { STAFF, Writer } from './writers.ts';

const NETWORK = 'The network did not answer. Please check your connection and try again.';
const GONE = 'That comment does not exist.';
const DELETE_FAILED = 'There was a problem deleting that comment.';

const group = (page: Page, category: string) => page.getByRole('region', { name: category });
const text = (page: Page) => page.getByRole('textbox', { name: 'Comment' });
const category = (page: Page) => page.getByLabel('Category', { exact: true });
const add = (page: Page) => page.getByRole('button', { name: 'Add comment' });
const save = (page: Page) => page.getByRole('button', { name: 'Save comment' });
const sendIt = (page: Page) => page.getByRole('button', { name: 'Send It' });
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
/** The summary above the form. */
const summary = (page: Page) => page.getByRole('main').getByRole('alert');
const leaveQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

test.describe('a leader', () => {
  let list: string;
  let soldierId: string;
  let staff: Writer;

  test.beforeEach(async ({ product, makeSoldier, signIn }) => {
    ({ soldierId } = await makeSoldier({ rank: 'SPC', lastName: 'Coleman' }));
    list = `/comments/${soldierId}`;
    staff = await Writer.signIn(product.url);
    await signIn(STAFF);
  });

  test('adds a comment, which stands at the top as it was typed', async ({ page }) => {
    await staff.add(soldierId, 'PRESENCE', 'The one before.');
    await page.goto(list);
    await page.getByRole('link', { name: 'Add Comment' }).click();
    await expect(title(page, 'Add Comment')).toBeVisible();
    await expect(page.getByText('About SPC Coleman')).toBeVisible();
    await expect(category(page)).toHaveValue('CHARACTER');
    await expect(category(page).locator('option:not([disabled])')).toHaveText([
      'CHARACTER',
      'PRESENCE',
      'INTELLECT',
      'LEADERSHIP',
      'DEVELOPS',
      'ACHIEVES',
      'OVERALL',
    ]);
    await expect(text(page)).toHaveAttribute('rows', '6');
    await category(page).selectOption('PRESENCE');
    const typed = 'First line.\n\n  <b>not bold</b> & <img src=x onerror="document.title=1">';
    await text(page).fill(`  ${typed}\n`);
    await add(page).click();
    await expect(page).toHaveURL(list);
    await expect(group(page, 'PRESENCE').getByRole('listitem')).toHaveText([/First line/, /The one before/]);
    const shown = group(page, 'PRESENCE').getByText('First line.');
    expect(await shown.evaluate((element) => [element.textContent, element.childElementCount])).toEqual([typed, 0]);
    // The line breaks show, too.
    expect(await shown.evaluate((element: HTMLElement) => element.innerText.split('\n').length)).toBe(3);
    await page.reload();
    await expect(group(page, 'PRESENCE').getByRole('listitem')).toHaveCount(2);
  });

  test('counts what is typed, and is told of what is missing or too much', async ({ page }) => {
    await page.goto(`${list}/create`);
    await expect(text(page)).toHaveAccessibleDescription('0 of 250 characters');
    await add(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toHaveText('Please enter a comment.');
    await expect(text(page)).toHaveAccessibleDescription(/Please enter a comment\./);
    await summary(page).getByRole('link').click();
    await expect(text(page)).toBeFocused();

    await text(page).fill('x'.repeat(251));
    await expect(text(page)).toHaveAccessibleDescription(/251 of 250 characters – 1 too many/);
    await add(page).click();
    await expect(summary(page)).toHaveText('Comment must have at most 250 characters.');
    await expect(text(page)).toHaveAccessibleDescription(/Comment must have at most 250 characters\./);
    await expect(text(page)).toHaveValue('x'.repeat(251));

    // An emoji is one character, however the machine keeps it.
    await text(page).fill('🎯'.repeat(250));
    await expect(text(page)).toHaveAccessibleDescription(/250 of 250 characters/);
    await add(page).click();
    await expect(page).toHaveURL(list);
    await expect(group(page, 'CHARACTER')).toContainText('🎯'.repeat(250));
  });

  test('cannot send twice, and goes back without sending', async ({ page }) => {
    for (const name of ['Back', 'Cancel']) {
      await page.goto(`${list}/create`);
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(list);
    }
    await page.goto(`${list}/create`);
    await text(page).fill('Once.');
    await slowDown(page);
    await add(page).click();
    await expect(page.getByRole('main').locator('button[type=submit]')).toBeDisabled();
    await expect(page).toHaveURL(list);
    await expect(group(page, 'CHARACTER').getByRole('listitem')).toHaveCount(1);
  });

  test('loses nothing when there is no network, or when the session ends', async ({ page, context }) => {
    await page.goto(`${list}/create`);
    await category(page).selectOption('ACHIEVES');
    await text(page).fill('Kept.');
    await context.setOffline(true);
    await add(page).click();
    await expect(summary(page)).toHaveText(NETWORK);
    await expect(text(page)).toHaveValue('Kept.');
    await context.setOffline(false);

    await page.request.post('/graphql', { data: { query: 'mutation { signOut }' } });
    // The page may have heard of it before the click, and be gone.
    await Promise.all([
      expect(page).toHaveURL('/login'),
      add(page)
        .click()
        .catch(() => undefined),
    ]);
    await page.getByLabel('Email').fill(STAFF.email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${list}/create`);
    await expect(text(page)).toHaveValue('Kept.');
    await expect(category(page)).toHaveValue('ACHIEVES');
    await add(page).click();
    await expect(page).toHaveURL(list);
    await expect(group(page, 'ACHIEVES')).toContainText('Kept.');
  });

  test('is asked before unsaved changes go', async ({ page }) => {
    const id = await staff.add(soldierId, 'OVERALL', 'As it was.');
    await page.goto(list);
    await page.getByRole('link', { name: 'Add Comment' }).click();
    await text(page).fill('Half a');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await leaveQuestion(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(text(page)).toHaveValue('Half a');
    await page.getByRole('link', { name: 'Back' }).click();
    await leaveQuestion(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(list);

    await group(page, 'OVERALL').getByRole('link', { name: /^Edit/ }).click();
    await text(page).fill('As it will be.');
    await page.getByRole('link', { name: 'Delete Comment' }).click();
    await leaveQuestion(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL(`${list}/edit/${id}`);
    await text(page).fill('As it was.');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(list);
  });

  test('edits a comment, also into another category, and finds it there at once', async ({ page, context }) => {
    const id = await staff.add(soldierId, 'OVERALL', 'As it was.');
    await staff.add(soldierId, 'PRESENCE', 'Another.');
    await page.goto(list);
    await group(page, 'OVERALL').getByRole('link', { name: /^Edit/ }).click();
    await expect(page).toHaveURL(`${list}/edit/${id}`);
    await expect(title(page, 'Edit Comment')).toBeVisible();
    await expect(category(page)).toHaveValue('OVERALL');
    await expect(text(page)).toHaveValue('As it was.');
    await text(page).fill(' ');
    await save(page).click();
    await expect(summary(page)).toHaveText('Please enter a comment.');
    await text(page).fill('As it is.');
    await category(page).selectOption('PRESENCE');
    await context.setOffline(true);
    await save(page).click();
    await expect(summary(page)).toHaveText(NETWORK);
    await context.setOffline(false);
    await save(page).click();
    await expect(page).toHaveURL(list);
    await expect(group(page, 'OVERALL')).toHaveCount(0);
    await expect(group(page, 'PRESENCE').getByRole('listitem')).toHaveText([/Another\./, /As it is\./]);
  });

  test('deletes a comment after a question, or aborts', async ({ page }) => {
    const id = await staff.add(soldierId, 'OVERALL', 'Two\nlines <i>of text</i>.');
    await staff.add(soldierId, 'OVERALL', 'This one stays.');
    await page.goto(`${list}/edit/${id}`);
    await page.getByRole('link', { name: 'Delete Comment' }).click();
    await expect(page).toHaveURL(`${list}/edit/${id}/delete`);
    await expect(page.getByText('Are you sure you want to delete this comment?')).toBeVisible();
    await expect(page.getByRole('blockquote')).toHaveText('Two\nlines <i>of text</i>.');
    await page.getByRole('link', { name: 'Abort' }).click();
    await expect(page).toHaveURL(`${list}/edit/${id}`);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(group(page, 'OVERALL').getByRole('listitem')).toHaveCount(2);
    await page.goto(`${list}/edit/${id}/delete`);
    await sendIt(page).click();
    await expect(page).toHaveURL(list);
    await expect(group(page, 'OVERALL').getByRole('listitem')).toHaveText([/This one stays\./]);
    await expect(group(page, 'OVERALL')).toContainText('OVERALL1');
  });

  test('is told why a comment cannot be deleted', async ({ page, context }) => {
    const id = await staff.add(soldierId, 'OVERALL', 'Gone in a moment.');
    await page.goto(`${list}/edit/${id}/delete`);
    await expect(sendIt(page)).toBeVisible();
    await context.setOffline(true);
    await sendIt(page).click();
    await expect(summary(page).getByRole('listitem')).toHaveText([DELETE_FAILED, NETWORK]);
    await context.setOffline(false);
    await staff.delete(id);
    await sendIt(page).click();
    await expect(summary(page).getByRole('listitem')).toHaveText([DELETE_FAILED, GONE]);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByText('Nobody has written about SPC Coleman yet.')).toBeVisible();
  });

  test('is told that a comment is gone, and keeps what was typed', async ({ page }) => {
    const id = await staff.add(soldierId, 'OVERALL', 'Gone in a moment.');
    await page.goto(`${list}/edit/${id}`);
    await text(page).fill('Too late.');
    await staff.delete(id);
    await save(page).click();
    await expect(summary(page)).toHaveText(GONE);
    await expect(text(page)).toHaveValue('Too late.');
  });

  test('who has the comment open twice overwrites nothing unseen', async ({ page, context }) => {
    const id = await staff.add(soldierId, 'OVERALL', 'As it was.');
    // One word, wider than a phone.
    const mine = `From-the-first-tab-${'x'.repeat(120)}`;
    const second = await context.newPage();
    await page.goto(`${list}/edit/${id}`);
    await text(page).fill(mine);
    await second.goto(`${list}/edit/${id}`);
    await text(second).fill('From the second tab.');
    await category(second).selectOption('DEVELOPS');
    await save(second).click();
    await expect(second).toHaveURL(list);

    await save(page).click();
    await expect(summary(page)).toContainText('Somebody else changed this');
    const changes = page.getByRole('region', { name: 'Changed by somebody else' });
    await expect(changes.getByRole('radio', { name: `Mine: ${mine}` })).toBeChecked();
    await expect(changes.getByRole('radio', { name: 'Theirs: DEVELOPS' })).toBeChecked();
    const { scrollWidth, pageWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      pageWidth: window.screen.width,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(pageWidth);
    await changes.getByRole('radio', { name: 'Theirs: From the second tab.' }).check();
    await expect(text(page)).toHaveValue('From the second tab.');
    await changes.getByRole('radio', { name: `Mine: ${mine}` }).check();
    await save(page).click();
    await expect(page).toHaveURL(list);
    await expect(group(page, 'DEVELOPS')).toContainText(mine);
  });
});

test('a soldier recommends a comment, edits it, and deletes it', async ({ page, makeSoldier, signIn }) => {
  const soldier = await makeSoldier();
  const list = `/comments/${soldier.soldierId}`;
  await signIn(soldier);
  await page.goto(list);
  await page.getByRole('link', { name: 'Add Recommended Comment' }).click();
  await expect(title(page, 'Add Recommended Comment')).toBeVisible();
  await expect(category(page)).toHaveCount(0);
  await add(page).click();
  await expect(summary(page)).toHaveText('Please enter a comment.');
  await text(page).fill('Certified two observers.');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await leaveQuestion(page).getByRole('button', { name: 'Keep editing' }).click();
  await add(page).click();
  await expect(page).toHaveURL(list);
  await expect(group(page, 'RECOMMENDED')).toContainText('RECOMMENDED1');

  await group(page, 'RECOMMENDED').getByRole('link', { name: /^Edit/ }).click();
  await expect(page).toHaveURL(/\/edit-recommended\/[\w-]+$/);
  const editAddress = page.url();
  await expect(title(page, 'Edit Recommended Comment')).toBeVisible();
  await expect(category(page)).toHaveCount(0);
  await text(page).fill('Certified three observers.');
  await save(page).click();
  await expect(page).toHaveURL(list);
  await expect(group(page, 'RECOMMENDED')).toContainText('three');

  await group(page, 'RECOMMENDED').getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('link', { name: 'Delete Comment' }).click();
  await expect(page).toHaveURL(/\/edit\/[\w-]+\/delete-recommended-comment$/);
  await expect(page.getByText('Are you sure you want to delete this comment?')).toBeVisible();
  await page.getByRole('link', { name: 'Abort' }).click();
  await expect(page).toHaveURL(editAddress);
  await page.getByRole('link', { name: 'Delete Comment' }).click();
  await sendIt(page).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByText('Nobody has written about you yet.')).toBeVisible();
});
