import { title } from '../support/locators.ts';
import { holdScreen, holdScripts } from '../support/network.ts';
import { signInHere } from '../support/session.ts';
import { expect, STAFF, test } from '../support/test.ts';

test('who is signed in is asked once, before the script is there', async ({ page, product }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path === '/graphql') asked.push(String(request.postData()));
  });
  await page.goto(product.url);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(asked.filter((body) => body.includes('"operationName":"Viewer"'))).toHaveLength(1);
});

test('what the first screen asks is sent once, before the script is there', async ({ page, makeSoldier, signIn }) => {
  const { soldierId } = await makeSoldier();
  await signIn(STAFF);
  const asked: string[] = [];
  page.on('request', (request) => {
    const operation = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    // Asked for last, maybe not before the next page is: the open reports of Admin, the dates of the brief, what the data lack, and a number on the record.
    const late = ['OpenReports', 'BriefDates', 'DataToComplete', 'CommentCount'];
    if (operation !== undefined && !late.includes(operation)) asked.push(operation);
  });
  const first: readonly (readonly [string, readonly string[]])[] = [
    [`/user-info/${soldierId}`, ['UnitPolicy', 'UserInfo', 'DueOf']],
    [`/user-info/${soldierId}/edit`, ['UnitPolicy']],
    [`/comments/${soldierId}`, ['Comments']],
    ['/admin/overview', ['UnitPolicy', 'ReadinessOverview']],
    ['/admin/import', ['UnitPolicy']],
    ['/admin/roster', ['UnitPolicy', 'Roster']],
    ['/admin/data', ['UnitPolicy']],
    ['/admin/schools', ['SchoolsReport']],
    ['/admin/ets', ['UnitPolicy', 'EtsReport']],
    ['/admin/reassign', ['UnitPolicy']],
  ];
  for (const [address, operations] of first) {
    asked.length = 0;
    const letThrough = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual(['Viewer', ...operations]);
    letThrough();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    expect(
      asked.filter((name) => operations.includes(name)),
      address,
    ).toEqual(operations);
  }
});

test('what another screen asks is sent once, while its file is loading', async ({ page, makeSoldier, signIn }) => {
  const lastName = `Next ${test.info().workerIndex}`;
  await makeSoldier({ lastName, section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
  await signIn(STAFF);
  await page.goto('/home');
  const record = page.getByRole('link', { name: lastName });
  await expect(record).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const operation = /"operationName":"(UnitPolicy|UserInfo|DueOf)"/.exec(request.postData() ?? '')?.[1];
    if (operation !== undefined) asked.push(operation);
  });
  const letThrough = await holdScreen(page, 'UserInfoScreen');
  await record.click();
  await expect.poll(() => asked).toEqual(['UnitPolicy', 'UserInfo', 'DueOf']);
  letThrough();
  await expect(title(page, `SPC ${lastName}`)).toBeVisible();
  expect(asked).toHaveLength(3);
});

test('what was asked for ahead is for nobody who comes later', async ({ page, makeSoldier, signIn }) => {
  const lastName = `Ahead ${test.info().workerIndex}`;
  const { soldierId } = await makeSoldier({ lastName, section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
  await signIn(await makeSoldier());
  // The query is refused, and the page does not wait for it: the guard has redirected to Home.
  await page.goto(`/user-info/${soldierId}`);
  await expect(page.getByText(`That page is open only to SPC ${lastName} and staff.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signInHere(page, STAFF.email);
  await page.getByRole('link', { name: lastName }).click();
  await expect(title(page, `SPC ${lastName}`)).toBeVisible();
});

test('what was asked ahead in vain is asked anew, once, when there is a network again', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  const { soldierId } = await makeSoldier({ lastName: 'Early' });
  await signIn(STAFF);
  await page.route('**/graphql', (route) => route.abort());
  await page.goto(`/user-info/${soldierId}`);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  // The frame stays: the brand, the navigation and the sign-out.
  await expect(page.getByRole('banner')).toContainText('Fire Support');
  const places = page.getByRole('navigation', { name: 'Main' });
  await expect(places.getByRole('link')).toHaveText(['Home', 'Exam']);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner')).toContainText('The network did not answer.');
  await places.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/home');
  await expect(again).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/user-info/${soldierId}`);
  await expect(again).toBeVisible();
  await page.unroute('**/graphql');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await again.click();
  await expect(title(page, 'SPC Early')).toBeVisible();
  await expect(page.getByText('Offline')).toHaveCount(0);
  expect(asked.filter((body) => body.includes('"operationName":"UserInfo"'))).toHaveLength(1);
});

test('what was asked for while nobody was signed in is asked anew once somebody is', async ({ page, makeSoldier }) => {
  const { soldierId, email } = await makeSoldier();
  await page.goto(`/user-info/${soldierId}`);
  await signInHere(page, email);
  await expect(title(page, 'My Info')).toBeVisible();
});

test('what the first paint needs is named before the files of the screen', async ({ request }) => {
  const link = (await request.get('/home')).headers()['link'] ?? '';
  const named = [...link.matchAll(/<\/assets\/(\w+)-[\w-]+\.(\w+)>/g)].map(([, name, kind]) => `${name}.${kind}`);
  expect(named.slice(0, 2)).toEqual(['first.js', 'style.css']);
  expect(named.indexOf('index.js')).toBeGreaterThan(named.indexOf('react.js'));
  expect(named.indexOf('HomeScreen.js')).toBeGreaterThan(named.indexOf('index.js'));
});

test('React and Apollo Client start in scripts of their own, before the rest', async ({ request }) => {
  const page = await (await request.get('/login')).text();
  const modules = [...page.matchAll(/<script type="module"[^>]* src="\/assets\/(\w+)-/g)].map(([, name]) => name);
  expect(modules).toEqual(['react', 'apollo', 'index']);
});

test.describe('without the worker of the exam, which has all files', () => {
  test.use({ serviceWorkers: 'block' });

  test('the files of a screen are named with the page that shows it', async ({ page, makeSoldier, signIn }) => {
    test.slow();
    const { soldierId } = await makeSoldier();
    await signIn(STAFF);
    for (const [address, heading] of [
      ['/home', 'Section Overview'],
      [`/user-info/${soldierId}`, 'SPC Morgan'],
      [`/user-info/${soldierId}/edit`, 'Edit SPC Morgan'],
      [`/comments/${soldierId}/create`, 'Add Comment about SPC Morgan'],
      ['/exam/landing', 'Practice Exam'],
      ['/account', 'Account'],
      ['/account/password', 'Change password'],
      ['/admin/overview', 'Readiness Overview'],
      ['/admin/reassign', 'Reassign'],
      ['/admin/schools', 'Schools'],
      ['/admin/ets', 'ETS Time'],
      ['/admin/data', 'Data to Complete'],
      ['/admin/questions', 'Exam Questions'],
    ] as const) {
      const response = await page.goto(address);
      await expect(title(page, heading)).toBeVisible();
      const named = `${response?.headers()['link']} ${await response?.text()}`;
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      const ofScreens = loaded.filter((path) => /Screen-[\w-]+\.js$/.test(path));
      expect(ofScreens, address).not.toEqual([]);
      expect(
        ofScreens.filter((path) => !named.includes(path)),
        address,
      ).toEqual([]);
    }
  });
});
