import { ApiPerson } from '../support/apiPerson.ts';
import { alertOf, button, messages } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

/** How often Add Info checks whether there is a record, in milliseconds. */
const LOOK_MS = 5000;

test('an Add Info that fails says so with the reason and keeps what was entered; a record that leaders hand over meanwhile opens in place of it', async ({
  page,
  context,
  staff,
  product,
  signIn,
}) => {
  const { addSoldier } = await staff.execute<{ addSoldier: { id: string } }>(
    'mutation ($input: CreateSoldierInput!) { addSoldier(input: $input) { id } }',
    {
      input: {
        firstName: 'Alex',
        middleName: 'Lee',
        lastName: 'Handover',
        rank: 'SPC',
        grade: 'E4',
        section: 'ALPHA',
        team: 'TEAM_1',
        role: 'RTO',
      },
    },
  );
  const email = `add-info.${process.pid}.${test.info().retry}@unit.example`;
  await ApiPerson.register(product, email);
  await signIn({ email });
  await page.clock.install();
  await page.goto('/home');
  for (const name of ['First name', 'Middle name', 'Last name'])
    await page.getByLabel(name, { exact: true }).fill('Alex');
  await page.getByLabel('Rank').selectOption('SPC');
  const score = page.getByLabel('ACFT score');
  // Because Safari puts the cursor here on a click.
  await score.press('End');
  await page.keyboard.type('540');
  await expect(score).toHaveValue('540');
  await context.setOffline(true);
  await button(page, 'Save record').click();
  const alert = alertOf(page);
  await expect(alert).toContainText('There was a problem adding your info. Please try again.');
  await expect(alert).toContainText('The network did not answer.');
  await expect(page.getByLabel('Last name')).toHaveValue('Alex');
  await context.setOffline(false);

  // Time stands still from here on, so that the page checks once, and its message stays.
  await page.clock.pauseAt(Date.now() + 1000);
  await staff.handRecordOver(addSoldier.id, email);
  await page.clock.fastForward(LOOK_MS);
  await expect(page).toHaveURL('/home');
  await expect(messages(page)).toContainText('You have a record now. Please check it.');
  await page.clock.resume();
  await page.getByRole('link', { name: 'My Info' }).click();
  await expect(page.getByRole('main')).toContainText('Handover');
});
