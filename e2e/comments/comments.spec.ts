import type { Page } from '@playwright/test';
import { formatDay } from '../../domain/localDate.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { alertOf, title } from '../support/locators.ts';
import { holdCalls } from '../support/network.ts';
import { expect, STAFF, test } from '../support/test.ts';

const group = (page: Page, category: string) => page.getByRole('region', { name: category });
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const without = (page: Page) => page.getByText('No comments yet:').locator('..').getByRole('listitem');
const editLinks = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Edit/ });

test.describe('the comments about a soldier', () => {
  test.use({ timezoneId: 'UTC' });

  test('stand by category, newest first; leaders add and edit their own, and take up what the soldier recommended', async ({
    page,
    staff,
    product,
    makeSoldier,
    signIn,
  }) => {
    test.slow();
    const [soldier, otherStaff] = await Promise.all([
      makeSoldier({ rank: 'SPC', lastName: 'Coleman' }),
      makeSoldier({ rank: 'SECOND_LT', grade: 'O1', lastName: 'Brandt' }),
    ]);
    await staff.grantAdmin(otherStaff.soldierId);
    const other = await ApiPerson.signIn(product.url, otherStaff);
    await staff.addComment(soldier.soldierId, 'OVERALL', 'Ready for the board.');
    await staff.addComment(soldier.soldierId, 'CHARACTER', 'The older one.');
    const others = await other.addComment(soldier.soldierId, 'CHARACTER', 'By the other leader.');
    const newestId = await staff.addComment(soldier.soldierId, 'CHARACTER', 'The newer one.');
    const own = await (await ApiPerson.signIn(product.url, soldier)).addRecommendedComment('Certified two observers.');
    const list = `/comments/${soldier.soldierId}`;
    const text = page.getByRole('textbox', { name: 'Comment' });
    const addComment = page.getByRole('link', { name: 'Add Comment', exact: true });
    await signIn(STAFF);

    await test.step('with author, day and count; the categories without any are named quietly', async () => {
      await page.goto(`/user-info/${soldier.soldierId}`);
      const view = page.getByRole('link', { name: 'View Comments', exact: true });
      await expect(view).toHaveAccessibleDescription('5 comments');
      await expect(view).toHaveText('View Comments5');
      await view.click();
      await expect(page).toHaveURL(list);
      await expect(title(page, 'Comments for SPC Coleman')).toBeFocused();
      await expect(page).toHaveTitle(/^Comments for SPC Coleman/);
      await expect(headings(page)).toHaveText(['CHARACTER', 'OVERALL', 'RECOMMENDED']);
      await expect(group(page, 'CHARACTER').getByRole('listitem')).toHaveText([
        /The newer one\./,
        /By the other leader\./,
        /The older one\./,
      ]);
      await expect(group(page, 'CHARACTER')).toContainText('CHARACTER3');
      await expect(group(page, 'OVERALL')).toContainText('OVERALL1');
      const newest = group(page, 'CHARACTER').getByRole('listitem').first();
      await expect(newest).toContainText('SFC Vance');
      await expect(newest).toContainText(formatDay(new Date().toISOString().slice(0, 10)));
      await expect(group(page, 'CHARACTER').getByRole('listitem').nth(1)).toContainText('2LT Brandt');
      await expect(without(page)).toHaveText([/PRESENCE/, /INTELLECT/, /LEADERSHIP/, /DEVELOPS/, /ACHIEVES/]);
      await without(page).getByRole('link', { name: 'Write about PRESENCE' }).click();
      await expect(page.getByLabel('Category', { exact: true })).toHaveValue('PRESENCE');
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page).toHaveURL(list);
      await expect(page.getByRole('button', { name: 'Show older comments' })).toHaveCount(0);
    });

    await test.step('a leader may edit their own', async () => {
      await expect(editLinks(page)).toHaveCount(3);
      const newest = group(page, 'CHARACTER').getByRole('listitem').first();
      await expect(newest).toContainText('You');
      await expect(newest.getByRole('link')).toHaveAttribute('href', `${list}/edit/${newestId}`);
      await expect(page.getByRole('link', { name: 'Add Recommended Comment' })).toHaveCount(0);
    });

    await test.step('a recommended one is taken up, and the leader chooses the category', async () => {
      await expect(page.getByRole('link', { name: 'Use as comment' })).toHaveCount(1);
      await group(page, 'RECOMMENDED').getByRole('link', { name: 'Use as comment' }).click();
      await expect(title(page, 'Add Comment about SPC Coleman')).toBeVisible();
      await expect(page).toHaveURL(`${list}/create`);
      await expect(text).toHaveValue('Certified two observers.');
      await page.reload();
      await expect(text).toHaveValue('Certified two observers.');
      await expect(page.getByText('Your draft is back.')).toHaveCount(0);
      await page.getByLabel('Category', { exact: true }).selectOption('ACHIEVES');
      await page.getByRole('button', { name: 'Add comment' }).click();
      await expect(group(page, 'ACHIEVES')).toContainText('Certified two observers.SFC Vance');
      await expect(group(page, 'RECOMMENDED')).toContainText('Certified two observers.');
    });

    await test.step('from the record one is added in one step', async () => {
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page).toHaveURL(`/user-info/${soldier.soldierId}`);
      await addComment.click();
      await expect(page).toHaveURL(`${list}/create`);
      await expect(text).toHaveValue('');
    });

    await test.step("on their own page a leader is nobody's leader", async () => {
      await page.getByRole('link', { name: 'My Info' }).click();
      await expect(title(page, 'My Info')).toBeVisible();
      await expect(page.getByRole('link', { name: 'View Comments' })).toBeVisible();
      await expect(addComment).toHaveCount(0);
      await page.getByRole('link', { name: 'View Comments' }).click();
      await expect(page).toHaveURL(`/comments/${await staff.ownId()}`);
      await expect(title(page, 'My Comments')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Add Recommended Comment' })).toBeVisible();
      await expect(addComment).toHaveCount(0);
    });

    await test.step('each has an address of its own, at which its author alone can change it', async () => {
      for (const [address, message] of [
        // A comment about another soldier.
        [`/comments/${otherStaff.soldierId}/edit/${newestId}`, 'That comment does not exist.'],
        [`${list}/edit/no-such-comment/delete`, 'That comment does not exist.'],
        [`${list}/edit/${others}`, 'Only its author can change or delete a comment.'],
      ] as const) {
        await page.goto(address);
        await expect(page.getByRole('alert')).toContainText(message);
        await expect(page.getByRole('textbox')).toHaveCount(0);
      }
      await page.getByRole('button', { name: 'Back to the comments' }).click();
      await expect(page).toHaveURL(list);
    });

    await test.step('the soldier can recommend one, and edit what they recommended', async () => {
      await signIn(soldier);
      // At the staff address of a recommended comment, the soldier is redirected to their own.
      await page.goto(`${list}/edit/${own}`);
      await expect(page).toHaveURL(`${list}/edit-recommended/${own}`);
      await expect(title(page, 'Edit Recommended Comment about yourself')).toBeVisible();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page).toHaveURL(list);
      await expect(title(page, 'My Comments')).toBeVisible();
      await expect(headings(page)).toHaveText(['CHARACTER', 'ACHIEVES', 'OVERALL', 'RECOMMENDED']);
      await expect(editLinks(page)).toHaveCount(1);
      await expect(editLinks(page)).toHaveAttribute('href', `${list}/edit-recommended/${own}`);
      await expect(addComment).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Use as comment' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Add Recommended Comment' }).click();
      await expect(page).toHaveURL(`${list}/add-recommended-comment`);
    });
  });
});

