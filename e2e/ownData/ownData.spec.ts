import { readFile } from 'node:fs/promises';
import { enterEvents, setRequirements, RIFLE } from '../support/due.ts';
import { button, title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleAtEveryWidth } from '../support/widths.ts';

test('people read what is kept about them, and take it along', async ({ page, unit }) => {
  const id = await unit.add('Told', { rank: 'SPC' });
  const [[rifle = '']] = await Promise.all([
    setRequirements(unit, RIFLE),
    unit.staff.addComment(id, 'CHARACTER', 'Stays calm.'),
  ]);
  await enterEvents(unit, rifle, [
    { soldierId: id, event: { doneOn: '2021-03-10', score: 21, note: 'Night fire', forRecord: false } },
  ]);
  await unit.open(page, '/account', 'Told');
  await button(page, 'Send my reminder now').click();
  await page.getByText('Past reminders', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'Past reminders' })).toBeVisible();
  await page.getByRole('link', { name: 'What is kept about you' }).click();
  await expect(title(page, 'What is kept about you')).toBeFocused();
  const kept = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(kept('Login')).toContainText('told@unit.example');
  await expect(kept('Login')).toContainText('Weekly, and daily when something becomes due soon');
  await expect(kept('Name/Rank')).toContainText('Told');
  await expect(kept('Comments about you')).toContainText(/Stays calm\..*SFC Vance/);
  await expect(kept('History')).toContainText('Record added');
  await expect(kept('Requirements with dates')).toContainText('M4: to do by');
  await expect(kept('Requirements with dates')).toContainText(
    '10 MAR 2021, 21, diagnostic, note: Night fire, entered by SFC Vance',
  );
  await expect(kept('Past reminders')).toContainText('Own: 1 to do');
  await expect(kept('Your name in imported files')).toContainText('None');
  await expect(kept('Your changes to the unit')).toContainText('None');
  await expectAccessibleAtEveryWidth(page);

  const started = page.waitForEvent('download');
  await button(page, 'Download as JSON').click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^what-is-kept-about-me-[\d-]+\.json$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).not.toContain('__typename');
  expect(JSON.parse(file)).toMatchObject({
    login: { email: 'told@unit.example' },
    soldier: { lastName: 'Told' },
    sessions: [{ current: true }, { current: false }],
    comments: [{ text: 'Stays calm.', author: { lastName: 'Vance' } }],
  });
});
