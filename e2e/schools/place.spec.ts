import { button, title } from '../support/locators.ts';
import { BLC, field, fillIn, link, schedule, schools, signInWithRecord } from '../support/schoolForms.ts';
import { expect, test } from '../support/test.ts';
import { expectNoSidewaysScroll } from '../support/widths.ts';

test.use({ viewport: { width: 390, height: 664 } });

test('whoever comes back from a school’s form goes on where they were on the record', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const { soldier, record } = await signInWithRecord({ makeSoldier, signIn });
  for (const schoolName of ['PATHFINDER', 'AIR_ASSAULT', 'JFO']) {
    await schedule(staff, soldier.soldierId, { ...BLC, schoolName });
  }
  await page.goto(record);
  const edit = link(page, 'Edit JFO, 05 JAN 2090');
  const add = link(page, 'Add school');
  for (const leave of [() => link(page, 'Back to the record').click(), () => link(page, 'Cancel').click()]) {
    await edit.click();
    await leave();
    await expect(edit).toBeFocused();
    await expect(edit).toBeInViewport({ ratio: 1 });
  }
  await edit.click();
  await field(page, 'End date').fill('2090-02-01');
  await button(page, 'Save school').click();
  await expect(edit).toBeFocused();
  await expect(edit).toBeInViewport({ ratio: 1 });

  await add.click();
  await fillIn(page, { ...BLC, schoolName: 'RANGER' });
  await button(page, 'Add school').click();
  await expect(schools(page)).toContainText('RANGER');
  await expect(add).toBeFocused();
  await expect(add).toBeInViewport({ ratio: 1 });

  await edit.click();
  await link(page, 'Delete School').click();
  await button(page, 'Delete school').click();
  await expect(add).toBeFocused();
  await expect(add).toBeInViewport({ ratio: 1 });

  // When opened from elsewhere, or loaded anew, the record starts at its top.
  await link(page, 'Home').click();
  await expect(title(page, 'Section Overview')).toBeFocused();
  await link(page, 'My Info').click();
  await expect(title(page, 'My Info')).toBeFocused();
  await expect(title(page, 'My Info')).toBeInViewport();

  await test.step('the schools stay within a narrow screen, however many and whatever they are called', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(schools(page).getByRole('listitem')).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    await link(page, 'Edit AIR ASSAULT, 05 JAN 2090').click();
    await expect(button(page, 'Save school')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await link(page, 'Delete School').click();
    await expect(button(page, 'Delete school')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
