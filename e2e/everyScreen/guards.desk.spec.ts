import { ApiPerson } from '../support/apiPerson.ts';
import { title } from '../support/locators.ts';
import { holdScreen } from '../support/network.ts';
import { signInHere } from '../support/session.ts';
import { expect, STAFF, test } from '../support/test.ts';

const PLACES = ['Home', 'My Info', 'Exam'];

test.describe('signed out', () => {
  test('an unknown address leads to /home, and so to /login', async ({ page }) => {
    await page.goto('/no/such/place');
    await expect(page).toHaveURL('/login');
  });

  test('after signing in, one is where one was going, also past a reload', async ({ page, makeSoldier }) => {
    const { email, soldierId } = await makeSoldier();
    await page.goto(`/user-info/${soldierId}/edit`);
    await expect(page).toHaveURL('/login');
    await page.reload();
    await signInHere(page, email);
    await expect(page).toHaveURL(`/user-info/${soldierId}/edit`);
  });

  test('the forgot-password and register links lead there and back', async ({ page }) => {
    await page.goto('/login');
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
});

test.describe('signed in without a record', () => {
  let email: string;

  test.beforeEach(async ({ page, product, signIn }) => {
    email = `norecord.${test.info().testId}@unit.example`;
    await ApiPerson.register(product, email);
    await signIn({ email });
    await page.goto('/home');
    await expect(page).toHaveURL(/\/create-account\//);
  });

  test("also somebody else's and an unknown address lead to creating the record, without a navigation bar", async ({
    page,
  }) => {
    const own = new URL(page.url()).pathname;
    for (const address of ['/create-account/some-id', '/nowhere']) {
      await page.goto(address);
      await expect(page).toHaveURL(own);
    }
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  test('signing out is possible; signing in leads to creating the record, wherever one was going', async ({ page }) => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/account');
    await signInHere(page, email);
    await expect(page).toHaveURL(/\/create-account\//);
  });

  test('the form says that a staff role of one’s own waits for approval', async ({ page }) => {
    await page.getByLabel('Section').selectOption('ALPHA');
    const note = page.getByText(/^This role brings staff rights when staff approve it, or at once/);
    await page.getByLabel('Team').selectOption('HQ');
    await expect(note).toHaveCount(0);
    await page.getByLabel('Role').selectOption('CO FSO');
    await expect(note).toBeVisible();
    await page.getByLabel('Team').selectOption('1');
    await expect(note).toHaveCount(0);
  });
});

test.describe('a regular soldier', () => {
  test('sees Home, My Info and Exam, and no Admin', async ({ page, makeSoldier, signIn }) => {
    const { email, soldierId } = await makeSoldier();
    await signIn({ email });
    await page.goto('/home');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link')).toHaveText(PLACES);
    await expect(navigation.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page');
    await navigation.getByRole('link', { name: 'My Info' }).click();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
    await page.goto(`/comments/${soldierId}`);
    await expect(navigation.locator('[aria-current]')).toHaveText('My Info');
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.locator('[aria-current]')).toHaveAccessibleName('Account');
    await navigation.getByRole('link', { name: 'Exam' }).click();
    await expect(page).toHaveURL('/exam/landing');
  });

  test('is led to /home from the record of nobody and from unknown addresses', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    await signIn(await makeSoldier());
    for (const address of ['/user-info/no-such-soldier', '/', '/nowhere']) {
      await page.goto(address);
      await expect(page).toHaveURL('/home');
    }
  });
});

test('a soldier is told once why a comrade’s record did not open', async ({ page, makeSoldier, signIn }) => {
  await makeSoldier({ lastName: 'Comrade', section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
  await signIn(await makeSoldier());
  await page.goto('/home');
  await page.getByRole('link', { name: 'Comrade' }).first().click();
  const told = page.getByText('That page is open only to SPC Comrade and staff.');
  await expect(told).toBeVisible();
  await page.getByRole('link', { name: 'My Info' }).click();
  await expect(title(page, 'My Info')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Comrade' }).first()).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.getByRole('link', { name: 'Comrade' }).first().click();
  await expect(told).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Comrade' }).first()).toBeVisible();
  await expect(told).toHaveCount(0);
});

test.describe('staff', () => {
  test('see Admin as well, and open and edit anybody', async ({ page, makeSoldier, signIn }) => {
    const { soldierId } = await makeSoldier({ rank: 'SPC', lastName: 'Coleman' });
    await signIn(STAFF);
    await page.goto('/home');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link')).toHaveText([...PLACES, 'Admin']);
    await navigation.getByRole('link', { name: 'Admin' }).click();
    await expect(page).toHaveURL(/\/admin/);
    await page.goto(`/user-info/${soldierId}`);
    await expect(title(page, 'SPC Coleman')).toBeVisible();
    await expect(navigation.locator('[aria-current]')).toHaveText('Home');
    await page.getByRole('link', { name: 'Edit Info', exact: true }).click();
    await expect(title(page, 'Edit SPC Coleman')).toBeVisible();
  });

  test('are led to /home from what is open to others only, with a sentence that is true of it', async ({
    page,
    staff,
    makeSoldier,
    signIn,
  }) => {
    const { soldierId } = await makeSoldier();
    const ownId = await staff.ownId();
    await signIn(STAFF);
    for (const [address, sentence] of [
      [`/comments/${ownId}/create`, 'You cannot open that page about yourself.'],
      [`/comments/${soldierId}/add-recommended-comment`, 'That page is open only to the soldier it is about.'],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveURL('/home');
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByText('open to staff')).toHaveCount(0);
    }
  });

  test('are told that a user does not exist', async ({ page, signIn }) => {
    await signIn(STAFF);
    for (const below of [
      '',
      '/edit',
      '/add-school',
      '/edit-school/no-such-school',
      '/edit-school/no-such-school/delete',
    ]) {
      await page.goto(`/user-info/no-such-soldier${below}`);
      await expect(page.getByText('That user does not exist.')).toBeVisible();
    }
  });
});

test.describe('the session', () => {
  test('lasts over a reload and is shared by tabs', async ({ page, context, makeSoldier, signIn }) => {
    await signIn(await makeSoldier());
    await page.goto('/home');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Section Overview' })).toBeVisible();
    const tab = await context.newPage();
    await tab.goto('/home');
    await expect(tab.getByRole('heading', { name: 'Section Overview' })).toBeVisible();
  });

  test('ends with signing out: going back shows nothing, and a second tab is led to /login', async ({
    page,
    context,
    makeSoldier,
    signIn,
  }) => {
    const { email, soldierId } = await makeSoldier();
    await signIn({ email });
    await page.goto('/home');
    const tab = await context.newPage();
    await tab.goto('/home');
    await page.getByRole('link', { name: 'My Info' }).click();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    await page.goBack();
    await expect(page).toHaveURL('/login');
    await tab.goto(`/user-info/${soldierId}`);
    await expect(tab).toHaveURL('/login');
  });

  test('that ends before the next screen is there leads to /login also from the screen before', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    const { email, soldierId } = await makeSoldier();
    await signIn({ email });
    await page.goto('/home');
    const letThrough = await holdScreen(page, 'UserInfoScreen');
    await page.getByRole('link', { name: 'My Info' }).click();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    // The step back comes in the same moment: Home is still what React has shown last.
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
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL('/login');
    letThrough();
  });

  test('shows a loading screen, and nothing of the product, while it is unknown who is signed in', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    await signIn(await makeSoldier());
    await page.addInitScript(recordFirstScreen);
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Section Overview' })).toBeVisible();
    const { loading, navigation } = await page.evaluate(() => document.documentElement.dataset);
    expect({ loading, navigation }).toEqual({ loading: 'true', navigation: 'false' });
  });
});

/** Runs in the page: records on the document what the first screen contained. */
function recordFirstScreen(): void {
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('main') === null) return;
    const { dataset } = document.documentElement;
    dataset['loading'] = String(document.querySelector('main [role=status]') !== null);
    dataset['navigation'] = String(document.querySelector('nav') !== null);
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true });
}
