import { formatDay } from '../../domain/localDate.ts';
import { button, messages, title } from '../support/locators.ts';
import { signInThrough } from '../support/ownUnit.ts';
import { schedule } from '../support/schoolForms.ts';
import { expect, STAFF, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';

test('a record begins with what its groups do not hold, and then with what is missing', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const soldier = await makeSoldier({
    rank: 'SGT',
    grade: 'E5',
    section: 'ALPHA',
    team: 'TEAM_1',
    role: 'FO',
    pebd: unitDay(-(2 * 365 + 3 * 30 + 4)),
    dor: unitDay(-45),
    ets: unitDay(40),
    m4Qual: 22,
    blcComplete: true,
  });
  await schedule(staff, soldier.soldierId);
  const over = { schoolName: 'JFO', startDate: unitDay(-20), endDate: unitDay(-1) };
  await schedule(staff, soldier.soldierId, over);
  await signIn(soldier);
  await page.goto(`/user-info/${soldier.soldierId}`);
  const main = page.getByRole('main');
  const fact = (term: string) =>
    main
      .locator('dt', { hasText: new RegExp(`^${term}$`) })
      .first()
      .locator('+ dd');
  await expect(fact('Time in service')).toHaveText('2 yr 3 mo 4 d');
  await expect(fact('Time in grade')).toHaveText('1 mo 15 d');
  await expect(fact('Next school')).toHaveText(/^BLC 05 JAN 2090 in \d+ yr/);
  await expect(fact('ETS')).toHaveText(`${formatDay(unitDay(40))} in 1 mo 10 d`);
  const titles = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.slice(0, 2)).toEqual(['What to do', 'Name/Rank']);
  await expect(page.getByRole('region', { name: 'What to do' }).getByRole('listitem')).toContainText([
    /Complete DLC 2 DLC Incomplete: E5, DLC 2 not complete/,
    /Qualify with the M4: score 23 or more M4 Qual Fail: Score 22/,
    /Get a driver's license Need Licensed: No driver's license/,
    /Not promotable 27 of 72 months in service1 of 18 months in gradeDLC 2 not complete/,
  ]);
  for (const [term, value] of [
    ['M4 qualification', '22'],
    ["Driver's license", 'No'],
    ['DLC 2', 'Not complete'],
  ] as const) {
    await expect(fact(term).locator('svg'), `${term} is marked`).toBeVisible();
    await expect(fact(term)).toHaveText(value);
  }
  const rule = page.getByText('Rule: E5 with');
  await expect(rule).toBeHidden();
  await page.getByText('Not promotable').click();
  await expect(rule).toBeVisible();

  await test.step('it stands in its groups, each with what belongs to it', async () => {
    for (const [name, terms] of [
      ['Name/Rank', ['First name', 'Middle name', 'Last name', 'Rank', 'Grade']],
      [
        'Assignment/Scores',
        ['Section', 'Team', 'Role', 'ACFT score', 'ACFT', 'M4 qualification', 'JFO qualified', "Driver's license"],
      ],
      ['Dates', ['PEBD', 'DOR', 'ETS']],
      ['Military Education', ['DLC 1', 'BLC', 'DLC 2', 'ALC', 'DLC 3', 'SLC']],
      ['Scheduled Schools', []],
    ] as const) {
      const group = page.getByRole('region', { name, exact: true });
      await expect(group.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      await expect(group.getByRole('term')).toHaveText([...terms]);
    }
    const education = page.getByRole('region', { name: 'Military Education' }).getByRole('definition');
    await expect(education).toHaveText([
      'Not needed at E5',
      'Complete',
      'Not complete',
      'Not complete',
      'Not needed at E5',
      'Not needed at E5',
    ]);
  });
});

