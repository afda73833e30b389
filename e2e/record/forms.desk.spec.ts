import { expectNoProblem, expectProblem } from '../support/fieldProblems.ts';
import { alertOf, discard } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';
import { expectNoSidewaysScroll } from '../support/widths.ts';

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
    await page.getByLabel('ETS', { exact: true }).fill('2101-01-01');
    await page.getByRole('button', { name: 'Save record' }).click();
    await expect(alertOf(page)).toBeFocused();
    await expect(alertOf(page)).toHaveText('Please check: First name, ACFT score, M4 qualification, ETS');
    await expect(alertOf(page).getByRole('link')).toHaveCount(4);
    await expectProblem(page, 'ACFT score', 'ACFT score must be a whole number from 0 to 600.');
    await expectProblem(page, 'M4 qualification', 'M4 qualification must be a whole number from 0 to 600.');
    await expectProblem(page, 'ETS$', 'ETS must be from 01 JAN 1950 to 31 DEC 2100.');
    await expect(page.getByLabel('ACFT score')).toHaveValue('601');
    await expect(page).toHaveURL(`/user-info/${soldierId}/edit`);
  });

  test('is saved with each box, choice and day as it was set', async ({ page, staff, makeSoldier, signIn }) => {
    const { email, soldierId } = await makeSoldier();
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    const boxes = page.getByRole('checkbox');
    await expect(boxes).toHaveCount(9);
    for (const box of await boxes.all()) {
      await expect(box).not.toBeChecked();
      await box.check();
    }
    await page.getByLabel('ETS indefinite').uncheck();
    await page.getByRole('radio', { name: 'Fail' }).check();
    for (const [label, day] of [
      ['PEBD', '2020-02-29'],
      ['DOR', '2024-01-05'],
      ['ETS', '2031-12-31'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(day);
    }
    await page.getByLabel('DLC 3').uncheck();
    await page.getByRole('button', { name: 'Save record' }).click();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
    const { soldier } = await staff.execute<{ soldier: unknown }>(
      `query ($id: ID!) { soldier(id: $id) {
        dlc1Complete blcComplete dlc2Complete alcComplete dlc3Complete slcComplete jfoQualified driversLicense
        acftPass pebd dor ets
      } }`,
      { id: soldierId },
    );
    expect(soldier).toEqual({
      ...{ dlc1Complete: true, blcComplete: true, dlc2Complete: true, alcComplete: true },
      ...{ dlc3Complete: false, slcComplete: true, jfoQualified: true, driversLicense: true },
      ...{ acftPass: false, pebd: '2020-02-29', dor: '2024-01-05', ets: '2031-12-31' },
    });
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
    // The text is selected when the field gets the focus, so that typing replaces it.
    await page.getByLabel('ACFT score').click();
    await page.keyboard.type('490');
    await expect(page.getByLabel('ACFT score')).toHaveValue('490');
    await expectNoProblem(page, 'ACFT score');
    await expect(page.getByLabel('ACFT score')).toHaveAccessibleDescription('0 to 600. Can wait.');
    await expect(page.getByLabel('ACFT score')).toBeFocused();
    await expectProblem(page, 'M4 qualification', 'M4 qualification must be a whole number from 0 to 600.');
    await expect(alertOf(page)).toHaveText('Please check: M4 qualification');
    await page.getByLabel('M4 qualification').fill('36');
    await expect(alertOf(page)).toHaveCount(0);
    await expect(page.getByLabel('M4 qualification')).toBeFocused();

    // A second refusal takes the focus again.
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
    await expect(grade).toHaveValue('');
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
    await expect(alertOf(page)).toContainText('You changed this elsewhere');
    await expect(page.getByLabel('ACFT score')).toHaveValue('410');
    await other.reload();
    await expect(other.getByRole('region', { name: 'Assignment/Scores' })).toContainText('39');
  });

  test('that claims a staff role waits for approval', async ({ page, makeSoldier, signIn }) => {
    const { email, soldierId } = await makeSoldier({ section: 'ALPHA', team: 'HQ', role: 'CO_FSO' });
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}`);
    await expect(page.getByText(/waiting for approval/).first()).toBeVisible();
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
      await expectNoSidewaysScroll(page);
    }
  });
});
