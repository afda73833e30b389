import { ApiPerson } from '../support/apiPerson.ts';
import { field, found } from '../support/findDialog.ts';
import { button } from '../support/locators.ts';
import { holdNextAnswer } from '../support/network.ts';
import { test, expect } from '../support/test.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

test('no late answer takes the place of a newer one', async ({ page, demo, signIn }) => {
  await signIn(demo.signIn('Staff'));
  await page.goto('/home');
  await button(page, 'Find anybody').click();
  const { held, letThrough } = await holdNextAnswer(page, 'FindPeople');
  await field(page).fill('alva');
  await held;
  await field(page).fill('cole');
  await expect(found(page)).toHaveText([/Coleman/, /Ferris/]);
  letThrough();
  await field(page).fill('colem');
  await expect(found(page)).toHaveText([/Coleman/]);
});

test('what was found with staff rights goes with them', async ({ page, demo, signIn }) => {
  const staff = await ApiPerson.signIn(demo.url, demo.signIn('Staff'));
  const soldierId = await (await ApiPerson.signIn(demo.url, demo.signIn('Soldier'))).ownId();
  await staff.grantAdmin(soldierId);
  await signIn(demo.signIn('Soldier'));
  await page.goto('/home');
  await expect(page.getByRole('navigation', { name: 'Waiting for staff' })).toBeVisible();
  await button(page, 'Find anybody').click();
  await field(page).fill('wyatt');
  await expect(found(page)).toHaveText([/Sorensen, Wyatt Dale/]);
  await staff.revokeAdmin(soldierId);
  await expect(found(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});
