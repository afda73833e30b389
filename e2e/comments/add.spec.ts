import { add, category, group, NETWORK, test, text } from '../support/commentForms.ts';
import { alertOf, discard, keepEditing, messages, title } from '../support/locators.ts';
import { loseNextAnswer } from '../support/network.ts';
import { expect } from '../support/test.ts';

test.describe('a leader', () => {
  test('adds comments to an empty list, is told of what is missing or too much, and loses nothing', async ({
    page,
    leader: { list, soldierId },
    staff,
  }) => {
    test.slow();
    await page.goto(list);
    await expect(page.getByText('Nobody has written about SPC Coleman yet.')).toBeVisible();
    await expect(page.getByText('No comments yet:').locator('..')).toContainText('OVERALL');
    await staff.addComment(soldierId, 'PRESENCE', 'The one before.');
    await expect(group(page, 'PRESENCE')).toBeVisible();

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
      // Line breaks are kept.
      expect(await shown.evaluate((element: HTMLElement) => element.innerText.split('\n').length)).toBe(3);
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
      // The icon next to the counter moves nothing.
      expect(await add(page).boundingBox()).toEqual(before);
      await add(page).click();
      await expect(alertOf(page)).toHaveText('Please check: Comment');
      // The counter already says it, so there is no other message.
      await expect(text(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(text(page)).toHaveAccessibleDescription('251 of 250 characters – 1 too many');
      await expect(text(page)).toHaveValue('x'.repeat(251));
      // An emoji counts as one character, whatever its encoding.
      await text(page).fill('🎯'.repeat(250));
      await expect(text(page)).toHaveAccessibleDescription(/250 of 250 characters/);
    });

    await test.step('unsaved changes are asked about', async () => {
      await page.getByRole('link', { name: 'Cancel' }).click();
      await keepEditing(page).click();
      await expect(text(page)).toHaveValue('🎯'.repeat(250));
      await page.getByRole('link', { name: 'Back' }).click();
      await discard(page).click();
      await expect(page).toHaveURL(list);
    });

    await test.step('where the network does not answer, nothing is lost; sent again, it is added once', async () => {
      await page.getByRole('link', { name: 'Add Comment' }).click();
      await category(page).selectOption('ACHIEVES');
      await text(page).fill('Sent twice.');
      await loseNextAnswer(page);
      await add(page).click();
      await expect(alertOf(page)).toHaveText(NETWORK);
      await expect(text(page)).toHaveValue('Sent twice.');
      await expect(category(page)).toHaveValue('ACHIEVES');
      await add(page).click();
      await expect(page).toHaveURL(list);
      await expect(group(page, 'ACHIEVES').getByRole('listitem')).toHaveText([/Sent twice\./]);
      const { comments } = await staff.execute<{ comments: { edges: { node: { text: string } }[] } }>(
        'query ($id: ID!) { comments(soldierId: $id) { edges { node { text } } } }',
        { id: soldierId },
      );
      expect(comments.edges.filter(({ node }) => node.text === 'Sent twice.')).toHaveLength(1);
    });
  });
});
