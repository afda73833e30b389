import { button, title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

test('a mailed link signs in where it was asked for, and goes on where the person was going', async ({
  page,
  browser,
  trusting: server,
}) => {
  const { email } = server.signIn('Soldier');
  await page.goto(`${server.url}/exam/landing`);
  await page.getByRole('link', { name: 'Sign in by link' }).click();
  // The screen before has such a field, too, and stays until this one is loaded.
  await expect(button(page, 'Send link')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/a link that signs in is on its way/)).toBeVisible();
  const link = await server.mailedLink(email);
  const another = await browser.newContext();
  const elsewhere = await another.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Open the link in the browser where you asked for it')).toBeVisible();
  await expect(button(elsewhere, 'Sign in')).toHaveCount(0);
  await elsewhere.reload();
  await expect(elsewhere.getByText('Open the link in the email again, or ask for a new one.')).toBeVisible();
  await another.close();

  await page.goto(link);
  await expect(page).toHaveURL((url) => url.hash === '');
  await expect(page.getByText('This signs you in on this device.')).toBeVisible();
  await page.evaluate(() => {
    const look = (): void => {
      if (document.body.textContent.includes('Send link')) document.body.dataset['asked'] = 'yes';
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${server.url}/exam/landing`);
  await expect(title(page, 'Practice Exam')).toBeVisible();
  // The page doesn't ask for another link, not even for a moment.
  await expect(page.locator('body')).not.toHaveAttribute('data-asked');
});
