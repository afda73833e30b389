import { people, setRequirements, RIDE } from '../support/due.ts';
import { expect, test } from '../support/test.ts';

const REQUIREMENTS = Array.from({ length: 10 }, (_, index) => ({ ...RIDE, name: `Check ${index}` }));

test('a large unit is drawn in slices: the keyboard reaches every cell, Back leads to the row, and paper has everybody', async ({
  page,
  unit,
}) => {
  test.slow();
  await setRequirements(unit, ...REQUIREMENTS);
  const ids = await people(
    unit,
    ...Array.from({ length: 120 }, (_, index) => ({ lastName: `Person${String(index).padStart(3, '0')}` })),
  );
  await unit.open(page, '/admin/due');
  const table = page.getByRole('grid', { name: 'Due' });
  const first = table.getByRole('link', { name: 'Person000, Alex', exact: true });
  const last = table.getByRole('link', { name: 'Person119, Alex', exact: true });
  const drawn = () => table.locator('[aria-rowindex]').count();
  await expect(first).toBeVisible();
  const rows = Number(await table.getAttribute('aria-rowcount'));
  expect(rows).toBeGreaterThan(ids.length);

  await test.step('far rows are not in the page until they are near', async () => {
    await expect(last).toHaveCount(0);
    expect(await drawn()).toBeLessThan(0.75 * rows);
  });

  await test.step('the last row is drawn when the keyboard goes there, and the first one again', async () => {
    await first.focus();
    await page.keyboard.press('Control+End');
    await expect(table.locator('[aria-rowindex]').last()).toHaveAttribute('aria-rowindex', String(rows));
    await expect(table.getByRole('link', { name: /^Check 9 of SPC Person119/ })).toBeFocused();
    await expect(last).toBeInViewport();
    expect(await drawn()).toBeLessThan(0.75 * rows);
    await page.keyboard.press('Control+Home');
    await expect(table.getByRole('columnheader', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Control+End');
  });

  await test.step('the way back from a record leads to its row', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Back to Due' }).click();
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
  });

  await test.step('a folded section has only its own row', async () => {
    const fold = table.getByRole('button', { name: /^ALPHA/ });
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(last).toHaveCount(0);
    expect(await drawn()).toBeLessThan(10);
  });

  await test.step('a long list is drawn the same way', async () => {
    await unit.open(page, '/admin/data');
    const list = page.getByRole('table', { name: 'Data to complete' });
    const middle = list.getByRole('rowheader', { name: 'Person060, Alex' }).getByRole('link');
    await expect(list.getByRole('rowheader', { name: 'Person000, Alex' })).toBeVisible();
    expect(Number(await list.getAttribute('aria-rowcount'))).toBeGreaterThan(ids.length);
    await expect(middle).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    await middle.click();
    await page.getByRole('link', { name: 'Back to Data to complete' }).click();
    await expect(middle).toBeFocused();
    await expect(middle).toBeInViewport();
  });

  await test.step('on paper, all of it is there', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('rowheader', { name: 'Person030, Alex' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
});
