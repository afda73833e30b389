import type { Page } from '@playwright/test';
import { formatDay } from '../domain/localDate.ts';
import { ApiClient } from '../scripts/apiClient.ts';
import { unitDay } from './adminReports.ts';
import { following } from './following.ts';
import { schedule } from './schoolForms.ts';
import { expect, PASSWORD, test } from './test.ts';

const STAFF = 'staff@unit.example';

/** Somebody on the staff, away from the browser. */
async function staffAt(url: string): Promise<ApiClient> {
  const staff = new ApiClient(url);
  await staff.signIn(STAFF, PASSWORD);
  return staff;
}

const update = (client: ApiClient, id: string, version: number, input: Record<string, unknown>) =>
  client.execute(
    'mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) { updateSoldier(id: $id, version: $version, input: $input) { id } }',
    { id, version, input },
  );

test.describe('two people edit one record', () => {
  const theirChanges = (page: Page) => page.getByRole('region', { name: 'Changed by somebody else' });
  const save = (page: Page) => page.getByRole('button', { name: 'Save record' }).click();

  test('the later save is refused, shows each field, and lets the person keep theirs or take the other', async ({
    page,
    product,
    makeSoldier,
    signIn,
  }) => {
    const { email, soldierId } = await makeSoldier({ acftScore: 400, m4Qual: 30 });
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    await page.getByLabel('ACFT score').fill('410');
    await page.getByLabel('M4 qualification').fill('31');
    await page.getByLabel('Last name').fill('Núñez');
    await update(await staffAt(product.url), soldierId, 1, {
      acftScore: 420,
      m4Qual: 32,
      rank: 'SGT',
      section: 'ALPHA',
      team: 'TEAM_1',
      role: 'RTO',
    });
    await save(page);

    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Somebody else changed this while you were working on it. Please review the changes.',
    );
    const choice = (label: string) => theirChanges(page).getByRole('radiogroup', { name: label });
    await expect(theirChanges(page).getByRole('radiogroup')).toHaveCount(4);
    // What both changed is kept as it was entered; what only they changed is taken.
    await expect(choice('ACFT score').getByLabel('Mine: 410')).toBeChecked();
    await expect(choice('M4 qualification').getByLabel('Mine: 31')).toBeChecked();
    await expect(choice('Rank').getByLabel('Theirs: SGT')).toBeChecked();
    await expect(choice('Assignment').getByLabel('Theirs: ALPHA · Team 1 · RTO')).toBeChecked();

    await choice('M4 qualification').getByLabel('Theirs: 32').check();
    await choice('Assignment').getByLabel('Mine: UNASSIGNED').check();
    await expect(page.getByLabel('M4 qualification').last()).toHaveValue('32');
    await save(page);
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
    const record = page.getByRole('region', { name: 'Assignment/Scores' });
    await expect(record).toContainText('410');
    await expect(record).toContainText('32');
    await expect(record).toContainText('UNASSIGNED');
    await expect(page.getByRole('region', { name: 'Name/Rank' })).toContainText('Núñez');
    await expect(page.getByRole('region', { name: 'Name/Rank' })).toContainText('SGT');
  });

  test('theirs is the place where they put somebody, whole, also where a part of it stayed as it was', async ({
    page,
    product,
    makeSoldier,
    signIn,
  }) => {
    const { soldierId } = await makeSoldier({ section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
    await signIn({ email: STAFF });
    await page.goto(`/user-info/${soldierId}/edit`);
    await page.getByLabel('Section').selectOption('CHARLIE');
    await update(await staffAt(product.url), soldierId, 1, { section: 'ALPHA', team: 'TEAM_2', role: 'RTO' });
    await save(page);
    const choice = theirChanges(page).getByRole('radiogroup', { name: 'Assignment' });
    await expect(choice.getByLabel('Mine: CHARLIE · HQ · CO FSO')).toBeChecked();
    await choice.getByLabel('Theirs: ALPHA · Team 2 · RTO').check();
    await save(page);
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
    await expect(page.getByRole('region', { name: 'Assignment/Scores' })).toContainText('ALPHA');
  });

  test('a field filled in anew after the comparison counts', async ({ page, product, makeSoldier, signIn }) => {
    const { email, soldierId } = await makeSoldier();
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    await page.getByLabel('ACFT score').fill('410');
    await update(await staffAt(product.url), soldierId, 1, { acftScore: 420 });
    await save(page);
    await expect(theirChanges(page)).toBeVisible();
    await page.getByRole('textbox', { name: 'ACFT score' }).fill('430');
    await expect(theirChanges(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await save(page);
    await expect(page.getByRole('region', { name: 'Assignment/Scores' })).toContainText('430');
  });

  test('what they changed can be asked for again, and is then at hand', async ({
    page,
    product,
    makeSoldier,
    signIn,
  }) => {
    const { email, soldierId } = await makeSoldier();
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    await page.getByLabel('ACFT score').fill('410');
    await update(await staffAt(product.url), soldierId, 1, { acftScore: 420 });
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('"operationName":"UserInfoEdit"') ? route.abort() : route.continue(),
    );
    await save(page);
    const show = page.getByRole('button', { name: 'Show what changed' });
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    await show.click();
    await expect(page.getByText('The network did not answer.')).toBeVisible();
    await expect(show).toBeFocused();
    await page.unrouteAll();
    await show.click();
    await expect(theirChanges(page).getByLabel('Theirs: 420')).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Changed by somebody else');
    await expect(page.getByRole('textbox', { name: 'ACFT score' })).toHaveValue('410');
  });

  test('a third save in between is compared again', async ({ page, product, makeSoldier, signIn }) => {
    const { email, soldierId } = await makeSoldier();
    const staff = await staffAt(product.url);
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}/edit`);
    await page.getByRole('textbox', { name: 'ACFT score' }).fill('410');
    await update(staff, soldierId, 1, { acftScore: 420 });
    await save(page);
    await expect(theirChanges(page).getByLabel('Theirs: 420')).toBeVisible();
    await update(staff, soldierId, 2, { acftScore: 425 });
    await save(page);
    await expect(theirChanges(page).getByLabel('Theirs: 425')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'ACFT score' })).toHaveValue('410');
    await save(page);
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
  });
});

test('a record stands in its groups, each with what belongs to it', async ({ page, makeSoldier, signIn }) => {
  const soldier = await makeSoldier({ blcComplete: true });
  await signIn(soldier);
  await page.goto(`/user-info/${soldier.soldierId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'My Info' })).toBeVisible();
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
    'Not complete',
    'Complete',
    'Not complete',
    'Not complete',
    'Not complete',
    'Not complete',
  ]);
});

