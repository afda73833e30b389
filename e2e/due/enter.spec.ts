import type { Locator, Page } from '@playwright/test';
import { copyElsewhere, copyFromMail } from '../support/clipboard.ts';
import { people, setRequirements, RIDE, RIFLE } from '../support/due.ts';
import { alertOf, button, keepEditing, leaveQuestion, messages, title } from '../support/locators.ts';
import { calls, failCalls } from '../support/network.ts';
import type { OwnUnit } from '../support/ownUnit.ts';
import { expect, test } from '../support/test.ts';
import { typeFast } from '../support/typing.ts';
import { unitDay } from '../support/unitDay.ts';
import { expectAccessibleByMouseAndTouch } from '../support/widths.ts';

const TEN = Array.from({ length: 10 }, (_, index) => ({
  ...{
    firstName: 'Ann',
    middleName: 'Lee',
    rank: 'SPC',
    section: 'ALPHA',
    team: '1',
    role: 'RTO',
  },
  lastName: `Soldier A${'abcdefghij'.charAt(index)}`,
}));
const scores = TEN.map((_, index) => String(20 + index));
const result = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const first = (page: Page) => result(page, 'SPC Soldier Aa, Ann');

const OUT = `mutation ($id: ID!, $version: Int!, $lastDay: LocalDate!) {
  outProcess(id: $id, version: $version, lastDay: $lastDay, reason: PCS) { version }
}`;

async function rename(unit: OwnUnit, name: string): Promise<void> {
  const { unit: now } = await unit.staff.execute<{ unit: { version: number } }>('{ unit { version } }');
  await unit.staff.execute(
    'mutation ($version: Int!, $name: String!) { updateUnit(version: $version, input: { name: $name, component: ACTIVE }) { version } }',
    { version: now.version, name },
  );
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((column) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', column);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', {
        clipboardData,
        bubbles: true,
        cancelable: true,
      }),
    );
  }, text);
}

