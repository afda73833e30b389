import { expectNoViolations } from '../support/axe.ts';
import { button, title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleByMouseAndTouch } from '../support/widths.ts';

test('staff of a new unit see what is left to do on Home and Overview until they put it away, and get it back on Unit', async ({
  page,
  unit,
}) => {
  await unit.open(page, '/home');
  const steps = page.getByRole('region', { name: /^First steps/ });
  const heading = steps.getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveText('First steps: 0 of 6 done');
  await expectAccessibleByMouseAndTouch(page);

  await test.step('the join code is shown only when asked for, as text and as a code to scan', async () => {
    await expect(steps.getByText(unit.joinCode)).toHaveCount(0);
    await button(steps, 'Show join code').press('Enter');
    await expect(steps.getByRole('textbox', { name: 'Join code' })).toHaveValue(unit.joinCode);
    await expect(steps.getByRole('img', { name: 'QR code of Register with the join code' })).toBeVisible();
    await expectNoViolations(page);
  });
  await button(steps, 'Keep the Default rules').press('Enter');
  await expect(heading).toHaveText('First steps: 1 of 6 done');

  await page.goto(`${unit.server.url}/admin/overview`);
  await expect(heading).toHaveText('First steps: 1 of 6 done');
  await expectAccessibleByMouseAndTouch(page);
  await button(steps, 'Put away').press('Enter');
  await expect(steps).toHaveCount(0);
  await expect(title(page, 'Readiness Overview')).toBeFocused();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
  await expect(steps).toHaveCount(0);

  await page.goto(`${unit.server.url}/admin/unit`);
  await button(steps, 'Show again').press('Enter');
  await expect(steps).toHaveCount(0);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(heading).toHaveText('First steps: 1 of 6 done');

  await unit.add('Hayes');
  await unit.open(page, '/home', 'Hayes');
  await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
  await expect(steps).toHaveCount(0);
});
