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
