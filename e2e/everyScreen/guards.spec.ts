import { ApiPerson } from '../support/apiPerson.ts';
import { goTo } from '../support/goTo.ts';
import { title } from '../support/locators.ts';
import { holdScreen } from '../support/network.ts';
import { signInHere } from '../support/session.ts';
import { expect, STAFF, test } from '../support/test.ts';

const PLACES = ['Home', 'My Info', 'Exam'];

test('somebody who is signed out finds the ways there and back, and goes on after the sign-in, without a record to creating it', async ({
  page,
  product,
  makeSoldier,
}) => {
  const { email, soldierId } = await makeSoldier();
  await test.step('an unknown address leads to the sign-in', async () => {
    await page.goto('/no/such/place');
    await expect(page).toHaveURL('/login');
  });

  await test.step('the forgot-password and register links lead there and back', async () => {
    await page.getByLabel('Email').fill('fox@unit.example');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL('/reset-password');
    await expect(page.getByLabel('Email')).toHaveValue('fox@unit.example');
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('fox@unit.example');
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/register');
    await page.getByRole('link', { name: /sign in/i }).click();
    await expect(page).toHaveURL('/login');
  });

  await test.step('after signing in, one is where one was going, also past a reload', async () => {
    await goTo(page, `/user-info/${soldierId}/edit`);
    await expect(page).toHaveURL('/login');
    await page.reload();
    await signInHere(page, email);
    await expect(page).toHaveURL(`/user-info/${soldierId}/edit`);
  });

  const newcomer = `norecord.${test.info().testId}@unit.example`;
  await ApiPerson.register(product, newcomer);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signInHere(page, newcomer);
  await expect(page).toHaveURL(/\/create-account\//);
  const own = new URL(page.url()).pathname;

  await test.step('somebody else’s and an unknown address lead there, too, without a navigation bar', async () => {
    for (const address of ['/create-account/some-id', '/home', '/nowhere']) {
      await goTo(page, address);
      await expect(page).toHaveURL(own);
    }
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  await test.step('signing out is possible; signing in leads back', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    await signInHere(page, newcomer);
    await expect(page).toHaveURL(own);
  });

  await test.step('the form says that a staff role of one’s own waits for approval', async () => {
    await page.getByLabel('Section').selectOption('ALPHA');
    await page.getByLabel('Team').selectOption('HQ');
    await page.getByLabel('Role').selectOption('CO FSO');
    await expect(
      page.getByText(/^This role gives you staff rights once staff approve it, or right away/),
    ).toBeVisible();
  });
});

test.describe('where no worker has stored the files of the screens', () => {
  test.use({ serviceWorkers: 'block' });

  test('a regular soldier sees Home, My Info and Exam, and is told once why a comrade’s record did not open', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    await makeSoldier({ lastName: 'Comrade', section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
    const { email, soldierId } = await makeSoldier();
    await signIn({ email });
    await page.addInitScript(recordFirstScreen);
    await page.goto('/home');
    await test.step('first a loading screen, with nothing of the product', async () => {
      await expect(title(page, 'Section Overview')).toBeVisible();
      const { loading, navigation } = await page.evaluate(() => document.documentElement.dataset);
      expect({ loading, navigation }).toEqual({ loading: 'true', navigation: 'false' });
    });

    const navigation = page.getByRole('navigation', { name: 'Main' });
    await test.step('the places, and where one is', async () => {
      await expect(navigation.getByRole('link')).toHaveText(PLACES);
      await expect(navigation.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page');
      await navigation.getByRole('link', { name: 'My Info' }).click();
      await expect(page).toHaveURL(`/user-info/${soldierId}`);
      await page.getByRole('link', { name: 'View Comments' }).click();
      await expect(title(page, 'My Comments')).toBeVisible();
      await expect(navigation.locator('[aria-current]')).toHaveText('My Info');
      await page.getByRole('link', { name: 'Account', exact: true }).click();
      await expect(page.locator('[aria-current]')).toHaveAccessibleName('Account');
    });

    await test.step('the record of nobody and unknown addresses lead to Home', async () => {
      for (const address of ['/user-info/no-such-soldier', '/', '/nowhere']) {
        await goTo(page, address);
        await expect(page).toHaveURL('/home');
      }
    });

    await test.step('a comrade’s record does not open, which is told once', async () => {
      const comrade = page.getByRole('link', { name: 'Comrade' }).first();
      await comrade.click();
      const told = page.getByText('That page is open only to SPC Comrade and staff.');
      await expect(told).toBeVisible();
      await navigation.getByRole('link', { name: 'My Info' }).click();
      await expect(title(page, 'My Info')).toBeVisible();
      await page.goBack();
      await expect(comrade).toBeVisible();
      await expect(told).toHaveCount(0);
      await comrade.click();
      await expect(told).toBeVisible();
      await page.reload();
      await expect(comrade).toBeVisible();
      await expect(told).toHaveCount(0);
    });

    await test.step('signing out ends the session: going back after it shows nothing', async () => {
      await navigation.getByRole('link', { name: 'My Info' }).click();
      await expect(page).toHaveURL(`/user-info/${soldierId}`);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL('/login');
      await page.goBack();
      await expect(title(page, 'Sign in')).toBeVisible();
      await expect(page).toHaveURL('/login');
    });

    await test.step('before the next screen is there, it leads to the sign-in also from the screen before', async () => {
      await signInHere(page, email);
      await page.getByRole('link', { name: 'Account', exact: true }).click();
      await expect(title(page, 'Account')).toBeVisible();
      const letThrough = await holdScreen(page, 'ExamLandingScreen');
      await navigation.getByRole('link', { name: 'Exam' }).click();
      await expect(page).toHaveURL('/exam/landing');
      await page.getByRole('button', { name: 'Sign out' }).click();
      // The step back comes at the same moment. React has last shown Account.
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const step = () => {
              if (window.location.pathname !== '/login') return void requestAnimationFrame(step);
              window.history.back();
              resolve();
            };
            step();
          }),
      );
      await expect(title(page, 'Sign in')).toBeVisible();
      await expect(page).toHaveURL('/login');
      letThrough();
    });
  });
});

test('staff see Admin as well, open and edit anybody, and are told why a page does not open', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const { soldierId } = await makeSoldier({ rank: 'SPC', lastName: 'Coleman' });
  const ownId = await staff.ownId();
  await signIn(STAFF);
  await page.goto('/home');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link')).toHaveText([...PLACES, 'Admin']);
  await navigation.getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL(/\/admin/);
  await goTo(page, `/user-info/${soldierId}`);
  await expect(title(page, 'SPC Coleman')).toBeVisible();
  await expect(navigation.locator('[aria-current]')).toHaveText('Home');
  await page.getByRole('link', { name: 'Edit Info', exact: true }).click();
  await expect(title(page, 'Edit SPC Coleman')).toBeVisible();

  await test.step('a sentence that is true of the page', async () => {
    for (const [address, sentence] of [
      [`/comments/${ownId}/create`, 'You cannot open that page about yourself.'],
      [`/comments/${soldierId}/add-recommended-comment`, 'That page is open only to the soldier it is about.'],
    ] as const) {
      await goTo(page, address);
      await expect(page).toHaveURL('/home');
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByText('open to staff')).toHaveCount(0);
    }
  });

  await test.step('a user does not exist', async () => {
    for (const below of ['', '/edit', '/add-school', '/edit-school/no-such-school/delete']) {
      await goTo(page, `/user-info/no-such-soldier${below}`);
      await expect(page.getByText('That user does not exist.')).toBeVisible();
      await navigation.getByRole('link', { name: 'Exam' }).click();
      await expect(title(page, 'Practice Exam')).toBeVisible();
    }
  });
});

/** Runs in the page: records the first screen's content on the document. */
function recordFirstScreen(): void {
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('main') === null) return;
    const { dataset } = document.documentElement;
    dataset['loading'] = String(document.querySelector('main [role=status]') !== null);
    dataset['navigation'] = String(document.querySelector('nav') !== null);
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true });
}
