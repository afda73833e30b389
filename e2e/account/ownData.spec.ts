import { readFile } from 'node:fs/promises';
import { expectNoViolations } from '../support/axe.ts';
import { enterEvents, requirements, RIFLE } from '../support/due.ts';
import { button, title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

test('people read what is kept about them, and take it along', async ({ page, staff, makeSoldier, signIn }) => {
  const person = await makeSoldier({ rank: 'SPC', lastName: 'Coleman' });
  await staff.addComment(person.soldierId, 'CHARACTER', 'Stays calm.');
  await signIn(person);
  await page.goto('/account');
  await page.getByRole('link', { name: 'What is kept about you' }).click();
  await expect(title(page, 'What is kept about you')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Login' })).toContainText(person.email);
  await expect(page.getByRole('region', { name: 'Name/Rank' })).toContainText('Coleman');
  await expect(page.getByRole('region', { name: 'Comments about you' })).toContainText(/Stays calm\..*SFC Vance/);
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Record added');
  await expectNoViolations(page);
  const started = page.waitForEvent('download');
  await button(page, 'Download as JSON').click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^what-is-kept-about-me-[\d-]+\.json$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).not.toContain('__typename');
  expect(JSON.parse(file)).toMatchObject({
    ...{
      login: { email: person.email },
      soldier: { lastName: 'Coleman' },
      sessions: [{ current: true }, { current: false }],
    },
    comments: [{ text: 'Stays calm.', author: { lastName: 'Vance' } }],
  });
});

test('people read which events of requirements are kept about them, and what they were told', async ({
  page,
  unit,
}) => {
  const id = await unit.add('Told', { rank: 'SPC' });
  const [rifle = ''] = await requirements(unit, RIFLE);
  await enterEvents(unit, rifle, [
    { soldierId: id, event: { doneOn: '2021-03-10', score: 21, note: 'Night fire', forRecord: false } },
  ]);
  await unit.open(page, '/account', 'Told');
  await button(page, 'Send me mine now').click();
  await expect(page.getByRole('list', { name: 'What you were told' })).toBeVisible();
  await page.getByRole('link', { name: 'What is kept about you' }).click();
  const kept = page.getByRole('region', { name: 'Requirements with dates' });
  await expect(kept).toContainText('M4: never done');
  await expect(kept).toContainText('10 MAR 2021, 21, diagnostic, note: Night fire, entered by SFC Vance');
  await expect(page.getByRole('region', { name: 'What you were told' })).toContainText('Own: 1 short');
  await expect(page.getByRole('region', { name: 'Login' })).toContainText('Every day that brings something');
});
