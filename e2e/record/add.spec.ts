import { ApiPerson } from '../support/apiPerson.ts';
import { expectBusy } from '../support/busy.ts';
import { alertOf, button, messages } from '../support/locators.ts';
import { loseNextAnswer } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

/** How often Add Info looks whether there is a record. */
const LOOK_MS = 5000;

test('an Add Info that fails says so with the reason, and keeps what was entered', async ({
  page,
  context,
  product,
  signIn,
}) => {
  const email = `add-info.${process.pid}@unit.example`;
  await ApiPerson.register(product, email);
  await signIn({ email });
  await page.goto('/home');
  for (const name of ['First name', 'Middle name', 'Last name']) await page.getByLabel(name).fill('Alex');
  await page.getByLabel('Rank').selectOption('SPC');
  const score = page.getByLabel('ACFT score');
  // In Safari a click puts the cursor here.
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

  await test.step('an Add Info whose answer was lost leads on when it is sent again', async () => {
    await loseNextAnswer(page);
    await button(page, 'Save record').click();
    await expect(alert).toContainText('The network did not answer.');
    await expectBusy(page, 'CreateSoldier', button(page, 'Save record'));
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('link', { name: 'My Info' })).toBeVisible();
  });
});

test('a record that leaders hand over meanwhile opens in place of Add Info', async ({
  page,
  staff,
  product,
  signIn,
}) => {
  const { addSoldier } = await staff.execute<{ addSoldier: { id: string } }>(
    'mutation ($input: CreateSoldierInput!) { addSoldier(input: $input) { id } }',
    {
      input: {
        ...{ firstName: 'Alex', middleName: 'Lee', lastName: 'Handover', rank: 'SPC', grade: 'E4' },
        ...{ section: 'ALPHA', team: 'TEAM_1', role: 'RTO' },
      },
    },
  );
  const email = `add-info-handed.${process.pid}@unit.example`;
  await ApiPerson.register(product, email);
  await signIn({ email });
  await page.clock.install();
  await page.goto('/home');
  await page.getByLabel('First name').fill('Ale');
  await staff.handRecordOver(addSoldier.id, email);
  await page.clock.fastForward(LOOK_MS);
  await expect(page).toHaveURL('/home');
  await expect(messages(page)).toContainText('You have a record now. Please check it.');
  await page.getByRole('link', { name: 'My Info' }).click();
  await expect(page.getByRole('main')).toContainText('Handover');
});
