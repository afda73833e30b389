import { add, category, group, NETWORK, save, sendIt, test, text } from '../support/commentForms.ts';
import { alertOf, discard, messages, title } from '../support/locators.ts';
import { loseNextAnswer } from '../support/network.ts';
import { expect } from '../support/test.ts';

const GONE = 'That comment does not exist.';
const DELETE_FAILED = 'There was a problem deleting that comment.';

test.describe('a leader', () => {
  test('edits a comment, overwrites nothing unseen, and deletes one after a question', async ({
    page,
    leader: { list, soldierId },
    staff,
  }) => {
    test.slow();
    const record = `/user-info/${soldierId}`;
    const edit = group(page, 'OVERALL').getByRole('link', { name: /^Edit/ });

    await test.step('it is found at once, also in another category', async () => {
      const id = await staff.addComment(soldierId, 'OVERALL', 'As it was.');
      await staff.addComment(soldierId, 'PRESENCE', 'Another.');
      await page.goto(record);
      await page.getByRole('link', { name: 'View Comments' }).click();
      await edit.click();
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
      await save(page).click();
      await expect(page).toHaveURL(list);
      await expect(messages(page)).toHaveText('Comment saved.SPC Coleman');
      await expect(group(page, 'OVERALL')).toHaveCount(0);
      await expect(group(page, 'PRESENCE').getByRole('listitem')).toHaveText([/Another\./, /As it is\./]);
    });

    await test.step('what was changed elsewhere meanwhile is seen before it is saved over', async () => {
      const id = await staff.addComment(soldierId, 'OVERALL', 'As it was.');
      // A word wider than a phone.
      const mine = `From-here-${'x'.repeat(120)}`;
      await edit.click();
      await text(page).fill(mine);
      await staff.execute(
        'mutation ($id: ID!, $input: UpdateCommentInput!) { updateComment(id: $id, version: 1, input: $input) { id } }',
        { id, input: { category: 'DEVELOPS', text: 'From elsewhere.' } },
      );
      await save(page).click();
      await expect(alertOf(page)).toContainText('You changed this elsewhere');
      const changes = page.getByRole('region', { name: 'Changed by you in another tab or on another device' });
      await expect(changes.getByRole('radio', { name: `Mine: ${mine}` })).toBeChecked();
      await expect(changes.getByRole('radio', { name: 'Saved elsewhere: DEVELOPS' })).toBeChecked();
      const { scrollWidth, pageWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        pageWidth: window.screen.width,
      }));
      expect(scrollWidth).toBeLessThanOrEqual(pageWidth);
      await changes.getByRole('radio', { name: 'Saved elsewhere: From elsewhere.' }).check();
      await expect(text(page)).toHaveValue('From elsewhere.');
      await changes.getByRole('radio', { name: `Mine: ${mine}` }).check();
      await save(page).click();
      await expect(page).toHaveURL(list);
      await expect(group(page, 'DEVELOPS')).toContainText(mine);
    });

    await test.step('a comment that is gone is told, and what was typed is kept', async () => {
      const id = await staff.addComment(soldierId, 'OVERALL', 'Gone in a moment.');
      await edit.click();
      await text(page).fill('Too late.');
      await staff.deleteComment(id);
      await save(page).click();
      await expect(alertOf(page)).toHaveText(GONE);
      await expect(text(page)).toHaveValue('Too late.');
      await page.getByRole('link', { name: 'Back' }).click();
      await discard(page).click();
      await expect(group(page, 'OVERALL')).toHaveCount(0);
    });

    await staff.addComment(soldierId, 'OVERALL', 'This one stays.');
    const id = await staff.addComment(soldierId, 'OVERALL', 'Two\nlines <i>of text</i>.');
    const comments = group(page, 'OVERALL').getByRole('listitem');
    const remove = page.getByRole('link', { name: 'Delete Comment', exact: true });
    const reasons = alertOf(page).getByRole('listitem');
    await page.getByRole('link', { name: 'Back to the record' }).click();
    await page.getByRole('link', { name: 'View Comments' }).click();

    await test.step('before one is deleted, the screen asks, and Abort leads back', async () => {
      await comments.filter({ hasText: 'Two' }).getByRole('link', { name: /^Edit/ }).click();
      await remove.click();
      await expect(page).toHaveURL(`${list}/edit/${id}/delete`);
      await expect(page.getByText('Are you sure you want to delete this comment?', { exact: true })).toBeVisible();
      await expect(page.getByRole('blockquote')).toHaveText('Two\nlines <i>of text</i>.');
      await page.getByRole('link', { name: 'Abort' }).click();
      await expect(page).toHaveURL(`${list}/edit/${id}`);
      await remove.click();
      await expect(sendIt(page)).toBeVisible();
    });

    await test.step('where it got through and its answer was lost, it says so, and the next try is done', async () => {
      await loseNextAnswer(page);
      await sendIt(page).click();
      await expect(reasons).toHaveText([DELETE_FAILED, NETWORK]);
      await expect(page.getByRole('blockquote')).toHaveText('Two\nlines <i>of text</i>.');
      await sendIt(page).click();
      await expect(page).toHaveURL(list);
      await expect(messages(page)).toHaveText('Comment deleted.SPC Coleman');
      await expect(comments).toHaveText([/This one stays\./]);
      await expect(group(page, 'OVERALL')).toContainText('OVERALL1');
    });

    await test.step('the browser does not go back to it', async () => {
      await page.goBack();
      await expect(page).toHaveURL(list);
      await page.goBack();
      await expect(page).toHaveURL(record);
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
