import { title } from '../support/locators.ts';
import { holdScreen, holdScripts } from '../support/network.ts';
import { signInHere } from '../support/session.ts';
import { expect, STAFF, test } from '../support/test.ts';

test('who is signed in is asked once, before the script is there; what nobody may see is asked anew after the sign-in', async ({
  page,
  makeSoldier,
}) => {
  const { soldierId, email } = await makeSoldier();
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path === '/graphql') asked.push(String(request.postData()));
  });
  await page.goto(`/user-info/${soldierId}`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(asked.filter((body) => body.includes('"operationName":"Viewer"'))).toHaveLength(1);
  await signInHere(page, email);
  await expect(title(page, 'My Info')).toBeVisible();
});

test.describe('without the worker of the exam, which has all files', () => {
  test.use({ serviceWorkers: 'block' });

  test('what the first screen asks is sent once, before the script is there, and its files are named with the page', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    test.slow();
    const { soldierId } = await makeSoldier();
    await signIn(STAFF);
    const asked: string[] = [];
    page.on('request', (request) => {
      const operation = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
      // Asked for last, maybe not before the next page is: the open reports of Admin, the dates of the brief, what the data lack, and a number on the record.
      const late = ['OpenReports', 'BriefDates', 'DataToComplete', 'CommentCount'];
      if (operation !== undefined && !late.includes(operation)) asked.push(operation);
    });
    for (const [address, heading, operations] of [
      ['/home', 'Section Overview', null],
      [`/user-info/${soldierId}`, 'SPC Morgan', ['UnitPolicy', 'UserInfo', 'DueOf']],
      [`/user-info/${soldierId}/edit`, 'Edit SPC Morgan', ['UnitPolicy']],
      [`/comments/${soldierId}`, 'Comments for SPC Morgan', ['Comments']],
      [`/comments/${soldierId}/create`, 'Add Comment about SPC Morgan', null],
      ['/exam/landing', 'Practice Exam', null],
      ['/account', 'Account', null],
      ['/account/password', 'Change password', null],
      ['/admin/overview', 'Readiness Overview', ['UnitPolicy', 'ReadinessOverview']],
      ['/admin/import', 'Import Roster', ['UnitPolicy']],
      ['/admin/roster', 'Roster', ['UnitPolicy', 'Roster']],
      ['/admin/data', 'Data to Complete', ['UnitPolicy']],
      ['/admin/schools', 'Schools', ['SchoolsReport']],
      ['/admin/ets', 'ETS Time', ['UnitPolicy', 'EtsReport']],
      ['/admin/reassign', 'Reassign', ['UnitPolicy']],
      ['/admin/questions', 'Exam Questions', null],
    ] as const) {
      asked.length = 0;
      const letThrough = await holdScripts(page);
      const response = await page.goto(address, { waitUntil: 'commit' });
      if (operations !== null) await expect.poll(() => asked).toEqual(['Viewer', ...operations]);
      letThrough();
      await expect(title(page, heading)).toBeVisible();
      if (operations !== null) {
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        const again = asked.filter((name) => operations.some((operation) => operation === name));
        expect(again, address).toEqual(operations);
      }
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
      await page.unrouteAll();
    }
  });

  test('what another screen asks is sent once, while its file is loading, and is for nobody who comes later', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    const lastName = `Next ${test.info().workerIndex}`;
    const { soldierId } = await makeSoldier({ lastName, section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
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

    await test.step('what was asked for ahead is for nobody who comes later', async () => {
      await signIn(await makeSoldier());
      // The query is refused, and the page does not wait for it: the guard has redirected to Home.
      await page.goto(`/user-info/${soldierId}`);
      await expect(page.getByText(`That page is open only to SPC ${lastName} and staff.`)).toBeVisible();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await signInHere(page, STAFF.email);
      await record.click();
      await expect(title(page, `SPC ${lastName}`)).toBeVisible();
    });
  });
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
