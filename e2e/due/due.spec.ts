import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { enterEvents, people, setRequirements, RIDE, RIFLE } from '../support/due.ts';
import { button, messages, title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';
import { expectAccessibleByMouseAndTouch } from '../support/widths.ts';

const matrix = (page: Page) => page.getByRole('grid', { name: 'Due' });
const standing = (page: Page, name: string) => page.getByRole('link', { name });

test('everybody stands by requirement on any day; by keyboard alone an event is entered, corrected and deleted, and somebody excused', async ({
  page,
  unit,
}) => {
  test.slow();
  await test.step('a unit without requirements is invited to choose some', async () => {
    await unit.open(page, '/admin/due');
    await expect(page.getByRole('link', { name: 'Choose requirements' })).toHaveAttribute(
      'href',
      '/admin/unit/requirements',
    );
    await expectNoViolations(page);
  });

  const [rifle = '', ride = ''] = await setRequirements(unit, RIFLE, RIDE);
  const long = 'Wolfeschlegelsteinhausen'.repeat(2);
  const [ann = '', bob = ''] = await people(
    unit,
    { firstName: 'Ann', lastName: 'Sam' },
    { firstName: 'Bob', lastName: 'Sam', section: 'BRAVO' },
    { firstName: 'Cem', lastName: long, section: 'BRAVO' },
    // The middle name distinguishes two people of the same name.
    { firstName: 'Ann', lastName: 'Sam', middleName: 'Zoe' },
  );
  await enterEvents(unit, rifle, [
    { soldierId: ann, event: { doneOn: unitDay(-360), score: 38 } },
    { soldierId: bob, event: { doneOn: unitDay(-10), score: 21 } },
    { soldierId: unit.staffId, event: { doneOn: unitDay(-10), score: 40 } },
  ]);
  await enterEvents(unit, ride, [{ soldierId: ann, event: { doneOn: unitDay(-10) } }]);

  await test.step('today, everybody stands by requirement', async () => {
    const places = page.getByRole('navigation', { name: 'Admin' });
    await places.getByRole('link', { name: 'Overview', exact: true }).click();
    await places.getByRole('link', { name: 'Due', exact: true }).click();
    await expect(title(page, 'Due')).toBeVisible();
    await expect(standing(page, 'M4 of SPC Sam, Ann Lee: Due soon')).toBeVisible();
    await expect(standing(page, 'M4 of SPC Sam, Bob: Failed')).toBeVisible();
    await expect(matrix(page).getByRole('row', { name: /^Unit/ })).toContainText('67% current');
    await expect(matrix(page).getByRole('row', { name: /^BRAVO/ })).toContainText('1 not current');
    await expect(page.getByText('1 of 5 people is not current. 1 due soon, 3 to do.')).toBeVisible();
    await expectAccessibleByMouseAndTouch(page);
    // The table's visually hidden parts stay inside the scrolling area, and don't make the page longer.
    expect(
      await matrix(page).evaluate(
        (table) => table instanceof HTMLElement && table.offsetParent === table.parentElement,
      ),
    ).toBe(true);
  });

  await test.step('a week outlines what falls due in it, and the longest filters take two lines', async () => {
    await page
      .getByRole('list', { name: 'Due in the next twelve weeks' })
      .getByRole('link', { name: /[1-9]\d* due in/ })
      .first()
      .click();
    const chosen = matrix(page).locator('[data-chosen]');
    await expect(chosen).toContainText('M4 of SPC Sam, Ann Lee: ');
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    await page.getByLabel('Show').selectOption('Not current, due soon or to do');
    // Two lines of 28 pixels, and the gap between them.
    expect((await page.getByRole('main').getByRole('search').boundingBox())?.height).toBeLessThanOrEqual(64);
    await page.getByRole('combobox', { name: 'Due', exact: true }).selectOption('Any time');
    await expect(chosen).toHaveCount(0);
    await page.getByLabel('Show').selectOption('Everybody');
  });

  await test.step('a day ahead, one requirement and who is not current are all in the address', async () => {
    await page.getByLabel('As of').fill(unitDay(31));
    // A requirement's header narrows the table to it, and widens it again.
    const header = matrix(page).getByRole('columnheader', { name: 'M4' }).getByRole('button');
    await header.click();
    await expect(matrix(page).getByRole('columnheader')).toHaveText(['Name', 'M4']);
    await expect(page.getByLabel('Requirement')).toHaveValue(rifle);
    await header.click();
    await expect(matrix(page).getByRole('columnheader')).toHaveCount(3);
    await page.getByLabel('Requirement').selectOption('M4');
    await expect(header).toHaveAttribute('aria-pressed', 'true');
    await page.getByLabel('Show').selectOption('Not current');
    await expect(page.getByText(/^On .*: 4 of 5 people are not current\. 1 current\.$/)).toBeVisible();
    await expect(standing(page, 'M4 of SPC Sam, Ann Lee: Overdue')).toBeVisible();
    await expect(matrix(page).getByText('Vance')).toHaveCount(0);
    await expect(page.getByText('Check ride', { exact: true })).toHaveCount(1);
    await expect(page).toHaveURL(
      `${unit.server.url}/admin/due?${new URLSearchParams({ on: unitDay(31), requirement: rifle, show: 'notCurrent' }).toString()}`,
    );
    await page.setViewportSize({ width: 390, height: 844 });
    const list = page.getByRole('list', { name: 'M4', exact: true }).getByRole('listitem');
    await expect(list).toHaveCount(4);
    await expect(list.first()).toContainText('Sam, Bob');
    // People who are only behind on another requirement aren't in this requirement's list.
    await button(page, /^Filter/).click();
    await page.getByLabel('Requirement').selectOption('');
    await page.getByLabel('Group').selectOption('By requirement');
    const rides = page.getByRole('list', { name: 'Check ride', exact: true }).getByRole('listitem');
    await expect(rides).toHaveCount(4);
    await expect(rides.getByText('Sam, Ann Lee')).toHaveCount(0);
    await page.getByLabel('Requirement').selectOption('M4');
    await expectNoViolations(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the table is one stop, in which the arrows lead from cell to cell', async () => {
    const table = matrix(page);
    await title(page, 'Due').focus();
    await page.getByRole('link', { name: 'Skip to table' }).focus();
    await page.keyboard.press('Enter');
    await expect(table.getByRole('rowheader').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const first = table.getByRole('link', { name: /^M4 of/ }).first();
    await expect(first).toBeFocused();
    await page.keyboard.press('Control+Home');
    await expect(table.getByRole('columnheader', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(table.getByRole('columnheader').last().getByRole('button')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await table.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await expect(table.getByRole('columnheader').last().getByRole('button')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    expect(await table.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  });

  await test.step('the keyboard leads to a standing and back to it', async () => {
    await standing(page, 'M4 of SPC Sam, Ann Lee: Overdue').press('Enter');
    await expect(title(page, 'M4: SPC Sam, Ann Lee')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Due' }).press('Enter');
    await expect(standing(page, 'M4 of SPC Sam, Ann Lee: Overdue')).toBeFocused();
  });

  await test.step('an event is entered, corrected and deleted, and somebody excused, by the keyboard alone', async () => {
    await standing(page, 'M4 of SPC Sam, Ann Zoe: Never done since').press('Enter');
    await expect(title(page, 'M4: SPC Sam, Ann Zoe')).toBeVisible();
    await expect(page.getByText('To do', { exact: true })).toBeVisible();
    const form = page.getByRole('form', { name: 'Enter event' });
    await form.getByLabel('Score').fill('601');
    await form.getByLabel('Score').press('Enter');
    await expect(form.getByText('M4 score must be a whole number from 0 to 600.').first()).toBeVisible();
    await form.getByLabel('Score').fill('21');
    await expect(form.getByText('21: fails, below 23')).toBeVisible();
    await form.getByLabel('Score').press('Enter');
    await expect(messages(page)).toContainText('Event saved.');
    await expect(page.getByText('Failed', { exact: true })).toBeVisible();
    await expectAccessibleByMouseAndTouch(page);

    await page.getByRole('button', { name: /^Correct the event/ }).press('Enter');
    await expect(page.getByRole('form', { name: 'Correct event' }).getByLabel('Day')).toBeFocused();
    const correction = page.getByRole('form', { name: 'Correct event' });
    await correction.getByLabel('Score').fill('38');
    await correction.getByLabel('Score').press('Enter');
    await expect(page.getByText('Current', { exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Events' })).toContainText('38');

    await page.getByLabel('Excused until').fill(unitDay(10));
    await button(page, 'Excuse').press('Enter');
    await expect(page.getByText('Excused', { exact: true })).toBeVisible();
    await button(page, 'End excuse').press('Enter');
    await expect(page.getByText('Current', { exact: true })).toBeVisible();

    await page
      .getByRole('list', { name: 'Events' })
      .getByRole('button', { name: /^Delete/ })
      .press('Enter');
    await button(page, 'Delete event').press('Enter');
    await expect(page.getByText('To do', { exact: true })).toBeVisible();
    await expect(page.getByText('Record: 38, no date')).toBeVisible();
  });

  await test.step('what is not asked any more has no excuse, and its last event is deleted', async () => {
    await setRequirements(unit, { ...RIFLE, id: rifle }, { ...RIDE, id: ride, grades: ['E5'] });
    await page.goto(`${unit.server.url}/admin/due/${ann}/${ride}`);
    await expect(page.getByText('Not required', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Excused until')).toHaveCount(0);
    await page.getByRole('button', { name: /^Delete the event/ }).click();
    await button(page, 'Delete event').click();
    await expect(page.getByText("This doesn't apply to SPC Sam")).toBeVisible();
    await button(page, 'Back to Due').click();
    await expect(title(page, 'Due')).toBeFocused();
  });

  await test.step('on paper a name is read as words, and what has no room beside it is on the next page', async () => {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Due', exact: true }).click();
    await expect(title(page, 'Due')).toBeVisible();
    await people(unit, { firstName: 'Olivia', lastName: 'Merriweather' });
    const names = ['Ride', 'Driver', 'Dental', 'Counsel', 'Review', 'Range', 'A requirement with a rather long name'];
    await setRequirements(unit, { ...RIFLE, id: rifle }, ...names.map((name) => ({ ...RIDE, name })));
    await expect(matrix(page).getByRole('columnheader', { name: 'Review' })).toBeVisible();
    await expect(matrix(page).getByRole('link', { name: 'Merriweather, Olivia', exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // Letter in landscape, inside its margins.
    await page.setViewportSize({ width: 965, height: 725 });
    const onPaper = page.getByRole('table', { name: 'Due' });
    const name = onPaper.first().getByRole('rowheader', { name: 'SPC Merriweather, Olivia', exact: true });
    expect((await name.boundingBox())?.height).toBeLessThanOrEqual(60);
    const [first = [], second = [], ...others] = await Promise.all(
      (await onPaper.all()).map((table) => table.getByRole('columnheader').allTextContents()),
    );
    expect(others).toEqual([]);
    expect([...first, ...second.slice(1)]).toEqual(['Name', 'M4', ...names]);
    expect(second[0]).toBe('Name');
    const beside = first.length - 1;
    await expect(onPaper.first()).toContainText(`Columns 1 to ${beside} of 8`);
    await expect(onPaper.first()).toContainText(`Columns ${beside + 1} to 8 on the next page.`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(965);
  });
});