test('a record begins with who it is, for how long and what comes next, and then with what is missing', async ({
  page,
  product,
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
  });
  await schedule(product, soldier.soldierId);
  const over = { schoolName: 'JFO', startDate: unitDay(-20), endDate: unitDay(-1) };
  await schedule(product, soldier.soldierId, over);
  await signIn(soldier);
  await page.goto(`/user-info/${soldier.soldierId}`);
  const main = page.getByRole('main');
  for (const text of ['SGT · E5', 'Alex Lee Morgan', 'ALPHA · Team 1 · FO']) await expect(main).toContainText(text);
  // The record's own dates follow below.
  const fact = (term: string) =>
    main
      .locator('dt', { hasText: new RegExp(`^${term}$`) })
      .first()
      .locator('+ dd');
  await expect(fact('Time in service')).toHaveText('2 yr 3 mo 4 d');
  await expect(fact('Time in grade')).toHaveText('0 yr 1 mo 15 d');
  await expect(fact('Next school')).toHaveText(/^BLC 05 JAN 2090 in \d+ yr/);
  await expect(fact('ETS')).toHaveText(`${formatDay(unitDay(40))} in 1 mo 10 d`);
  const titles = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.slice(0, 2)).toEqual(['Requirements', 'Name/Rank']);
  await expect(page.getByRole('region', { name: 'Requirements' }).getByRole('listitem')).toContainText([
    /^DLC Incomplete.*Complete DLC 2\.$/,
    /^M4 Qual Fail.*M4 qualification 22.*Qualify with the M4: score 23 or more\.$/,
    /^Need Licensed.*Get a driver's license\.$/,
    /^Not promotable/,
  ]);
});

test('the form says what a role does to staff rights', async ({ page, makeSoldier, signIn }) => {
  const { soldierId } = await makeSoldier();
  await signIn({ email: STAFF });
  await page.goto(`/user-info/${soldierId}/edit`);
  const note = page.getByText('This role brings staff rights.');
  await page.getByLabel('Section').selectOption('ALPHA');
  await expect(note).toBeVisible();
  await page.getByLabel('Team').selectOption('1');
  await expect(note).toHaveCount(0);
});

