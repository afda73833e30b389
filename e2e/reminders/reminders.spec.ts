import type { Page } from '@playwright/test';
import { hourText } from '../../domain/hourOfDay.ts';
import { expectNoViolations } from '../support/axe.ts';
import { enterEvents, people, setRequirements, RIDE, RIFLE, toldFarFromNow } from '../support/due.ts';
import { button, title } from '../support/locators.ts';
import type { OwnUnit } from '../support/ownUnit.ts';
import { expect, STAFF, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';
import { expectAccessibleByMouseAndTouch, expectNoSidewaysScroll, PHONE } from '../support/widths.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, table: string, name: RegExp) =>
  page.getByRole('table', { name: table }).getByRole('row', { name });

/** The reminders sent to an address, as the product prints them. */
function mailsTo(unit: OwnUnit, address: string): string[] {
  const mails = unit.server.lines.join('\n').split(/^(?=Mail to )/m);
  return mails.filter(
    (mail) => mail.startsWith(`Mail to ${address}:`) && mail.includes('Choose how often you get this email'),
  );
}

/** Every five seconds, the screen checks whether an email has been sent. */
const lookAgain = (page: Page) => page.clock.fastForward(5_000);

test('staff choose when people are told and see who was told what; everybody chooses how often, and is told at once when they ask', async ({
  page,
  unit,
}) => {
  test.slow();
  const hour = await toldFarFromNow(unit);
  const later = hourText((hour + 1) % 24);
  await unit.add('Ito');
  await page.clock.install();

  await test.step('everybody chooses how often they are told, has themselves told at once, and sees their own alone', async () => {
    await unit.open(page, '/account', 'Ito');
    await expect(region(page, 'Where you are signed in')).toBeVisible();
    await expect(region(page, 'Reminders')).toHaveCount(0);

    await setRequirements(unit, RIDE);
    const own = region(page, 'Reminders');
    await expect(own).toContainText('No reminders yet.');
    await expect(own).toContainText(`Monday, ${hourText(hour)}, next `);
    await button(page, 'Send my reminder now').click();
    await expect(own).toContainText('An email is on its way to you. Own: 1 to do.');
    await expect.poll(() => mailsTo(unit, 'ito@unit.example')).toHaveLength(1);
    expect(mailsTo(unit, 'ito@unit.example')[0]).not.toMatch(/in the unit|Check ride/);
    await expect(own.getByRole('figure')).toContainText(/: 1 to do.*Your requirements: 1 to do\./);
    await lookAgain(page);
    await own.getByText('Past reminders').click();
    await expect(own.getByRole('list', { name: 'Past reminders' }).getByRole('listitem')).toHaveText([
      /^\d\d [A-Z]{3} \d{4} \d\d:\d\d: Own: 1 to do\s*Sent$/,
    ]);
    await own.getByRole('radio', { name: 'Weekly only' }).check();
    await button(page, 'Save reminders').click();
    await expect(page.getByText('Reminders saved.')).toBeVisible();
    await expectAccessibleByMouseAndTouch(page);

    // An email's unsubscribe link ends them.
    const [, link = ''] = /^List-Unsubscribe: (\S+)$/m.exec(mailsTo(unit, 'ito@unit.example')[0] ?? '') ?? [];
    await page.goto(link);
    await expectNoViolations(page);
    await button(page, 'Stop reminders').click();
    await expect(page.getByRole('heading', { name: 'Reminders are stopped' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Account' }).click();
    await expect(own.getByRole('radio', { name: 'Never' })).toBeChecked();
    await expect(own).not.toContainText(`${hourText(hour)}, next`);
  });

  const { requirements } = await unit.staff.execute<{ requirements: { id: string }[] }>('{ requirements { id } }');
  const ride = requirements[0]?.id ?? '';
  const [rifle = ''] = await setRequirements(unit, RIFLE, { ...RIDE, id: ride });
  const [ann = ''] = await people(unit, { firstName: 'Ann', lastName: 'Lee' });
  const sam = await unit.add('Sam');
  await enterEvents(unit, rifle, [
    { soldierId: ann, event: { doneOn: unitDay(-10), score: 21 } },
    { soldierId: sam, event: { doneOn: unitDay(-10), score: 38 } },
    { soldierId: unit.staffId, event: { doneOn: unitDay(-10), score: 38 } },
  ]);
  await enterEvents(unit, ride, [
    { soldierId: ann, event: { doneOn: unitDay(-10) } },
    { soldierId: sam, event: { doneOn: unitDay(-340) } },
    { soldierId: unit.staffId, event: { doneOn: unitDay(-400) } },
  ]);
  await unit.open(page, '/admin/due');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Reminders' }).click();
  await expect(title(page, 'Reminders')).toBeVisible();
  await expect(row(page, 'Next on Monday', /^Vance/)).toContainText(
    /Unit: 2 not current, 1 due by \d\d [A-Z]{3}( \d{4})?, 1 to do · Own: 1 not current/,
  );
  await expect(row(page, 'Next on Monday', /^Sam/)).toContainText(/Own: 1 due by \d\d [A-Z]{3}/);
  await expect(row(page, 'Next on Monday', /^Ito/)).toHaveCount(0);
  await expect(row(page, 'Past reminders', /^Ito/)).toContainText('Sent');

  await button(page, 'Change').press('Enter');
  await page.getByLabel('Weekly day').selectOption('Friday');
  await page.getByLabel('Hour', { exact: true }).selectOption(later);
  await expectAccessibleByMouseAndTouch(page);
  await button(page, 'Save reminders').press('Enter');
  await expect(region(page, 'When')).toContainText(`Friday, ${later}, next `);
  await expect(button(page, 'Change')).toBeFocused();
  await expect(page.getByRole('table', { name: 'Next on Friday' })).toBeVisible();

  await button(page, 'Send my reminder now').click();
  await expect(
    page.getByText(
      /^An email is on its way to you\. Unit: 2 not current, 1 due by \d\d [A-Z]{3}( \d{4})?, 1 to do · Own: 1 not current\.$/,
    ),
  ).toBeVisible();
  await expect.poll(() => mailsTo(unit, STAFF.email)).toHaveLength(1);
  const [mail = ''] = mailsTo(unit, STAFF.email);
  expect(mail).toContain('Your requirements: 1 not current.');
  // The preview beside the times tells what will be due on the weekly day.
  const preview = region(page, 'When').getByRole('figure');
  await preview.getByText('Show email').click();
  await expect(preview.getByText('Your requirements: 1 not current.')).toBeVisible();
  await expect(preview).toContainText(`${unit.server.url}/admin/due`);
  await expect(preview).not.toContainText(/Lee|Sam|Vance|M4|Check ride/);
  expect(mail).toMatch(/People in the unit: 2 not current, 1 due by \d\d [A-Z]{3}( \d{4})?, 1 to do\./);
  expect(mail).toContain(`${unit.server.url}/admin/due`);
  // Only numbers and days: names and requirements need a sign-in. The random link may contain `M4`.
  expect(mail.replace(/^List-Unsubscribe: .*$/m, '')).not.toMatch(/Lee|Sam|Vance|M4|Check ride/);
  await lookAgain(page);
  // Latest first, and the header says so.
  await expect(region(page, 'Past reminders').getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(row(page, 'Past reminders', /^Vance/)).toContainText('Sent');
  await expect(row(page, 'Past reminders', /^Vance/)).toContainText(
    /Unit: 2 not current, 1 due by \d\d [A-Z]{3}( \d{4})?, 1 to do/,
  );
  await expectNoViolations(page);

  // Two lines for each person on a phone.
  const desk = page.viewportSize() ?? PHONE.viewport;
  await page.setViewportSize(PHONE.viewport);
  const { height = Infinity } = (await row(page, 'Next on Friday', /^Sam/).boundingBox()) ?? {};
  expect(height).toBeLessThan(72);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(desk);
});