test('a record with odd or missing data says so in place of Nothing missing, and staff find it from the overview', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const ready = { rank: 'CPT', grade: 'O3', m4Qual: 30, driversLicense: true };
  const soldier = await makeSoldier({ ...ready, lastName: 'Oddly', dor: unitDay(-900), ets: unitDay(-1) });
  await signIn(STAFF);
  await page.goto('/admin/overview');
  await page.getByRole('link', { name: /with data to complete/ }).click();
  await expect(title(page, 'Data to complete')).toBeVisible();
  const row = page.getByRole('row', { name: /Oddly/ });
  for (const text of ['ACFT score is not entered.', 'PEBD is not entered.', 'ETS has passed.']) {
    await expect(row).toContainText(text);
  }
  await page.getByLabel('To complete', { exact: true }).selectOption('DOR_NOT_ENTERED');
  await expect(row).toHaveCount(0);
  await page.getByLabel('To complete', { exact: true }).selectOption('ETS_PAST');
  // Each option counts only the people that the other filters leave.
  const chosen = page.getByLabel('To complete', { exact: true }).locator('option:checked');
  await page.getByLabel('Search names').fill('oddly');
  await expect(chosen).toHaveText('ETS has passed. (1)');
  await page.getByLabel('Search names').fill('nobody');
  await expect(chosen).toHaveText('ETS has passed. (0)');
  await page.getByLabel('Search names').fill('');
  // An issue leads to its field, and the form back to the row.
  await row.getByRole('link', { name: 'ETS has passed.' }).click();
  await expect(page.getByLabel('ETS', { exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'Back to Data to complete' }).click();
  const name = row.getByRole('rowheader').getByRole('link');
  await expect(name).toBeFocused();
  await name.click();
  const requirements = page.getByRole('region', { name: 'What to do' });
  await expect(requirements).toContainText('ETS has passed.');
  await expect(page.getByText('Nothing missing')).toHaveCount(0);
  await expect(page.locator('dd', { hasText: /^Not entered$/ })).toHaveCount(3);

  await requirements.getByRole('link', { name: 'Complete the data' }).click();
  await expect(page.getByLabel('ACFT score')).toHaveValue('');
  const pebd = page.getByLabel('PEBD', { exact: true });
  await pebd.fill(unitDay(1));
  await expect(page.getByText('PEBD is in the future.')).toBeVisible();
  await expect(page.getByText('DOR is before PEBD.')).toBeVisible();
  await pebd.fill(unitDay(-1000));
  await expect(page.getByText('DOR is before PEBD.')).toHaveCount(0);
  await page.getByLabel('ACFT score').fill('0');
  const ets = page.getByLabel('ETS', { exact: true });
  await page.getByLabel('ETS indefinite').check();
  await expect(ets).toBeDisabled();
  await expect(ets).toHaveValue('');
  // A cadet's rank has no usual grade, so the grade has to be chosen again.
  await page.getByLabel('Rank').selectOption('CDT');
  await expect(page.getByLabel('Grade')).toHaveValue('');
  await page.getByLabel('Rank').selectOption('CPT');

  await test.step('the form says what a role does to staff rights', async () => {
    const note = page.getByText('This role gives staff rights.');
    await page.getByLabel('Section').selectOption('DELTA');
    await expect(note).toHaveCount(0);
    await page.getByLabel('Role').selectOption('CO FSO');
    await expect(note).toBeVisible();
    await page.getByLabel('Section').selectOption('UNASSIGNED');
    await expect(note).toHaveCount(0);
  });

  await button(page, 'Save record').click();
  await expect(requirements).toContainText('Nothing missing');
  await expect(page.locator('dd', { hasText: /^Indefinite$/ })).toHaveCount(1);
  await expect(page.locator('dd', { hasText: /^Not entered$/ })).toHaveCount(0);
  await staff.updateSoldier(soldier.soldierId, 2, { etsIndefinite: false });
  await expect(requirements).toContainText('ETS is not entered.');
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await page.getByRole('link', { name: 'ETS Time', exact: true }).click();
  await page.getByRole('link', { name: 'Show who' }).click();
  await expect(page.getByLabel('To complete', { exact: true })).toHaveValue('ETS_NOT_ENTERED');
  await expect(row).toContainText('ETS is not entered.');
});

test('on a phone My Info is at most three screens long, and can be saved from wherever one is in its long form', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email, password } = demo.signIn('Soldier');
  await signInThrough(page, email, password, demo.url);
  await page.goto(`${demo.url}/home`);
  await page.getByRole('link', { name: 'My Info' }).click();
  await expect(page.getByRole('region', { name: 'What to do' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3 * 844);

  await page.getByRole('link', { name: 'Edit Info' }).click();
  const save = button(page, 'Save record');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const field of ['First name', 'ACFT score', 'SLC']) {
    await page.getByLabel(field).focus();
    await expect(save).toBeInViewport({ ratio: 1 });
    const [{ y: top = 0, height = 0 }, bar] = [(await save.boundingBox()) ?? {}, await navigation.boundingBox()];
    expect(top + height).toBeLessThanOrEqual(bar?.y ?? 0);
  }

  await test.step('no message lies over the buttons at the thumb', async () => {
    await page.getByLabel('M4 qualification').fill('31');
    await save.click();
    await page.getByRole('link', { name: 'Edit Info' }).click();
    await expect(save).toBeVisible();
    const [toast, button] = [await messages(page).getByRole('listitem').boundingBox(), await save.boundingBox()];
    expect(toast && toast.y + toast.height).toBeLessThanOrEqual(button?.y ?? 0);
  });
});
