import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectBusy } from '../support/busy.ts';
import { alertOf } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

async function shownKey(page: Page): Promise<string> {
  return ((await page.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
}

/** Sends an operation like another tab of the same browser. */
async function send<Data>(page: Page, query: string): Promise<Data> {
  const answer = await page.request.post('/graphql', { data: { query } });
  const { data }: { data: Data } = await answer.json();
  return data;
}

/** Turns a second factor on, and off again. */
async function turnOnAndOff(page: Page): Promise<void> {
  const { enrolSecondFactor } = await send<{ enrolSecondFactor: { secret: string } }>(
    page,
    'mutation { enrolSecondFactor { secret } }',
  );
  const { confirmSecondFactor } = await send<{ confirmSecondFactor: string[] }>(
    page,
    `mutation { confirmSecondFactor(code: "${codeOf(enrolSecondFactor.secret)}") }`,
  );
  expect(await send(page, `mutation { removeSecondFactor(code: "${confirmSecondFactor[0]}") }`)).toEqual({
    removeSecondFactor: true,
  });
}

test('a key that does not count any more is given up for another', async ({ page, makeSoldier, signIn }) => {
  await signIn(await makeSoldier());
  await page.goto('/account/second-factor');
  await page.getByRole('button', { name: 'Set up' }).click();
  const given = await shownKey(page);
  await turnOnAndOff(page);
  const beginAgain = page.getByRole('button', { name: 'Begin again' });
  await expect(beginAgain).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(given));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(alertOf(page)).toHaveText('Your second factor is not on.');
  await expectBusy(page, 'ConfirmSecondFactor', page.getByRole('button', { name: 'Turn on' }), [beginAgain]);
  await expect(alertOf(page)).toHaveText('Your second factor is not on.');

  await beginAgain.click();
  await expect(page.getByRole('heading', { name: 'Turn on second factor' })).toBeFocused();
  await page.getByRole('button', { name: 'Set up' }).click();
  const next = await shownKey(page);
  expect(next).not.toBe(given);
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(next));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Your second factor is on.')).toBeVisible();
});
