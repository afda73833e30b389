import type { Locator } from '@playwright/test';
import { keepExam, option, someQuestions } from '../support/examRun.ts';
import { goTo, goToScreen } from '../support/goTo.ts';
import { button, title } from '../support/locators.ts';
import { holdCalls } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/widths.ts';

/** A screenshot of an element after its transitions. */
const look = (part: Locator) => part.screenshot({ animations: 'disabled' });

test.use({ contextOptions: { forcedColors: 'active' } });

test('where the system sets the colors, grounds are lost but marks are not', async ({ page, makeSoldier, signIn }) => {
  const { email, soldierId } = await makeSoldier({ driversLicense: true });
  await signIn({ email });
  await keepExam(page, someQuestions(3));
  await test.step('what is loading is seen', async () => {
    const answer = await holdCalls(page, 'Account');
    await page.goto('/account');
    const loading = page.locator('.mantine-Skeleton-root').first();
    const outline = await loading.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).toBe('dashed');
    answer.letThrough();
  });
  await page.goto('/home');
  await expect(title(page, 'Section Overview')).toBeVisible();
  const home = page.getByRole('link', { name: 'Home', exact: true });
  const devices = [
    { device: 'a desk', size: { width: 1280, height: 800 }, colorScheme: 'dark' },
    { device: 'a phone', size: PHONE.viewport, colorScheme: 'light' },
  ] as const;
  const become = async ({ size, colorScheme }: (typeof devices)[number]) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
  };
  const homesHere: Buffer[] = [];
  for (const device of devices) {
    await become(device);
    homesHere.push(await look(home));
  }
  await goTo(page, '/exam/full-exam/question/0');
  for (const [at, device] of devices.entries()) {
    await test.step(`on ${device.device}`, async () => {
      await become(device);
      await expect(title(page, `Question ${at + 1} of 3`)).toBeVisible();
      const homeElsewhere = await look(home);
      expect(homesHere[at]?.equals(homeElsewhere), 'the mark of the current place').toBe(false);

      const answer = page.locator('label').filter({ has: option(page, 'Right') });
      const progress = page.getByRole('progressbar', { name: 'Questions answered' });
      const unchosen = await look(answer);
      const unanswered = await look(progress);
      await option(page, 'Right').check();
      expect((await look(answer)).equals(unchosen), 'the chosen answer').toBe(false);
      await button(page, 'Submit').click();
      await expect(page.getByText('Correct', { exact: true })).toBeVisible();
      expect((await look(progress)).equals(unanswered), 'how much is answered').toBe(false);
      await button(page, 'Next Question').click();
    });
  }

  await test.step('a box that is checked shows its mark on a dark ground, too', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await goToScreen(page, `/user-info/${soldierId}/edit`);
    const text = page.getByText("Driver's license", { exact: true });
    for (const input of [page.getByLabel("Driver's license"), page.getByLabel('Pass', { exact: true })]) {
      await expect(input).toBeChecked();
      const mark = input.locator('xpath=following-sibling::*[1]');
      await expect(mark).toBeVisible();
      await expect(mark).toHaveCSS('color', await text.evaluate((element) => getComputedStyle(element).color));
    }
  });
});
