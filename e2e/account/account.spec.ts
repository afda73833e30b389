import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ApiPerson } from '../support/apiPerson.ts';
import { expectBusy } from '../support/busy.ts';
import { expectProblem } from '../support/fieldProblems.ts';
import { alertOf, button, messages, title } from '../support/locators.ts';
import { holdCalls, loseNextAnswer } from '../support/network.ts';
import { signInHere } from '../support/session.ts';
import { expect, PASSWORD, test } from '../support/test.ts';

const STEP_MS = 30_000;

/** The code that an app shows this many 30-second steps from now. Each code works once. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });
}

/** If the current step is about to end, waits for the next one: a code from an earlier step has to arrive while it is valid. */
async function notAtTheEndOfAStep(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < 5000) await setTimeout(left);
}

async function shownKey(page: Page): Promise<string> {
  return ((await page.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
}

/** Sends an operation like another tab of the same browser. */
async function send<Data>(page: Page, query: string): Promise<Data> {
  const answer = await page.request.post('/graphql', { data: { query } });
  const { data }: { data: Data } = await answer.json();
  return data;
}

/** Turns a second factor on, and off again, in another tab. */
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

/** Records every heading from now on, even if it shows only for a moment. Returns a function that reads them. */
async function headingsFrom(page: Page) {
  const noted = await page.evaluateHandle(() => {
    const headings = new Set<string | null | undefined>();
    const note = () => headings.add(document.querySelector('h1')?.textContent);
    new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true });
    return headings;
  });
  return () => noted.evaluate((headings) => [...headings]);
}

test('a second factor is turned on, asked for, and turned off', async ({ page, context, makeSoldier, signIn }) => {
  test.slow();
  const { email } = await makeSoldier();
  await signIn({ email });
  await page.goto('/account');
  await page.getByRole('link', { name: 'Turn on second factor' }).click();
  await page.getByRole('button', { name: 'Set up' }).click();
  const secret = await shownKey(page);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await expect(page.getByRole('link', { name: 'Open the app on this device' })).toHaveAttribute(
    'href',
    /^otpauth:\/\/totp\//,
  );
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(alertOf(page)).toHaveText('Please check: Code');
  await expectProblem(page, 'Code', /^Wrong code\./);
  // An earlier step's code saves the later codes for signing in. Retries if the step ends before the code arrives.
  const isOn = page.getByText('Your second factor is on.');
  await expect(async () => {
    if (await isOn.isVisible()) return;
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, -1));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(isOn).toBeVisible({ timeout: 3000 });
  }).toPass();
  const codes = await page.getByRole('main').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  // The ways to store the codes come before the button that continues.
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('button')).toHaveText([
    'Copy codes',
    'Download codes',
    'I have kept them',
  ]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download codes' }).click();
  expect((await download).suggestedFilename()).toMatch(/^fire-support-recovery-codes-[\d-]+\.txt$/);
  const question = page.getByRole('alertdialog', { name: 'Leave the recovery codes?' });
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(question).toHaveAccessibleDescription("They won't show again.");
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(codes);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('On, 10 recovery codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();

  await signInHere(page, email);
  await expect(title(page, 'Second factor')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('autocomplete', 'one-time-code');
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  // The kind of code can't change while one is being sent.
  await expectBusy(page, 'VerifySecondFactor', button(page, 'Sign in'), [button(page, 'Use a recovery code')]);
  await expect(alertOf(page)).toHaveText('Please check: Code');
  await expectProblem(page, 'Code', /^Wrong code\./);
  await button(page, 'Use a recovery code').click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await expect(page.getByText("If you don't have any, ask your leadership.")).toBeVisible();
  // A problem with one kind of code goes away with that kind.
  await expect(alertOf(page)).toHaveCount(0);
  await expect(page.getByLabel('Recovery code')).not.toHaveAttribute('aria-invalid', 'true');
  await button(page, 'Use the authenticator app').click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await button(page, 'Use a recovery code').click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL('/home');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByText('On, 9 recovery codes left')).toBeVisible();
  await page.getByRole('link', { name: 'Turn off second factor' }).click();
  await button(page, 'Use a recovery code').click();
  await page.getByLabel('Recovery code').fill(codes[1] ?? '');
  const headings = await headingsFrom(page);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('link', { name: 'Turn on second factor' })).toBeVisible();
  expect(await headings()).not.toContain('Turn on second factor');

  await test.step('one whose recovery codes got lost on the way is said to be on', async () => {
    await page.getByRole('link', { name: 'Turn on second factor' }).click();
    await button(page, 'Set up').click();
    const next = await shownKey(page);
    await notAtTheEndOfAStep();
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(next, -1));
    const cookies = await context.cookies();
    await loseNextAnswer(page, async () => {
      // The answer brought the next session's cookie, so this restores the old one.
      await context.clearCookies();
      await context.addCookies(cookies);
    });
    await button(page, 'Turn on').click();
    await signInHere(page, email);
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(next));
    await button(page, 'Sign in').click();
    await expect(page).toHaveURL('/account/second-factor');
    await expect(title(page, 'Turn off second factor')).toBeVisible();
    await expect(page.getByText("its recovery codes didn't arrive")).toBeVisible();
  });
});

