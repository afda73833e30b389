import { NETWORK_TIMEOUT_DESKTOP_MS, NETWORK_TIMEOUT_MOBILE_MS } from '../../domain/constants.ts';
import { alertOf } from '../support/locators.ts';
import { holdCalls } from '../support/network.ts';
import { expect, PASSWORD, test } from '../support/test.ts';

for (const [where, device, timeOutMs] of [
  ['a desk', {}, NETWORK_TIMEOUT_DESKTOP_MS],
  ['a phone', { isMobile: true, hasTouch: true }, NETWORK_TIMEOUT_MOBILE_MS],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use(device);

    test(`a call that gets no answer is given up after ${timeOutMs / 1000} seconds, and not before`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto('/login');
      await page.getByLabel('Email').fill('nobody@unit.example');
      await page.getByLabel(/^Password/).fill(PASSWORD);
      const { asked } = await holdCalls(page, 'SignIn');
      // From here on the page's time passes only when the test advances it, however long the test takes.
      await page.clock.pauseAt(Date.now() + 60_000);
      const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
      await signIn.click();
      await asked;
      await page.clock.fastForward(timeOutMs - 200);
      // This is answered only after the page has handled everything before it.
      await page.evaluate(() => undefined);
      await expect(signIn).toBeDisabled();
      await page.clock.runFor(400);
      await expect(alertOf(page)).toHaveText('The network did not answer. Please check your connection and try again.');
    });
  });
}
