import { NETWORK_TIMEOUT_DESKTOP_MS, NETWORK_TIMEOUT_MOBILE_MS } from '../../domain/constants.ts';
import { alertOf } from '../support/locators.ts';
import { holdCalls } from '../support/network.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { onPhone } from '../support/widths.ts';

test('a call that gets no answer is given up after the time of its device, and not before', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@unit.example');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  // From here on, the page's time only passes when the test advances it, however long the test takes.
  await page.clock.pauseAt(Date.now() + 60_000);
  const isGivenUpAfter = async (timeOutMs: number) => {
    const { asked } = await holdCalls(page, 'SignIn');
    await signIn.click();
    await asked;
    await page.clock.fastForward(timeOutMs - 200);
    // The page answers this only after everything before it.
    await page.evaluate(() => undefined);
    await expect(signIn).toBeDisabled();
    await page.clock.runFor(400);
    await expect(alertOf(page)).toHaveText('The network did not answer. Please check your connection and try again.');
    await expect(signIn).toBeEnabled();
  };

  await test.step('on a desk', () => isGivenUpAfter(NETWORK_TIMEOUT_DESKTOP_MS));
  await test.step('on a phone', () => onPhone(page, () => isGivenUpAfter(NETWORK_TIMEOUT_MOBILE_MS)));
});