test('the key of a second factor is copied, and recovery codes that nobody saw are said to be lost', async ({
  page,
  context,
  makeSoldier,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(await makeSoldier());
  await page.goto('/account/second-factor');
  await page.getByRole('button', { name: 'Set up' }).click();
  const given = await shownKey(page);
  await test.step('copying is said each time, and so is what to do otherwise', async () => {
    const copy = page.getByRole('button', { name: 'Copy key' });
    const region = page.locator('[aria-live]', { hasText: 'Copied.' });
    await copy.click();
    await expect(region).toHaveText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(given);
    const saidAgain = region.evaluate(
      (element) =>
        new Promise<void>((resolve) => new MutationObserver(() => resolve()).observe(element, { childList: true })),
    );
    await copy.click();
    await saidAgain;
    await expect(region).toHaveText('Copied.');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed.'));
    });
    await copy.click();
    await expect(page.getByText('Not copied. Select and copy the key yourself.')).toBeVisible();
  });

  await test.step('a key that does not count any more is given up for another', async () => {
    await turnOnAndOff(page);
    const code = page.getByRole('textbox', { name: 'Code' });
    const beginAgain = button(page, 'Begin again');
    await expect(beginAgain).toHaveCount(0);
    await code.fill(codeOf(given));
    await button(page, 'Turn on').click();
    await expect(alertOf(page)).toHaveText('Your second factor is not on.');
    await expectBusy(page, 'ConfirmSecondFactor', button(page, 'Turn on'), [beginAgain]);
    await expect(alertOf(page)).toHaveText('Your second factor is not on.');
    await beginAgain.click();
    await expect(title(page, 'Turn on second factor')).toBeFocused();
    await button(page, 'Set up').click();
    await expect(code).toHaveValue('');
  });
  const next = await shownKey(page);
  expect(next).not.toBe(given);
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(next));
  const { asked, letThrough } = await holdCalls(page, 'ConfirmSecondFactor');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await asked;
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(title(page, 'Account')).toBeVisible();
  letThrough();
  await expect(messages(page)).toContainText("its recovery codes didn't arrive");
  await page.getByRole('link', { name: 'Turn off second factor' }).click();
  await expect(page.locator('form').getByText('Turn it off and on again to get new codes.')).toBeVisible();
});

test('an account that cannot be brought up to date says so, gets another address, and is deleted', async ({
  page,
  product,
  makeSoldier,
  signIn,
}) => {
  const soldier = await makeSoldier();
  const newEmail = `new.${soldier.email}`;
  await signIn(soldier);
  await page.goto('/account');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions).toBeVisible();
  await expect(button(page, 'Make calendar address')).toBeVisible();
  // Only staff have keys for programs.
  await expect(page.getByRole('region', { name: 'Keys for programs', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(title(page, 'Section Overview')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(alertOf(page).first()).toContainText('The network did not answer.');
  await expect(sessions).toBeVisible();
  await page.context().setOffline(false);
  // One message covers the screen and its panels.
  await expect(alertOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(alertOf(page)).toHaveCount(0);
  await expect(sessions).toBeVisible();

  await test.step('a new address counts once its link is opened', async () => {
    await page.getByRole('link', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(newEmail);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(`A link is on its way to ${newEmail}.`)).toBeVisible();
    const link = await product.mailedLink(newEmail);
    await page.goto(link);
    await expect(page).toHaveURL((url) => url.hash === '');
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await expect(page.getByText('The login that asked for this link now signs in with its new')).toBeVisible();
    // Opening another link in this tab doesn't show the success of the earlier one.
    await page.goto(link);
    await expect(page.getByText('This link was already used or has expired. Ask for a new one.')).toBeVisible();
    await button(page, 'Change email again').click();
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByText(newEmail)).toBeVisible();
  });
  await test.step('a link that is opened where somebody else is signed in says whose address it changes', async () => {
    const owner = await makeSoldier();
    const ownersNew = `other.${owner.email}`;
    const person = await ApiPerson.signIn(product.url, owner);
    await person.execute('mutation ($input: ChangeEmailInput!) { requestEmailChange(input: $input) }', {
      input: { newEmail: ownersNew, password: PASSWORD },
    });
    await page.goto(await product.mailedLink(ownersNew));
    const main = page.getByRole('main');
    await expect(main).toContainText(
      'The login that asked for this link will sign in with the address it was sent to.',
    );
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await expect(main).toContainText('The login that asked for this link now signs in with its new address.');
    await expect(main).not.toContainText('you sign in');
  });

  await test.step('a deleted login signs in no more', async () => {
    await page.getByRole('link', { name: 'Back to Account' }).click();
    await page.getByRole('link', { name: 'Delete login' }).click();
    await expect(page.getByText(/^Gone for good: .*, your calendar addresses, /)).toBeVisible();
    await expect(page.getByText(/^What stays: your personnel record/)).toBeVisible();
    await test.step('what was refused can be canceled again, and by the keyboard nobody loses their place', async () => {
      const password = page.getByLabel(/^Password/);
      await password.fill('not the one');
      const { asked, letThrough } = await holdCalls(page, 'DeleteLogin');
      await password.press('Enter');
      await asked;
      await expect(button(page, 'Cancel')).toBeDisabled();
      await expect(password).toBeFocused();
      letThrough();
      await expect(alertOf(page)).toBeFocused();
      await page.getByRole('link', { name: 'Cancel' }).press('Enter');
      await expect(page).toHaveURL('/account');
      await page.getByRole('link', { name: 'Delete login' }).click();
    });
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Delete login' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your login is deleted. Your personnel record stays with the unit.')).toBeVisible();
    await signInHere(page, newEmail);
    await expect(alertOf(page)).toHaveText('Login failed. Invalid credentials.');
  });
});
