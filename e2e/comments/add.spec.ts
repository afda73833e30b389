import { add, category, group, NETWORK, test, text } from '../support/commentForms.ts';
import { alertOf, discard, keepEditing, messages, title } from '../support/locators.ts';
import { holdCalls, loseNextAnswer } from '../support/network.ts';
import { endSession, signInHere } from '../support/session.ts';
import { expect, STAFF } from '../support/test.ts';

test.describe('a leader', () => {
  test('adds a comment, and is told of what is missing or too much', async ({
    page,
    leader: { list, soldierId },
    staff,
  }) => {
    await staff.addComment(soldierId, 'PRESENCE', 'The one before.');
    await page.goto(list);

    await test.step('it stands at the top as it was typed', async () => {
      await page.getByRole('link', { name: 'Add Comment' }).click();
      await expect(title(page, 'Add Comment about SPC Coleman')).toBeVisible();
      await expect(page.getByText('SPC Coleman can read it, as can all staff.')).toBeVisible();
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
      await expect(category(page)).toHaveAccessibleDescription('Values, empathy, discipline.');
      await category(page).selectOption('PRESENCE');
      await expect(category(page)).toHaveAccessibleDescription('Bearing, fitness, confidence, resilience.');
      const typed = 'First line.\n\n  <b>not bold</b> & <img src=x onerror="document.title=1">';
      await text(page).fill(`  ${typed}\n`);
      await add(page).click();
      await expect(page).toHaveURL(list);
      await expect(messages(page)).toHaveText('Comment added.SPC Coleman');
      await expect(group(page, 'PRESENCE').getByRole('listitem')).toHaveText([/First line/, /The one before/]);
      const shown = group(page, 'PRESENCE').getByText('First line.');
      expect(await shown.evaluate((element) => [element.textContent, element.childElementCount])).toEqual([typed, 0]);
      // The line breaks show, too.
      expect(await shown.evaluate((element: HTMLElement) => element.innerText.split('\n').length)).toBe(3);
      await page.reload();
      await expect(group(page, 'PRESENCE').getByRole('listitem')).toHaveCount(2);
    });

    await test.step('it counts what is typed', async () => {
      await page.getByRole('link', { name: 'Add Comment' }).click();
      await expect(text(page)).toHaveAccessibleDescription('0 of 250 characters');
      await add(page).click();
      await expect(alertOf(page)).toBeFocused();
      await expect(alertOf(page)).toHaveText('Please check: Comment');
      await expect(text(page)).toHaveAccessibleDescription(/Please enter a comment\./);
      await alertOf(page).getByRole('link').click();
      await expect(text(page)).toBeFocused();

      await text(page).fill('x'.repeat(250));
      await expect(alertOf(page)).toHaveCount(0);
      const before = await add(page).boundingBox();
      await text(page).fill('x'.repeat(251));
      await expect(text(page)).toHaveAccessibleDescription('251 of 250 characters – 1 too many');
      // The icon that appears beside the counter moves nothing.
      expect(await add(page).boundingBox()).toEqual(before);
      await add(page).click();
      await expect(alertOf(page)).toHaveText('Please check: Comment');
      // The counter says so already, so there is no further message.
      await expect(text(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(text(page)).toHaveAccessibleDescription('251 of 250 characters – 1 too many');
      await expect(text(page)).toHaveValue('x'.repeat(251));

      // An emoji counts as one character, however it is encoded.
      await text(page).fill('🎯'.repeat(250));
      await expect(text(page)).toHaveAccessibleDescription(/250 of 250 characters/);
      await add(page).click();
      await expect(page).toHaveURL(list);
      await expect(group(page, 'CHARACTER')).toContainText('🎯'.repeat(250));
    });
  });

  test('is asked before unsaved changes go, sends once, and loses nothing', async ({
    page,
    context,
    leader: { list, soldierId },
    staff,
  }) => {
    test.slow();

    await test.step('unsaved changes are asked about', async () => {
      const id = await staff.addComment(soldierId, 'OVERALL', 'As it was.');
      await page.goto(list);
      await page.getByRole('link', { name: 'Add Comment' }).click();
      await text(page).fill('Half a');
      await page.getByRole('link', { name: 'Cancel' }).click();
      await keepEditing(page).click();
      await expect(text(page)).toHaveValue('Half a');
      await page.getByRole('link', { name: 'Back' }).click();
      await discard(page).click();
      await expect(page).toHaveURL(list);

      await group(page, 'OVERALL').getByRole('link', { name: /^Edit/ }).click();
      await text(page).fill('As it will be.');
      await page.getByRole('link', { name: 'Delete Comment' }).click();
      await keepEditing(page).click();
      await expect(page).toHaveURL(`${list}/edit/${id}`);
      await text(page).fill('As it was.');
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page).toHaveURL(list);
    });

    await test.step('Back and Cancel send nothing', async () => {
      for (const name of ['Back', 'Cancel']) {
        await page.getByRole('link', { name: 'Add Comment' }).click();
        await page.getByRole('link', { name }).click();
        await expect(page).toHaveURL(list);
      }
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    });

    await test.step('it cannot be sent twice', async () => {
      await page.getByRole('link', { name: 'Add Comment' }).click();
      await text(page).fill('Once.');
      const { asked, letThrough } = await holdCalls(page, 'AddComment');
      await add(page).click();
      await asked;
      await expect(page.getByRole('main').locator('button[type=submit]')).toBeDisabled();
      letThrough();
      await expect(page).toHaveURL(list);
      await expect(group(page, 'CHARACTER').getByRole('listitem')).toHaveCount(1);
    });

    await test.step('sent again after a lost answer, it is added once', async () => {
      await page.getByRole('link', { name: 'Add Comment' }).click();
      await text(page).fill('Sent twice.');
      await loseNextAnswer(page);
      await add(page).click();
      await expect(alertOf(page)).toHaveText(NETWORK);
      await add(page).click();
      await expect(page).toHaveURL(list);
      await page.reload();
      await expect(group(page, 'CHARACTER').getByRole('listitem')).toHaveText([/Sent twice\./, /Once\./]);
    });

    await test.step('nothing is lost when there is no network, or when the session ends', async () => {
      await page.getByRole('link', { name: 'Add Comment' }).click();
      await category(page).selectOption('ACHIEVES');
      await text(page).fill('Kept.');
      await context.setOffline(true);
      await add(page).click();
      await expect(alertOf(page)).toHaveText(NETWORK);
      await expect(text(page)).toHaveValue('Kept.');
      await context.setOffline(false);

      await endSession(page);
      // The page may learn of it first, and have no such button any more.
      await add(page).evaluateAll((buttons: HTMLElement[]) => {
        for (const one of buttons) one.click();
      });
      await expect(page).toHaveURL('/login');
      await signInHere(page, STAFF.email);
      await expect(page).toHaveURL(`${list}/create`);
      await expect(text(page)).toHaveValue('Kept.');
      await expect(category(page)).toHaveValue('ACHIEVES');
      await add(page).click();
      await expect(page).toHaveURL(list);
      await expect(group(page, 'ACHIEVES')).toContainText('Kept.');
    });
  });
});