test('on a phone the record can be saved from wherever one is in its long form', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  const soldier = await makeSoldier();
  await signIn(soldier);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/user-info/${soldier.soldierId}/edit`);
  const [save, navigation] = [
    page.getByRole('button', { name: 'Save record' }),
    page.getByRole('navigation', { name: 'Main' }),
  ];
  for (const field of ['First name', 'ACFT score', 'SLC']) {
    await page.getByLabel(field).focus();
    await expect(save).toBeInViewport({ ratio: 1 });
    const [{ y: top = 0, height = 0 }, bar] = [(await save.boundingBox()) ?? {}, await navigation.boundingBox()];
    expect(top + height).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test.describe('the history of a record', () => {
  const history = (page: Page) => page.getByRole('region', { name: 'History' });
  const show = (page: Page) => page.getByRole('button', { name: 'Show history' }).click();

  test('tells its owner who changed which field, from what to what', async ({ page, product, makeSoldier, signIn }) => {
    const { email, soldierId } = await makeSoldier({ acftScore: 400 });
    await update(await staffAt(product.url), soldierId, 1, { acftScore: 420, ets: '2027-01-05' });
    await signIn({ email });
    await page.goto(`/user-info/${soldierId}`);
    await show(page);
    const entries = history(page).getByRole('list').first().locator('> li');
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText('Record changed');
    await expect(entries.first()).toContainText('SFC Vance');
    await expect(entries.first()).toContainText('ACFT score: 400 → 420');
    await expect(entries.first()).toContainText('ETS: 05 JAN 2027');
    await expect(entries.last()).toContainText('Record added');
    await expect(entries.last()).toContainText('SPC Morgan');
  });

  test('tells staff, a page at a time', async ({ page, product, makeSoldier, signIn }) => {
    const { soldierId } = await makeSoldier();
    const staff = await staffAt(product.url);
    for (let version = 1; version <= 25; version += 1) await update(staff, soldierId, version, { m4Qual: version });
    await signIn({ email: STAFF });
    await page.goto(`/user-info/${soldierId}`);
    await show(page);
    await expect(history(page)).toContainText('M4 qualification: 24 → 25');
    await expect(history(page)).toContainText('The newest 20 changes');
    await history(page).getByRole('button', { name: 'Show older changes' }).click();
    await expect(history(page)).toContainText('M4 qualification: 0 → 1');
    await expect(history(page)).toContainText('All 26 changes');

    // Another one shows at once, and no older one goes.
    await update(staff, soldierId, 26, { m4Qual: 38 });
    await expect(history(page)).toContainText('M4 qualification: 25 → 38');
    await expect(history(page)).toContainText('All 27 changes');
    // So do those that leave the record's version as it is.
    await staff.execute(
      'mutation ($id: ID!, $input: AddSchoolInput!) { addSchool(soldierId: $id, input: $input) { id } }',
      { id: soldierId, input: { schoolName: 'BLC', startDate: '2026-05-04', endDate: '2026-05-29' } },
    );
    await expect(history(page)).toContainText('School added');
    await staff.execute('mutation ($id: ID!) { grantAdmin(soldierId: $id) { id } }', { id: soldierId });
    await expect(history(page)).toContainText('Rights changed');
    await expect(history(page)).toContainText('All 29 changes');
    // And so does what is written about the soldier.
    await staff.execute(
      'mutation ($id: ID!, $input: AddCommentInput!) { addComment(soldierId: $id, input: $input) { id } }',
      { id: soldierId, input: { category: 'PRESENCE', text: 'Stands up straight.' } },
    );
    await expect(history(page)).toContainText('Comment added');
    await expect(history(page)).toContainText('All 30 changes');

    // Whoever comes back finds them all, and asks again for all of them.
    await page.getByRole('link', { name: 'View Comments' }).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await update(staff, soldierId, 27, { m4Qual: 39 });
    await show(page);
    await expect(history(page)).toContainText('M4 qualification: 38 → 39');
    await expect(history(page)).toContainText('M4 qualification: 0 → 1');
  });

  test('shows what was kept, and offers another try, when the network is away', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    const { email, soldierId } = await makeSoldier();
    await signIn({ email });
    // With its first event, and with a network that comes back, the page asks for the history by itself, before anybody tries.
    const follows = following(page, 'soldierChanged');
    await page.goto(`/user-info/${soldierId}`);
    await expect(history(page)).toBeVisible();
    await follows;
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('"operationName":"History"') ? route.abort() : route.continue(),
    );
    await show(page);
    await expect(history(page).getByRole('alert')).toContainText('The network did not answer.');
    await page.unrouteAll();
    await history(page).getByRole('button', { name: 'Try again' }).click();
    await expect(history(page)).toContainText('Record added');
    await expect(history(page).getByRole('heading', { level: 2 })).toBeFocused();
  });
});
