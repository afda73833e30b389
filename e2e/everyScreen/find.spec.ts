import type { Page } from '@playwright/test';
import { ApiPerson } from '../support/apiPerson.ts';
import { dialog, field, found } from '../support/findDialog.ts';
import { button, title } from '../support/locators.ts';
import { holdNextAnswer } from '../support/network.ts';
import { signInHere } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleByMouseAndTouch, PHONE } from '../support/widths.ts';

const marked = (page: Page) => dialog(page).getByRole('option', { selected: true });

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

test('staff find anybody from any screen by keyboard, and the people found last before they type; members are led to the row on Home', async ({
  page,
  demo,
  signIn,
}) => {
  await signIn(demo.signIn('Staff'));
  await page.goto('/exam/landing');
  await expect(button(page, 'Start')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('s\u00f8ren wy');
  await expect(found(page)).toHaveText([/RTO.*PV2.*Sorensen, Wyatt Dale.*BRAVO/]);
  await page.keyboard.press('Enter');
  await expect(title(page, 'PV2 Sorensen')).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(found(page)).toHaveText([/Sorensen/]);
  await page.keyboard.type('spc charlie');
  await expect(found(page)).toHaveText([/Goldstein/, /Vance/]);
  await page.keyboard.press('ArrowDown');
  await expect(marked(page)).toHaveText(/Vance/);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await marked(page).getAttribute('id')) ?? '');
  await expect(dialog(page).getByText('2 people')).toBeVisible();
  await expectAccessibleByMouseAndTouch(page);
  // Past the end to the first person. Then Enter before the answer, which opens its best match.
  await page.keyboard.press('ArrowDown');
  await expect(marked(page)).toHaveText(/Goldstein/);
  await field(page).fill('');
  await expect(found(page)).toHaveText([/Sorensen/]);
  const { held, letThrough } = await holdNextAnswer(page, 'FindPeople');
  await page.keyboard.type('whit');
  await page.keyboard.press('Enter');
  await held;
  letThrough();
  await expect(title(page, 'CPT Whitfield')).toBeFocused();

  await button(page, 'Find a person').click();
  await expect(found(page)).toHaveText([/Whitfield/, /Sorensen/]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'Find a person')).toBeFocused();

  await test.step('no late answer takes the place of a newer one', async () => {
    await button(page, 'Find a person').click();
    const late = await holdNextAnswer(page, 'FindPeople');
    await field(page).fill('alva');
    await late.held;
    await field(page).fill('cole');
    await expect(found(page)).toHaveText([/Coleman/, /Ferris/]);
    late.letThrough();
    await field(page).fill('colem');
    await expect(found(page)).toHaveText([/Coleman/]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('screens come after people, by what staff do there', async () => {
    await button(page, 'Find a person').click();
    await field(page).fill('exam question');
    // The results before these are dimmed until the answer is there.
    await expect(dialog(page).getByRole('listbox')).not.toHaveAttribute('data-old');
    await expect(found(page)).toHaveText(['Questions', 'Add question', 'Import questions', 'Question reports']);
    await expectAccessibleByMouseAndTouch(page);
    await field(page).fill('enter');
    await expect(found(page)).toHaveText(['Enter an event']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/due\/enter/);
  });

  // Recent people belong to one login.
  await button(page, 'Sign out').click();
  const { email, password } = demo.signIn('Soldier');
  await signInHere(page, email, password);
  await expect(title(page, 'Section Overview')).toBeVisible();
  await button(page, 'Find a person').click();
  await expect(field(page)).toBeFocused();
  await expect(found(page)).toHaveCount(0);

  // Members can't open other people's records, so they are led to the row on Home.
  await field(page).fill('wyatt');
  await expect(dialog(page).getByText('No matches')).toBeVisible();
  await field(page).fill('overview');
  await expect(dialog(page).getByText('No matches')).toBeVisible();
  await field(page).fill('sorensen');
  await expect(found(page)).toHaveText([/RTO.*PV2.*Sorensen.*BRAVO/]);
  await page.setViewportSize(PHONE.viewport);
  await found(page).click();
  const row = page.getByRole('link', { name: /Sorensen/ });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();

  await test.step('what was found with staff rights goes with them', async () => {
    const staff = await ApiPerson.signIn(demo.url, demo.signIn('Staff'));
    const soldierId = await (await ApiPerson.signIn(demo.url, { email, password })).ownId();
    await staff.grantAdmin(soldierId);
    await expect(page.getByRole('navigation', { name: 'Waiting for staff' })).toBeVisible();
    await button(page, 'Find a person').click();
    await field(page).fill('wyatt');
    await expect(found(page)).toHaveText([/Sorensen, Wyatt Dale/]);
    await staff.revokeAdmin(soldierId);
    // Members don't see first names.
    await expect(found(page).filter({ hasText: 'Wyatt' })).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });
});