test('a long list comes in pages, and what shows stays when the next one does not come', async ({
  page,
  context,
  staff,
  makeSoldier,
  signIn,
}) => {
  test.slow();
  const { soldierId } = await makeSoldier();
  const write = (number: number) => staff.addComment(soldierId, 'OVERALL', `Number ${number}.`);
  await staff.addComment(soldierId, 'CHARACTER', 'The first of all.');
  await write(1);
  await Promise.all(Array.from({ length: 50 }, (_, index) => write(index + 2)));
  await write(52);
  const list = `/comments/${soldierId}`;
  const older = page.getByRole('button', { name: 'Show older comments' });
  const texts = group(page, 'OVERALL').getByRole('listitem');
  await signIn(STAFF);
  await page.goto(list);

  await test.step('the newest fifty show first, and stay without a network', async () => {
    await expect(group(page, 'CHARACTER')).toContainText(/^CHARACTER1The first of all\.SFC Vance/);
    await expect(group(page, 'OVERALL')).toContainText('OVERALL50 of 52');
    await expect(page.getByText('The newest 50 of 53 comments')).toBeVisible();
    await expect(without(page).filter({ hasText: 'CHARACTER' })).toHaveCount(0);
    await context.setOffline(true);
    await older.click();
    await expect(alertOf(page)).toContainText('The network did not answer.');
    await expect(texts).toHaveCount(50);
    await expect(older).toBeFocused();
    await context.setOffline(false);
  });

  await test.step('the end of the list takes the focus from nobody', async () => {
    const calls = await holdCalls(page, 'Comments');
    await older.press('Enter');
    await calls.asked;
    await page.getByRole('link', { name: 'Add Comment' }).focus();
    calls.letThrough();
    await expect(page.getByText('All 53 comments')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add Comment' })).toBeFocused();
  });

  await test.step('the whole list shows', async () => {
    await expect(group(page, 'CHARACTER').getByRole('listitem')).toHaveCount(1);
    await expect(group(page, 'OVERALL')).toContainText('OVERALL52');
    await expect(texts).toHaveCount(52);
    await expect(texts.first()).toContainText('Number 52.');
    await expect(texts.last()).toContainText('Number 1.');
    await expect(older).toHaveCount(0);
  });

  const changed = page.getByText('Number one.', { exact: true });
  await test.step('an older comment is found again after it was changed, and with it what others wrote', async () => {
    await texts.last().getByRole('link', { name: /^Edit/ }).click();
    await page.getByRole('textbox', { name: 'Comment' }).fill('Number one.');
    await staff.addComment(soldierId, 'INTELLECT', 'The latest one.');
    await page.getByRole('button', { name: 'Save comment' }).click();
    await expect(page).toHaveURL(list);
    await expect(changed).toBeVisible();
    await expect(group(page, 'INTELLECT')).toContainText('The latest one.');
    await expect(changed).toBeVisible();
    await expect(older).toHaveCount(0);
  });

  await test.step('it shows also where the list is opened again without a network', async () => {
    await page.getByRole('link', { name: 'Back to the record' }).click();
    // The link appears before the record is loaded.
    await expect(page.getByRole('region', { name: 'Assignment/Scores' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'View Comments' }).click();
    await expect(alertOf(page)).toContainText('The network did not answer.');
    await expect(changed).toBeVisible();
    await context.setOffline(false);
    await expect(alertOf(page)).toHaveCount(0);
    await expect(changed).toBeVisible();
  });
});
