import type { Page } from '@playwright/test';
import { formatDay } from '../../domain/localDate.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { alertOf, title } from '../support/locators.ts';
import { holdCalls } from '../support/network.ts';
import { expect, STAFF, test } from '../support/test.ts';

const group = (page: Page, category: string) => page.getByRole('region', { name: category });
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const editLinks = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Edit/ });

test.describe('the comments about a soldier', () => {
  test.use({ timezoneId: 'UTC' });

  let soldier: { email: string; soldierId: string };
  let otherStaff: { email: string; soldierId: string };
  let ids: Record<'staffs' | 'others' | 'own', string>;

  test.beforeEach(async ({ staff, product, makeSoldier }) => {
    soldier = await makeSoldier({ rank: 'SPC', lastName: 'Coleman' });
    otherStaff = await makeSoldier({ rank: 'SECOND_LT', grade: 'O1', lastName: 'Brandt' });
    await staff.grantAdmin(otherStaff.soldierId);
    const other = await ApiPerson.signIn(product.url, otherStaff);
    await staff.addComment(soldier.soldierId, 'OVERALL', 'Ready for the board.');
    await staff.addComment(soldier.soldierId, 'CHARACTER', 'The older one.');
    ids = {
      others: await other.addComment(soldier.soldierId, 'CHARACTER', 'By the other leader.'),
      staffs: await staff.addComment(soldier.soldierId, 'CHARACTER', 'The newer one.'),
      own: await (await ApiPerson.signIn(product.url, soldier)).addRecommendedComment('Certified two observers.'),
    };
  });

  test('stand by category, newest first, with author, day and count; the others are named quietly', async ({
    page,
    signIn,
  }) => {
    await signIn(STAFF);
    await page.goto(`/user-info/${soldier.soldierId}`);
    const view = page.getByRole('link', { name: 'View Comments', exact: true });
    await expect(view).toHaveAccessibleDescription('5 comments');
    await expect(view).toHaveText('View Comments5');
    await view.click();
    await expect(page).toHaveURL(`/comments/${soldier.soldierId}`);
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
    await expect(page.getByText('No comments yet: PRESENCE, INTELLECT, LEADERSHIP, DEVELOPS, ACHIEVES')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show older comments' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(`/user-info/${soldier.soldierId}`);
  });

  test('let a leader add one, and edit their own', async ({ page, signIn }) => {
    await signIn(STAFF);
    await page.goto(`/comments/${soldier.soldierId}`);
    await expect(editLinks(page)).toHaveCount(3);
    const newest = group(page, 'CHARACTER').getByRole('listitem').first();
    await expect(newest).toContainText('You');
    await expect(newest.getByRole('link')).toHaveAttribute('href', `/comments/${soldier.soldierId}/edit/${ids.staffs}`);
    await expect(page.getByRole('link', { name: 'Add Recommended Comment' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Add Comment', exact: true }).click();
    await expect(page).toHaveURL(`/comments/${soldier.soldierId}/create`);
  });

  test('that a soldier recommended are taken up by a leader, who chooses the category', async ({ page, signIn }) => {
    await signIn(STAFF);
    await page.goto(`/comments/${soldier.soldierId}`);
    await expect(page.getByRole('link', { name: 'Use as comment' })).toHaveCount(1);
    await group(page, 'RECOMMENDED').getByRole('link', { name: 'Use as comment' }).click();
    await expect(title(page, 'Add Comment about SPC Coleman')).toBeVisible();
    await expect(page).toHaveURL(`/comments/${soldier.soldierId}/create`);
    const text = page.getByRole('textbox', { name: 'Comment' });
    await expect(text).toHaveValue('Certified two observers.');
    await page.reload();
    await expect(text).toHaveValue('Certified two observers.');
    await expect(page.getByText('Your draft is back.')).toHaveCount(0);
    await page.getByLabel('Category', { exact: true }).selectOption('ACHIEVES');
    await page.getByRole('button', { name: 'Add comment' }).click();
    await expect(group(page, 'ACHIEVES')).toContainText('Certified two observers.SFC Vance');
    await expect(group(page, 'RECOMMENDED')).toContainText('Certified two observers.');
  });

  test('are added from the record in one step, by leaders alone', async ({ page, signIn }) => {
    await signIn(STAFF);
    await page.goto(`/user-info/${soldier.soldierId}`);
    await page.getByRole('link', { name: 'Add Comment' }).click();
    await expect(page).toHaveURL(`/comments/${soldier.soldierId}/create`);
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
    await page.getByRole('link', { name: 'My Info' }).click();
    await expect(title(page, 'My Info')).toBeVisible();
    await expect(page.getByRole('link', { name: 'View Comments' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add Comment' })).toHaveCount(0);
  });

  test('let another leader edit what is theirs', async ({ page, signIn }) => {
    await signIn(otherStaff);
    await page.goto(`/comments/${soldier.soldierId}`);
    await expect(editLinks(page)).toHaveCount(1);
    await expect(editLinks(page)).toHaveAttribute('href', `/comments/${soldier.soldierId}/edit/${ids.others}`);
    await expect(page.getByRole('link', { name: 'Add Comment' })).toBeVisible();
  });

  test('are My Comments for the soldier, who can recommend one and edit what they recommended', async ({
    page,
    signIn,
  }) => {
    await signIn(soldier);
    await page.goto('/home');
    await page.getByRole('link', { name: 'My Info' }).click();
    await page.getByRole('link', { name: 'View Comments' }).click();
    await expect(page).toHaveURL(`/comments/${soldier.soldierId}`);
    await expect(title(page, 'My Comments')).toBeVisible();
    await expect(headings(page)).toHaveText(['CHARACTER', 'OVERALL', 'RECOMMENDED']);
    await expect(editLinks(page)).toHaveCount(1);
    await expect(editLinks(page)).toHaveAttribute('href', `/comments/${soldier.soldierId}/edit-recommended/${ids.own}`);
    await expect(page.getByRole('link', { name: 'Add Comment' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Use as comment' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Add Recommended Comment' }).click();
    await expect(page).toHaveURL(`/comments/${soldier.soldierId}/add-recommended-comment`);
  });

  test('can be changed by their author alone', async ({ page, signIn }) => {
    await signIn(STAFF);
    for (const place of [`edit/${ids.others}`, `edit/${ids.others}/delete`, `edit/${ids.own}`]) {
      await page.goto(`/comments/${soldier.soldierId}/${place}`);
      await expect(page.getByRole('alert')).toContainText('Only its author can change or delete a comment.');
      await expect(page.getByRole('textbox')).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Back to the comments' }).click();
    await expect(page).toHaveURL(`/comments/${soldier.soldierId}`);
  });

  test('are each at their own address', async ({ page, signIn }) => {
    await signIn(STAFF);
    for (const address of [
      `/comments/${soldier.soldierId}/edit/no-such-comment`,
      `/comments/${soldier.soldierId}/edit/no-such-comment/delete`,
      // A comment about somebody else.
      `/comments/${otherStaff.soldierId}/edit/${ids.staffs}`,
    ]) {
      await page.goto(address);
      await expect(page.getByRole('alert')).toContainText('That comment does not exist.');
    }
    for (const address of ['/comments/no-such-soldier', '/comments/no-such-soldier/create']) {
      await page.goto(address);
      await expect(page.getByRole('alert')).toContainText('That user does not exist.');
    }
  });

  test('lead the soldier from any address of a recommended comment to its own', async ({ page, signIn }) => {
    const at = (place: string) => `/comments/${soldier.soldierId}/${place}`;
    await signIn(soldier);
    await page.goto(at(`edit/${ids.staffs}`));
    await expect(page.getByRole('alert')).toContainText('Only its author can change or delete a comment.');
    await page.goto(at(`edit/${ids.own}`));
    await expect(page).toHaveURL(at(`edit-recommended/${ids.own}`));
    await expect(title(page, 'Edit Recommended Comment about yourself')).toBeVisible();
    await page.goto(at(`edit/${ids.own}/delete`));
    await page.getByRole('link', { name: 'Abort' }).click();
    await expect(page).toHaveURL(at(`edit-recommended/${ids.own}`));
  });
});

test('an empty list says so, and leads on', async ({ page, makeSoldier, signIn }) => {
  const soldier = await makeSoldier({ rank: 'PFC', lastName: 'Kowalski' });
  await signIn(soldier);
  await page.goto(`/comments/${soldier.soldierId}`);
  await expect(page.getByText('Nobody has written about you yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Recommended Comment' })).toBeVisible();
});

test("to a leader, an empty list says so as well; on their own page they are nobody's leader", async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const { soldierId } = await makeSoldier({ rank: 'PFC', lastName: 'Kowalski' });
  await signIn(STAFF);
  await page.goto(`/comments/${soldierId}`);
  await expect(page.getByText('Nobody has written about PFC Kowalski yet.')).toBeVisible();
  await expect(page.getByText(/^No comments yet: .*Overall/i)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Comment' })).toBeVisible();

  const ownId = await staff.ownId();
  await page.goto(`/comments/${ownId}`);
  await expect(title(page, 'My Comments')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Recommended Comment' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Comment', exact: true })).toHaveCount(0);
});

test('a long list comes in pages, and what shows stays when the next one does not come', async ({
  page,
  context,
  staff,
  makeSoldier,
  signIn,
}) => {
  const { soldierId } = await makeSoldier();
  await staff.addComment(soldierId, 'CHARACTER', 'The first of all.');
  for (let number = 1; number <= 52; number += 1) await staff.addComment(soldierId, 'OVERALL', `Number ${number}.`);
  await signIn(STAFF);
  await page.goto(`/comments/${soldierId}`);
  await expect(group(page, 'CHARACTER')).toContainText(/^CHARACTER1The first of all\.SFC Vance/);
  await expect(group(page, 'OVERALL')).toContainText('OVERALL50 of 52');
  await expect(page.getByText('The newest 50 of 53 comments')).toBeVisible();
  await expect(page.getByText('No comments yet:')).not.toContainText('CHARACTER');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Show older comments' }).click();
  await expect(alertOf(page)).toContainText('The network did not answer.');
  await expect(group(page, 'OVERALL').getByRole('listitem')).toHaveCount(50);
  await expect(page.getByRole('button', { name: 'Show older comments' })).toBeFocused();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Show older comments' }).press('Enter');
  await expect(page.getByText('All 53 comments')).toBeFocused();
  await expect(group(page, 'CHARACTER').getByRole('listitem')).toHaveCount(1);
  await expect(group(page, 'OVERALL')).toContainText('OVERALL52');
  const texts = group(page, 'OVERALL').getByRole('listitem');
  await expect(texts).toHaveCount(52);
  await expect(texts.first()).toContainText('Number 52.');
  await expect(texts.last()).toContainText('Number 1.');
  await expect(page.getByRole('button', { name: 'Show older comments' })).toHaveCount(0);
});

test('the end of a long list takes the focus from nobody', async ({ page, staff, makeSoldier, signIn }) => {
  const { soldierId } = await makeSoldier();
  for (let number = 1; number <= 51; number += 1) await staff.addComment(soldierId, 'OVERALL', `Number ${number}.`);
  await signIn(STAFF);
  await page.goto(`/comments/${soldierId}`);
  await expect(page.getByText('The newest 50 of 51 comments')).toBeVisible();
  const calls = await holdCalls(page, 'Comments');
  await page.getByRole('button', { name: 'Show older comments' }).press('Enter');
  await calls.asked;
  await page.getByRole('link', { name: 'Add Comment' }).focus();
  calls.letThrough();
  await expect(page.getByText('All 51 comments')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Comment' })).toBeFocused();
});
