import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('who has no place is told how to get one and what the record lacks, and staff see who waits for approval', async ({
  page,
  unit,
}) => {
  await unit.add('Newman');
  await unit.add('Hopeful', { section: 'ALPHA', team: 'HQ', role: 'CO_FSO' });
  await unit.open(page, '/home', 'Newman');
  const note = page.getByText('You have no place yet.');
  await expect(note).toContainText('Choose it in Edit Info, or ask SFC Vance.');
  await page.setViewportSize({ width: 390, height: 844 });
  const lines = await note.evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
  expect(Math.round(lines)).toBe(2);
  const now = page.getByRole('region', { name: 'Do now' });
  await expect(now).toContainText('Complete your record');
  await expect(now).toContainText('PEBD is not entered.');
  await expect(now.getByRole('link')).toHaveText('Enter what is missing');
  await expectNoViolations(page);
  await now.getByRole('link').click();
  await expect(page).toHaveURL(/\/user-info\/[^/]+\/edit$/);

  await unit.open(page, '/home');
  await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
  await expect(note).toHaveCount(0);
  const waiting = page.getByRole('navigation', { name: 'Waiting for staff' });
  await waiting.getByRole('link', { name: '1 approval' }).click();
  await expect(page).toHaveURL(/\/admin\/reassign$/);
});
