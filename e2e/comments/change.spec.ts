import { add, category, group, NETWORK, save, sendIt, test, text } from '../support/commentForms.ts';
import { alertOf, keepEditing, messages, title } from '../support/locators.ts';
import { loseNextAnswer } from '../support/network.ts';
import { expect } from '../support/test.ts';

const GONE = 'That comment does not exist.';
const DELETE_FAILED = 'There was a problem deleting that comment.';

test.describe('a leader', () => {
  test('edits a comment, and overwrites nothing unseen', async ({
    page,
    context,
    leader: { list, soldierId },
    staff,
  }) => {
    test.slow();

    await test.step('it is found at once, also in another category', async () => {
      const id = await staff.addComment(soldierId, 'OVERALL', 'As it was.');
      await staff.addComment(soldierId, 'PRESENCE', 'Another.');
      await page.goto(list);
      await group(page, 'OVERALL').getByRole('link', { name: /^Edit/ }).click();
      await expect(page).toHaveURL(`${list}/edit/${id}`);
      await expect(title(page, 'Edit Comment about SPC Coleman')).toBeVisible();
      await expect(category(page)).toHaveValue('OVERALL');
      await expect(text(page)).toHaveValue('As it was.');
      await text(page).fill(' ');
      await save(page).click();
      await expect(alertOf(page)).toHaveText('Please check: Comment');
      await expect(text(page)).toHaveAccessibleDescription(/^Please enter a comment\./);
      await text(page).fill('As it is.');
      await category(page).selectOption('PRESENCE');
      await context.setOffline(true);
      await save(page).click();
      await expect(alertOf(page)).toHaveText(NETWORK);
      await context.setOffline(false);
      await save(page).click();
      await expect(page).toHaveURL(list);
      await expect(messages(page)).toHaveText('Comment saved.SPC Coleman');
      await expect(group(page, 'OVERALL')).toHaveCount(0);
      await expect(group(page, 'PRESENCE').getByRole('listitem')).toHaveText([/Another\./, /As it is\./]);
    });

    await test.step('a comment that is gone is told, and what was typed is kept', async () => {
      const id = await staff.addComment(soldierId, 'OVERALL', 'Gone in a moment.');
      await page.goto(`${list}/edit/${id}`);
      await text(page).fill('Too late.');
      await staff.deleteComment(id);
      await save(page).click();
      await expect(alertOf(page)).toHaveText(GONE);
      await expect(text(page)).toHaveValue('Too late.');
    });

    await test.step('opened twice, it is saved once what the other tab saved is seen', async () => {
      const id = await staff.addComment(soldierId, 'OVERALL', 'As it was.');
      // A word that is wider than a phone.
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
      await expect(alertOf(page)).toContainText('You changed this elsewhere');
      const changes = page.getByRole('region', { name: 'Changed by you elsewhere' });
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

  test('deletes a comment after a question, which also tells why it did not', async ({
    page,
    context,
    leader: { list, soldierId },
    staff,
  }) => {
    test.slow();
    const last = await staff.addComment(soldierId, 'OVERALL', 'Gone with a lost answer.');
    const id = await staff.addComment(soldierId, 'OVERALL', 'Two\nlines <i>of text</i>.');
    await staff.addComment(soldierId, 'OVERALL', 'This one stays.');
    const comments = group(page, 'OVERALL').getByRole('listitem');
    const remove = page.getByRole('link', { name: 'Delete Comment', exact: true });
    const reasons = alertOf(page).getByRole('listitem');
    await page.goto('/home');
    await page.goto(list);

    await test.step('it asks first, and Abort leads back', async () => {
      await comments.nth(1).getByRole('link', { name: /^Edit/ }).click();
      await remove.click();
      await expect(page).toHaveURL(`${list}/edit/${id}/delete`);
      await expect(page.getByText('Are you sure you want to delete this comment?', { exact: true })).toBeVisible();
      await expect(page.getByRole('blockquote')).toHaveText('Two\nlines <i>of text</i>.');
      await page.getByRole('link', { name: 'Abort' }).click();
      await expect(page).toHaveURL(`${list}/edit/${id}`);
    });

    await test.step('without a network it says so, and then it is done', async () => {
      await remove.click();
      await expect(sendIt(page)).toBeVisible();
      await context.setOffline(true);
      await sendIt(page).click();
      await expect(reasons).toHaveText([DELETE_FAILED, NETWORK]);
      await expect(page.getByRole('blockquote')).toHaveText('Two\nlines <i>of text</i>.');
      await context.setOffline(false);
      await sendIt(page).click();
      await expect(page).toHaveURL(list);
      await expect(messages(page)).toHaveText('Comment deleted.SPC Coleman');
      await expect(comments).toHaveText([/This one stays\./, /Gone with a lost answer\./]);
      await expect(group(page, 'OVERALL')).toContainText('OVERALL2');
    });

    await test.step('the browser does not go back to it', async () => {
      await page.goBack();
      await expect(page).toHaveURL(list);
      await page.goBack();
      await expect(page).toHaveURL('/home');
    });

    await test.step('where it got through and its answer was lost, the next try is done', async () => {
      await page.goto(list);
      await comments.last().getByRole('link', { name: /^Edit/ }).click();
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page).toHaveURL(list);
      await expect(comments).toHaveCount(2);
      await comments.last().getByRole('link', { name: /^Edit/ }).click();
      await remove.click();
      await expect(page).toHaveURL(`${list}/edit/${last}/delete`);
      await loseNextAnswer(page);
      await sendIt(page).click();
      await expect(reasons).toHaveText([DELETE_FAILED, NETWORK]);
      await sendIt(page).click();
      await expect(page).toHaveURL(list);
      await expect(comments).toHaveText([/This one stays\./]);
    });
  });
});

test('a soldier recommends a comment, edits it, and deletes it', async ({ page, makeSoldier, signIn }) => {
  const soldier = await makeSoldier();
  const list = `/comments/${soldier.soldierId}`;
  await signIn(soldier);
  await page.goto(list);
  await page.getByRole('link', { name: 'Add Recommended Comment' }).click();
  await expect(title(page, 'Add Recommended Comment about yourself')).toBeVisible();
  await expect(category(page)).toHaveCount(0);
  await add(page).click();
  await expect(alertOf(page)).toHaveText('Please check: Comment');
  await text(page).fill('Certified two observers.');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await keepEditing(page).click();
  await add(page).click();
  await expect(page).toHaveURL(list);
  await expect(messages(page)).toHaveText('Comment added.');
  await expect(group(page, 'RECOMMENDED')).toContainText('RECOMMENDED1');

  await group(page, 'RECOMMENDED').getByRole('link', { name: /^Edit/ }).click();
  await expect(page).toHaveURL(/\/edit-recommended\/[\w-]+$/);
  const editAddress = page.url();
  await expect(title(page, 'Edit Recommended Comment about yourself')).toBeVisible();
  await expect(category(page)).toHaveCount(0);
  await text(page).fill('Certified three observers.');
  await save(page).click();
  await expect(page).toHaveURL(list);
  await expect(messages(page)).toContainText('Comment saved.');
  await expect(group(page, 'RECOMMENDED')).toContainText('three');

  await group(page, 'RECOMMENDED').getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('link', { name: 'Delete Comment' }).click();
  await expect(page).toHaveURL(/\/edit\/[\w-]+\/delete-recommended-comment$/);
  await expect(page.getByText('Are you sure you want to delete this comment?')).toBeVisible();
  await expect(title(page, 'Delete Comment about yourself')).toBeVisible();
  await expect(page.getByText('RECOMMENDED about yourself')).toBeVisible();
  await page.getByRole('link', { name: 'Abort' }).click();
  await expect(page).toHaveURL(editAddress);
  await page.getByRole('link', { name: 'Delete Comment' }).click();
  await sendIt(page).click();
  await expect(page).toHaveURL(list);
  await expect(messages(page)).toContainText('Comment deleted.');
  await expect(page.getByText('Nobody has written about you yet.')).toBeVisible();
});
