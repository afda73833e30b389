import { expectNoProblem, expectProblem } from '../support/fieldProblems.ts';
import { alertOf, title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';
import { expectNoSidewaysScroll } from '../support/widths.ts';

test.describe('a record', () => {
  test('is refused with a sentence beside each field until it is corrected, offers what goes together, and is saved as it was set', async ({
    page,
    staff,
    makeSoldier,
    signIn,
  }) => {
    const place = { section: 'ALPHA', team: 'TEAM_2', role: 'RTO' };
    const { email, soldierId } = await makeSoldier({ lastName: 'Coleman', rank: 'SPC', grade: 'E4', ...place });
    const save = page.getByRole('button', { name: 'Save record' });
    const [acft, m4] = [page.getByLabel('ACFT score'), page.getByLabel('M4 qualification')];
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    await page.getByLabel('First name').fill(' ');
    await acft.fill('601');
    await m4.fill('12.5');
    await page.getByLabel('ETS', { exact: true }).fill('2101-01-01');
    await save.click();
    await expect(alertOf(page)).toBeFocused();
    await expect(alertOf(page)).toHaveText('Please check: First name, ACFT score, M4 qualification, ETS');
    await expect(alertOf(page).getByRole('link')).toHaveCount(4);
    await expectProblem(page, 'ACFT score', 'ACFT score must be a whole number from 0 to 600.');
    await expectProblem(page, 'M4 qualification', 'M4 qualification must be a whole number from 0 to 600.');
    await expectProblem(page, 'ETS$', 'ETS must be from 01 JAN 1950 to 31 DEC 2100.');
    await expect(acft).toHaveValue('601');
    await expect(page).toHaveURL(`/user-info/${soldierId}/edit`);

    await test.step('no longer says that a field is wrong once it is corrected, and leaves the focus where it is', async () => {
      await page.getByLabel('First name').fill('Alex');
      await page.getByLabel('ETS', { exact: true }).fill('2031-01-01');
      await expect(alertOf(page)).toHaveText('Please check: ACFT score, M4 qualification');
      // Focusing the field selects its text, so that typing replaces it.
      await acft.click();
      await page.keyboard.type('490');
      await expect(acft).toHaveValue('490');
      await expectNoProblem(page, 'ACFT score');
      await expect(acft).toHaveAccessibleDescription('0 to 600. Can be added later.');
      await expect(acft).toBeFocused();
      await expectProblem(page, 'M4 qualification', 'M4 qualification must be a whole number from 0 to 600.');
      await expect(alertOf(page)).toHaveText('Please check: M4 qualification');
      await m4.fill('36');
      await expect(alertOf(page)).toHaveCount(0);
      await expect(m4).toBeFocused();
    });

    await test.step('a second refusal takes the focus again', async () => {
      await m4.fill('900');
      await save.click();
      await expect(alertOf(page)).toBeFocused();
      await m4.fill('36');
    });

    const field = (name: string) => page.getByRole('combobox', { name, exact: true });
    const options = (name: string) => field(name).locator('option');
    const [section, team, role] = [field('Section'), field('Team'), field('Role')];
    const expectPlace = async (teamValue: string, roleValue: string) => {
      await expect(team).toHaveValue(teamValue);
      await expect(role).toHaveValue(roleValue);
    };

    await test.step('placeholders cannot be chosen', async () => {
      const sections = ['BN STAFF', 'ALPHA', 'BRAVO', 'CHARLIE', 'DELTA', 'UNASSIGNED'];
      await expect(options('Section')).toHaveText(['SECTION', ...sections]);
      for (const name of ['Section', 'Team', 'Role']) {
        await expect(options(name).filter({ hasText: new RegExp(`^${name.toUpperCase()}$`) })).toBeDisabled();
      }
    });

    await test.step('the team and role that the section has as well stay, and the rest is left to be chosen', async () => {
      await section.selectOption('BRAVO');
      await expectPlace('TEAM_2', 'RTO');
      await expect(options('Team')).toHaveText(['TEAM', 'HQ', '1', '2', '3']);
      await expect(options('Role')).toHaveText(['ROLE', 'FO', 'RTO']);
      await section.selectOption('UNASSIGNED');
      await expectPlace('UNASSIGNED', 'UNASSIGNED');
      await expect(options('Team')).toHaveText(['TEAM', 'UNASSIGNED']);
      await section.selectOption('CHARLIE');
      await expectPlace('', '');
      await save.click();
      await expectProblem(page, 'Team', 'Choose the team.');
      await expectProblem(page, 'Role', 'Choose the role.');
      await team.selectOption('3');
      await expectNoProblem(page, 'Team');
      await expectPlace('TEAM_3', '');
      await role.selectOption('FO');
      await expectNoProblem(page, 'Role');
    });

    await test.step('the usual grade of a rank is picked and can be changed, and that of a cadet is left open', async () => {
      const [rank, grade] = [field('Rank'), field('Grade')];
      const ranks = ['PVT', 'PV2', 'PFC', 'SPC', 'SGT', 'SSG', 'SFC', 'CDT', '2LT', '1LT', 'CPT'];
      await expect(options('Rank')).toHaveText(['RANK', ...ranks]);
      const grades = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'O1', 'O2', 'O3'];
      await expect(options('Grade')).toHaveText(['GRADE', ...grades]);
      await rank.selectOption('2LT');
      await expect(grade).toHaveValue('O1');
      await rank.selectOption('CDT');
      await expect(grade).toHaveValue('');
      await grade.selectOption('E5');
    });

    // 'No middle name' is about a text, and not a field of its own.
    const boxes = page.locator('[type=checkbox]:not([name=noMiddleName])');
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
    await save.click();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
    const shown = (name: string) => page.getByRole('region', { name }).getByRole('definition');
    await expect(shown('Name/Rank')).toHaveText(['Alex', 'Lee', 'Coleman', 'CDT', 'E5']);
    await expect(shown('Assignment/Scores')).toContainText(['CHARLIE', '3', 'FO']);
    const { soldier } = await staff.execute<{ soldier: unknown }>(
      `query ($id: ID!) { soldier(id: $id) {
        dlc1Complete blcComplete dlc2Complete alcComplete dlc3Complete slcComplete jfoQualified driversLicense
        acftPass pebd dor ets
      } }`,
      { id: soldierId },
    );
    expect(soldier).toEqual({
      dlc1Complete: true,
      blcComplete: true,
      dlc2Complete: true,
      alcComplete: true,
      dlc3Complete: false,
      slcComplete: true,
      jfoQualified: true,
      driversLicense: true,
      acftPass: false,
      pebd: '2020-02-29',
      dor: '2024-01-05',
      ets: '2031-12-31',
    });
  });

  test('shows names in any script, and long ones, without spilling over the screen', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    const { email } = await makeSoldier({
      firstName: '李',
      lastName: 'W'.repeat(60),
      section: 'ALPHA',
      team: 'HQ',
      role: 'CO_FSO',
    });
    await signIn({ email });
    await page.goto('/home');
    await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    for (const [link, heading] of [
      ['My Info', 'My Info'],
      ['Edit Info', 'Edit My Info'],
      ['Back to the record', 'My Info'],
    ] as const) {
      await page.getByRole('link', { name: link }).click();
      await expect(title(page, heading)).toBeVisible();
      await expectNoSidewaysScroll(page);
    }

    await test.step('a record that claims a staff role waits for approval', async () => {
      await expect(page.getByText(/waiting for approval/).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
    });
  });
});
