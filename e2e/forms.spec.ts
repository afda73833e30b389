import type { Page } from '@playwright/test';
import { alertOf, discard } from './locators.ts';
import { holdCalls, slowDown } from './network.ts';
import { expect, PASSWORD, test } from './test.ts';

interface Registration {
  email?: string;
  password?: string;
  confirm?: string;
  code?: string;
}

/** The summary above the form, which has taken the focus. */

/** The text that stands beside a field. */
async function expectProblem(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(new RegExp(`^${label}`));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(text);
}

async function expectNoProblem(page: Page, label: string): Promise<void> {
  await expect(page.getByLabel(new RegExp(`^${label}`))).not.toHaveAttribute('aria-invalid', 'true');
}

test.describe('sign in', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login');
  });

  test('asks for both fields, beside each and once in the summary, which takes the focus', async ({ page }) => {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(alertOf(page)).toBeFocused();
    await expect(alertOf(page)).toHaveText('Please complete all fields.');
    await expectProblem(page, 'Email', 'Please complete all fields.');
    await expectProblem(page, 'Password', 'Please complete all fields.');
    await alertOf(page).getByRole('link').click();
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  test('tells of wrong credentials and keeps what was typed', async ({ page }) => {
    await page.getByLabel('Email').fill('staff@unit.example');
    await page.getByLabel(/^Password/).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(alertOf(page)).toHaveText('Login failed. Invalid credentials.');
    await expect(page.getByLabel('Email')).toHaveValue('staff@unit.example');
    await expect(page.getByLabel(/^Password/)).toHaveValue('not the password');
  });

  test('shows and hides the password', async ({ page }) => {
    const password = page.getByLabel(/^Password/);
    await password.fill('seven');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('works with the keyboard alone, and disables its button while the call runs', async ({ page, makeSoldier }) => {
    const { email } = await makeSoldier();
    await slowDown(page);
    await page.getByLabel('Email').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    await expect(page).toHaveURL('/home');
  });

  test('says so when there is no network, and works once there is', async ({ page, context, makeSoldier }) => {
    const { email } = await makeSoldier();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(alertOf(page)).toHaveText('The network did not answer. Please check your connection and try again.');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('register', () => {
  const fill = async (
    page: Page,
    { email = 'new@unit.example', password = PASSWORD, confirm = password, code = '' }: Registration,
  ): Promise<void> => {
    await page.goto('/register');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByLabel(/^Confirm password/).fill(confirm);
    await page.getByLabel('Join code').fill(code);
    await page.getByRole('button', { name: 'Register' }).click();
  };

  test('asks for all fields', async ({ page }) => {
    await fill(page, { email: '', password: '', code: 'X' });
    await expect(alertOf(page)).toHaveText('Please complete all fields.');
    await expectProblem(page, 'Confirm password', 'Please complete all fields.');
  });

  test('compares the passwords', async ({ page }) => {
    await fill(page, { confirm: 'seven red radio', code: 'X' });
    await expectProblem(page, 'Confirm password', 'Passwords do not match.');
    await page.getByLabel(/^Password/).fill('seven red radio');
    await expectNoProblem(page, 'Confirm password');
    await expect(alertOf(page)).toHaveCount(0);
  });

  test('compares the join code on the server', async ({ page }) => {
    await fill(page, { code: 'NOTTHECODE' });
    await expect(alertOf(page)).toBeFocused();
    await expectProblem(page, 'Join code', 'Invalid join code.');
    await expect(page.getByLabel('Email')).toHaveValue('new@unit.example');
    // What the server refused is refused until it is another code.
    await page.getByLabel('Email').fill('newer@unit.example');
    await expectProblem(page, 'Join code', 'Invalid join code.');
    await page.getByLabel('Join code').fill('ANOTHER');
    await expectNoProblem(page, 'Join code');
    await expect(alertOf(page)).toHaveCount(0);
  });

  test('keeps what was refused where it is until the answer, and says the same again', async ({ page }) => {
    await fill(page, { code: 'NOTTHECODE' });
    await expect(alertOf(page)).toBeFocused();
    const register = page.getByRole('button', { name: 'Register' });
    const place = await register.boundingBox();
    const first = await alertOf(page).elementHandle();
    const { isAsked, letThrough } = await holdCalls(page, 'Register');
    await register.click();
    await isAsked;
    await expect(alertOf(page)).toHaveText('Invalid join code.');
    await expectProblem(page, 'Join code', 'Invalid join code.');
    expect(await register.boundingBox()).toEqual(place);
    letThrough();
    await expect(alertOf(page)).toBeFocused();
    await expect(alertOf(page)).toHaveText('Invalid join code.');
    // Screen readers say what appears.
    expect(await first.evaluate((element) => element.isConnected)).toBe(false);
  });

  test('refuses an address that has a login', async ({ page, product }) => {
    await fill(page, { email: 'Staff@Unit.example', code: product.joinCode });
    await expectProblem(page, 'Email', 'That email address already has a login.');
  });
});

test.describe('a record', () => {
  test('is refused with a sentence beside each field, and keeps what was typed', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    const { email, soldierId } = await makeSoldier({ lastName: 'Coleman' });
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    await page.getByLabel('First name').fill(' ');
    await page.getByLabel('ACFT score').fill('601');
    await page.getByLabel('M4 qualification').fill('12.5');
    await page.getByLabel('ETS').fill('2101-01-01');
    await page.getByRole('button', { name: 'Save record' }).click();
    await expect(alertOf(page)).toBeFocused();
    await expect(alertOf(page).getByRole('link')).toHaveCount(4);
    await expectProblem(page, 'ACFT score', 'ACFT score must be a whole number from 0 to 600.');
    await expectProblem(page, 'M4 qualification', 'M4 qualification must be a whole number from 0 to 600.');
    await expectProblem(page, 'ETS', 'ETS must be from 01 JAN 1950 to 31 DEC 2100.');
    await expect(page.getByLabel('ACFT score')).toHaveValue('601');
    await expect(page).toHaveURL(`/user-info/${soldierId}/edit`);
  });

  test('no longer says that a field is wrong once it is corrected, and leaves the focus where it is', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    const { email, soldierId } = await makeSoldier();
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    await page.getByLabel('ACFT score').fill('900');
    await page.getByLabel('M4 qualification').fill('900');
    await page.getByRole('button', { name: 'Save record' }).click();
    await expect(alertOf(page).getByRole('link')).toHaveCount(2);
    // It is selected when it is entered: what is typed takes its place.
    await page.getByLabel('ACFT score').click();
    await page.keyboard.type('490');
    await expect(page.getByLabel('ACFT score')).toHaveValue('490');
    await expectNoProblem(page, 'ACFT score');
    await expect(page.getByLabel('ACFT score')).toHaveAccessibleDescription('0 to 600.');
    await expect(page.getByLabel('ACFT score')).toBeFocused();
    await expectProblem(page, 'M4 qualification', 'M4 qualification must be a whole number from 0 to 600.');
    await expect(alertOf(page).getByRole('link')).toHaveText([
      'M4 qualification must be a whole number from 0 to 600.',
    ]);
    await page.getByLabel('M4 qualification').fill('36');
    await expect(alertOf(page)).toHaveCount(0);
    await expect(page.getByLabel('M4 qualification')).toBeFocused();

    // A second refusal has the focus again.
    await page.getByLabel('M4 qualification').fill('900');
    await page.getByRole('button', { name: 'Save record' }).click();
    await expect(alertOf(page)).toBeFocused();
  });

  test('offers teams and roles that go with the section, and placeholders that cannot be chosen', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    const { email, soldierId } = await makeSoldier();
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    const options = (label: string) => page.getByRole('combobox', { name: label }).locator('option');
    await expect(options('Section')).toHaveText([
      'SECTION',
      'BN STAFF',
      'ALPHA',
      'BRAVO',
      'CHARLIE',
      'DELTA',
      'UNASSIGNED',
    ]);
    for (const [label, placeholder] of [
      ['Section', 'SECTION'],
      ['Team', 'TEAM'],
      ['Role', 'ROLE'],
    ] as const) {
      await expect(options(label).filter({ hasText: new RegExp(`^${placeholder}$`) })).toBeDisabled();
    }
    await expect(options('Team')).toHaveText(['TEAM', 'UNASSIGNED']);

    await page.getByLabel('Section').selectOption({ label: 'BN STAFF' });
    await expect(options('Team')).toHaveText(['TEAM', 'HQ']);
    await expect(options('Role')).toHaveText(['ROLE', 'BN FSO', 'BN FSNCO', 'AFATDS', 'BN FO', 'BN RTO']);

    await page.getByLabel('Section').selectOption({ label: 'BRAVO' });
    await expect(options('Team')).toHaveText(['TEAM', 'HQ', '1', '2', '3']);
    await expect(options('Role')).toHaveText(['ROLE', 'CO FSO', 'CO FSNCO']);
    await page.getByRole('combobox', { name: 'Team' }).selectOption({ label: '3' });
    await expect(options('Role')).toHaveText(['ROLE', 'FO', 'RTO']);

    await page.getByLabel('Section').selectOption({ label: 'DELTA' });
    await expect(options('Team')).toHaveText(['TEAM', 'HQ']);
  });

  test('keeps the team and role that the section has as well, and leaves the rest to be chosen', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    const { email, soldierId } = await makeSoldier({ section: 'ALPHA', team: 'TEAM_2', role: 'RTO' });
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    const [section, team, role] = [page.getByLabel('Section'), page.getByLabel('Team'), page.getByLabel('Role')];
    const expectPlace = async (teamValue: string, roleValue: string) => {
      await expect(team).toHaveValue(teamValue);
      await expect(role).toHaveValue(roleValue);
    };
    await section.selectOption('BRAVO');
    await expectPlace('TEAM_2', 'RTO');
    await section.selectOption('DELTA');
    await expectPlace('HQ', '');
    await section.selectOption('UNASSIGNED');
    await expectPlace('UNASSIGNED', 'UNASSIGNED');
    await section.selectOption('CHARLIE');
    await expectPlace('', '');
    await page.getByRole('button', { name: 'Save record' }).click();
    await expectProblem(page, 'Team', 'Please choose a team.');
    await expectProblem(page, 'Role', 'Please choose a role.');
    await team.selectOption('3');
    await expectNoProblem(page, 'Team');
    await expectPlace('TEAM_3', '');
    await role.selectOption('FO');
    await expectNoProblem(page, 'Role');
    await page.getByRole('button', { name: 'Save record' }).click();
    await expect(page.getByRole('region', { name: 'Assignment/Scores' }).getByRole('definition')).toContainText([
      'CHARLIE',
      '3',
      'FO',
    ]);
  });

  test('picks the usual grade of a rank, which can be changed, and leaves that of a cadet open', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    const { email, soldierId } = await makeSoldier({ rank: 'SPC', grade: 'E4' });
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    const rank = page.getByRole('combobox', { name: 'Rank' });
    const grade = page.getByRole('combobox', { name: 'Grade' });
    const ranks = ['PVT', 'PV2', 'PFC', 'SPC', 'SGT', 'SSG', 'SFC', 'CDT', '2LT', '1LT', 'CPT'];
    await expect(rank.locator('option')).toHaveText(['RANK', ...ranks]);
    const grades = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'O1', 'O2', 'O3'];
    await expect(grade.locator('option')).toHaveText(['GRADE', ...grades]);
    await rank.selectOption('2LT');
    await expect(grade).toHaveValue('O1');
    await rank.selectOption('SSG');
    await expect(grade).toHaveValue('E6');
    await rank.selectOption('CDT');
    await expect(grade).toHaveValue('E6');
    await grade.selectOption('E5');
    await page.getByRole('button', { name: 'Save record' }).click();
    const names = page.getByRole('region', { name: 'Name/Rank' }).getByRole('definition');
    await expect(names).toHaveText(['Alex', 'Lee', 'Morgan', 'CDT', 'E5']);
  });

  test('has Back and Cancel, which lead to the record and save nothing', async ({ page, makeSoldier, signIn }) => {
    const { email, soldierId } = await makeSoldier({ lastName: 'Coleman' });
    await signIn({ email });
    for (const name of ['Back', 'Cancel']) {
      await page.goto(`/user-info/${soldierId}/edit`);
      await page.getByLabel('M4 qualification').fill('40');
      await page.getByRole('link', { name }).click();
      await discard(page).click();
      await expect(page).toHaveURL(`/user-info/${soldierId}`);
    }
    await expect(page.getByRole('region', { name: 'Assignment/Scores' })).not.toContainText('40');
  });

  test('is not overwritten by a save from an older version', async ({ page, context, makeSoldier, signIn }) => {
    const { email, soldierId } = await makeSoldier();
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    await page.getByLabel('ACFT score').fill('410');
    const other = await context.newPage();
    await other.goto(`/user-info/${soldierId}/edit`);
    await other.getByLabel('M4 qualification').fill('39');
    await other.getByRole('button', { name: 'Save record' }).click();
    await expect(other).toHaveURL(`/user-info/${soldierId}`);
    await page.getByRole('button', { name: 'Save record' }).click();
    await expect(alertOf(page)).toContainText('Somebody else changed this');
    await expect(page.getByLabel('ACFT score')).toHaveValue('410');
    await other.reload();
    await expect(other.getByRole('region', { name: 'Assignment/Scores' })).toContainText('39');
  });

  test('that claims a staff role waits for approval', async ({ page, makeSoldier, signIn }) => {
    const { email, soldierId } = await makeSoldier({ section: 'ALPHA', team: 'HQ', role: 'CO_FSO' });
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}`);
    await expect(page.getByText(/waiting for approval/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  });

  test('shows names in any script, and long ones, without spilling over the screen', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    const { email, soldierId } = await makeSoldier({
      firstName: '李',
      lastName: 'W'.repeat(60),
      section: 'ALPHA',
      team: 'TEAM_1',
      role: 'FO',
    });
    await signIn({ email });
    for (const address of ['/home', `/user-info/${soldierId}`, `/user-info/${soldierId}/edit`]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });
});