test('results are typed fast, pasted and saved as one act; what each does is said, what is refused stays, and nothing is lost', async ({
  page,
  unit,
}) => {
  test.slow();
  const [ride = '', rifle = ''] = await setRequirements(unit, RIDE, RIFLE);
  await unit.staff.importSoldiers(TEN);
  const [ann = ''] = await people(
    unit,
    { firstName: 'Ann', lastName: 'Sam', section: 'BRAVO' },
    { firstName: 'Bob', lastName: 'Sam', section: 'BRAVO' },
    { firstName: 'Cem', lastName: 'Sam', section: 'CHARLIE' },
  );
  await unit.open(page, '/admin/due');
  const enter = async (section: string, press: (link: Locator) => Promise<void>) => {
    await press(page.getByRole('link', { name: 'Enter an event' }));
    // Due also has a choice of requirements.
    await expect(title(page, 'Enter an event')).toBeVisible();
    await page.getByLabel('Requirement').selectOption('M4');
    await page.getByLabel('Section').selectOption(section);
  };

  await test.step('the results of ten are typed in twenty seconds, by the keyboard alone', async () => {
    const from = Date.now();
    await enter('ALPHA', (link) => link.press('Enter'));
    await first(page).focus();
    const savedMs = await typeFast(
      page,
      scores.flatMap((score) => [...score.split(''), 'Enter']),
    );
    await expect(button(page, 'Save 10 results')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(messages(page)).toContainText('10 events saved.');
    expect(Date.now() - from + savedMs).toBeLessThan(20_000);
    await expect(title(page, 'Due')).toBeVisible();
    await expect(page).toHaveURL(`${unit.server.url}/admin/due?requirement=${rifle}`);
    await expect(page.getByRole('row', { name: /^ALPHA/ })).toContainText('70% current');
  });

  await test.step('they are pasted in ten seconds', async () => {
    const from = Date.now();
    await enter('ALPHA', (link) => link.click());
    await first(page).focus();
    // Two lines more than there are people.
    await paste(page, `${[...scores, '', ''].map(() => 40).join('\r\n')}\r\n`);
    await expect(page.getByText('Skipped 2 pasted lines, because the list has no more rows.')).toBeVisible();
    // From an email, with the column's heading.
    await copyFromMail(page, ['M4', ...scores.map(() => 40)]);
    await first(page).focus();
    await page.keyboard.press('Control+v');
    await expect(page.getByText('Skipped the heading "M4".')).toBeVisible();
    await button(page, 'Save 10 results').click();
    await expect(messages(page)).toContainText('10 events saved.');
    expect(Date.now() - from).toBeLessThan(10_000);
    await expect(page.getByRole('row', { name: /^ALPHA/ })).toContainText('100% current');
  });

  await enter('BRAVO', (link) => link.click());
  const form = page.getByRole('group', { name: 'Results' });
  const row = (name: string) => form.getByRole('listitem').filter({ hasText: name });
  const bob = result(page, 'SPC Sam, Bob');

  await test.step('where text and table of the clipboard differ, one says which is meant', async () => {
    await copyElsewhere(page, 'Scores:\n38\n21', '<p>Scores:</p><table><tr><td>38<tr><td>21</table>');
    await result(page, 'SPC Sam, Ann').focus();
    await page.keyboard.press('Control+v');
    await page.getByRole('button', { name: 'Table of 2 rows: 38, 21' }).press('Enter');
    await expect(result(page, 'SPC Sam, Ann')).toHaveValue('38');
    await expect(bob).toHaveValue('21');
  });

  await test.step('what a result does, or what is wrong with it, stands beside it', async () => {
    await result(page, 'SPC Sam, Ann').fill('38');
    await expect(row('Sam, Ann')).toContainText('38: passes');
    await bob.fill('21');
    await expect(row('Sam, Bob')).toContainText('21: fails, below 23');
    await page.getByLabel('Section').selectOption('CHARLIE');
    // What the filter leaves out still counts, and is said.
    await expect(row('Sam, Bob')).toHaveCount(0);
    await expect(page.getByText('2 not shown.')).toBeInViewport({ ratio: 1 });
    await result(page, 'SPC Sam, Cem').fill('601');
    await expect(row('Sam, Cem')).toContainText('M4 score must be a whole number from 0 to 600.');
    await expect(page.getByText('3 entered, 1 below 23, 1 to correct', { exact: true })).toBeInViewport({ ratio: 1 });
    // Announced once typing pauses.
    await expect(
      page.getByText('SPC Sam, Cem: M4 score must be a whole number from 0 to 600. 3 entered,'),
    ).toBeAttached();
    // What has to be corrected stays in the list.
    await page.getByLabel('Section').selectOption('BRAVO');
    await expect(row('Sam, Cem')).toBeVisible();
    await expect(row('Soldier')).toHaveCount(0);
    await page.getByLabel('Search names').fill('bob');
    await expect(page.getByText('1 not shown.')).toBeVisible();
    await button(page, 'Show all').click();
    await expect(row('Sam, Ann')).toBeVisible();
    await button(page, 'Save 3 results').click();
    await expect(alertOf(page).getByRole('link', { name: 'SPC Sam, Cem' })).toBeVisible();
    await expectAccessibleByMouseAndTouch(page);
  });

  await test.step('tally and Save stay in sight on a phone, also above its keyboard', async () => {
    const desk = page.viewportSize();
    const last = result(page, 'SPC Sam, Cem');
    for (const height of [844, 420]) {
      await page.setViewportSize({ width: 390, height });
      await first(page).focus();
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
      await expect(button(page, 'Save 3 results')).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('3 entered, 1 below 23, 1 to correct', { exact: true })).toBeInViewport({ ratio: 1 });
    }
    if (desk) await page.setViewportSize(desk);
  });

  await test.step('typed results are left only after a question, and stay when the people cannot be loaded anew', async () => {
    await page.getByRole('link', { name: 'Back to Due' }).click();
    await expect(leaveQuestion(page)).toBeVisible();
    await keepEditing(page).click();
    const answerAgain = await failCalls(page, 'DueEnter');
    // A change of the unit makes the page query again.
    const failed = page.waitForEvent('requestfailed', calls('DueEnter'));
    await Promise.all([failed, rename(unit, 'Unit of tests')]);
    await expect(bob).toHaveValue('21');
    await answerAgain();
  });

  await test.step('without a network, and for somebody who has left, what was typed stays', async () => {
    // The network is gone, and then it is back: everything is saved, except for a person who left meanwhile.
    await result(page, 'SPC Sam, Cem').fill('');
    await page.context().setOffline(true);
    await button(page, 'Save 2 results').click();
    await expect(alertOf(page)).toBeVisible();
    await page.context().setOffline(false);
    await expect(result(page, 'SPC Sam, Ann')).toHaveValue('38');
    await unit.staff.execute(OUT, {
      id: ann,
      version: await unit.staff.versionOf(ann),
      lastDay: unitDay(-1),
    });
    await button(page, 'Save 2 results').click();
    await expect(alertOf(page)).toContainText('1 saved, 1 not.');
    await expect(result(page, 'SPC Sam, Ann')).toHaveValue('38');
    await expect(row('Sam, Bob')).toContainText('Saved');
    await expect(bob).toHaveValue('');
    await result(page, 'SPC Sam, Ann').fill('');
  });

  await test.step('the results of a draft whose requirement was removed meanwhile wait for another one', async () => {
    const kept = [
      { ...RIDE, id: ride },
      { ...RIFLE, id: rifle },
    ];
    await setRequirements(unit, ...kept, { ...RIDE, name: 'Swim test' });
    await page.getByLabel('Requirement').selectOption('Swim test');
    await bob.check();
    await setRequirements(unit, ...kept);
    await page.reload();
    await expect(page.getByText('Your draft is back.')).toBeVisible();
    await expect(page.getByText('The requirement in your draft is no longer in use.')).toBeVisible();
    await button(page, 'Save 1 result').click();
    await expect(alertOf(page)).toContainText('Please check: Requirement');
    await expect(bob).toBeChecked();
    await page.getByLabel('Requirement').selectOption('Check ride');
    await button(page, 'Save 1 result').click();
    await expect(messages(page)).toContainText('1 event saved.');
  });
});
