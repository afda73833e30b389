import { SCREEN_ROWS } from '../../client/app/screens.ts';
import { goTo } from '../support/goTo.ts';
import { title } from '../support/locators.ts';
import { holdScreen, holdScripts } from '../support/network.ts';
import { signInThrough } from '../support/ownUnit.ts';
import { signInHere } from '../support/session.ts';
import { expect, PASSWORD, STAFF, test } from '../support/test.ts';

// The service worker has all files.
test.use({ serviceWorkers: 'block' });

// Others who change the same unit meanwhile would make a screen ask again.
test.describe('in a unit that nobody else changes', () => {
  test.use({ baseURL: async ({ unit }, use) => use(unit.server.url) });

  test('what a screen asks is sent once, before its file is there, and the files of the first one are named with the page', async ({
    page,
    unit,
  }) => {
    test.slow();
    const lastName = 'Next';
    const soldierId = await unit.add(lastName, { section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
    await signInThrough(page, STAFF.email, PASSWORD);
    const asked: string[] = [];
    page.on('request', (request) => {
      const operation = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
      // These are sent last, sometimes only after the next page opens. The last three belong to the record.
      const late = ['OpenReports', 'BriefDates', 'DataToComplete', 'CommentCount', 'History', 'Leaders'];
      if (operation !== undefined && !late.includes(operation)) asked.push(operation);
    });

    await test.step('the first screen', async () => {
      for (const [address, heading, operations] of [
        [`/user-info/${soldierId}`, `SPC ${lastName}`, ['UnitPolicy', 'UserInfo', 'DueOf']],
        ['/admin/ets', 'ETS Time', ['UnitPolicy', 'EtsList']],
        ['/account/password', 'Change password', []],
      ] as const) {
        asked.length = 0;
        const letThrough = await holdScripts(page);
        const response = await page.goto(address, { waitUntil: 'commit' });
        await expect.poll(() => asked).toEqual(['Viewer', ...operations]);
        letThrough();
        await expect(title(page, heading)).toBeVisible();
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        expect(
          asked.filter((name) => operations.some((operation) => operation === name)),
          address,
        ).toEqual(operations);
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

    await test.step('the next screens', async () => {
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      const record = page.getByRole('link', { name: lastName });
      await expect(record).toBeVisible();
      for (const [screen, open, heading, operations] of [
        ['UserInfoScreen', () => record.click(), `SPC ${lastName}`, ['UnitPolicy', 'UserInfo', 'DueOf']],
        ['CommentsScreen', () => goTo(page, `/comments/${soldierId}`), `Comments for SPC ${lastName}`, ['Comments']],
        ['AdminOverviewScreen', () => goTo(page, '/admin/overview'), 'Readiness Overview', ['ReadinessOverview']],
        ['RosterScreen', () => goTo(page, '/admin/roster'), 'Roster', ['Roster']],
        ['SchoolsScreen', () => goTo(page, '/admin/schools'), 'Schools', ['SchoolsList']],
      ] as const) {
        const first = () => asked.filter((name) => operations.some((operation) => operation === name));
        asked.length = 0;
        const letThrough = await holdScreen(page, screen);
        await open();
        await expect.poll(first).toEqual(operations);
        letThrough();
        await expect(title(page, heading)).toBeVisible();
        expect(first(), screen).toEqual(operations);
      }
    });
  });
});

test('what was asked ahead in vain is asked anew, once: after the sign-in, and when there is a network again', async ({
  page,
  makeSoldier,
}) => {
  const { soldierId, email } = await makeSoldier();
  const record = `/user-info/${soldierId}`;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  const times = (operation: string) => asked.filter((body) => body.includes(`"operationName":"${operation}"`)).length;

  await test.step('who is signed in is asked once; what nobody may see is asked anew after the sign-in', async () => {
    await page.goto(record);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(times('Viewer')).toBe(1);
    await signInHere(page, email);
    await expect(title(page, 'My Info')).toBeVisible();
  });

  await test.step('without a network the frame stays: the brand, the navigation and the sign-out', async () => {
    await page.route('**/graphql', (route) => route.abort());
    await page.goto(record);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Fire Support');
    const places = page.getByRole('navigation', { name: 'Main' });
    await expect(places.getByRole('link')).toHaveText(['Home', 'Exam']);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner')).toContainText('The network did not answer.');
    await places.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/home');
    await expect(again).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(record);
    await expect(again).toBeVisible();
    await page.unroute('**/graphql');
    asked.length = 0;
    await again.click();
    await expect(title(page, 'My Info')).toBeVisible();
    await expect(page.getByText('Offline')).toHaveCount(0);
    expect(times('UserInfo')).toBe(1);
  });
});

test('what the first paint needs is named before the files of the screen', async ({ request }) => {
  const link = (await request.get('/home')).headers()['link'] ?? '';
  const named = [...link.matchAll(/<\/assets\/(\w+)-[\w-]+\.(\w+)>/g)].map(([, name, kind]) => `${name}.${kind}`);
  expect(named.slice(0, 2)).toEqual(['first.js', 'index.css']);
  expect(link).toMatch(/HomeScreen-[\w-]+\.css>; rel=preload; as=style; crossorigin; fetchpriority=low/);
  expect(named.indexOf('index.js')).toBeGreaterThan(named.indexOf('react.js'));
  expect(named.indexOf('HomeScreen.js')).toBeGreaterThan(named.indexOf('index.js'));
});

test('with the page of each screen its file is named, but for the sign-in, which every page has', async ({
  request,
}) => {
  const missing: string[] = [];
  for (const { path, screen } of SCREEN_ROWS) {
    const link = (await request.get(path.replaceAll(/:\w+/g, 'some'))).headers()['link'] ?? '';
    if (!link.includes(`/assets/${screen}-`)) missing.push(screen);
  }
  expect(missing).toEqual(['LoginScreen']);
});

test('React and Apollo Client start in scripts of their own, before the rest', async ({ request }) => {
  const page = await (await request.get('/login')).text();
  const modules = [...page.matchAll(/<script type="module"[^>]* src="\/assets\/(\w+)-/g)].map(([, name]) => name);
  expect(modules).toEqual(['react', 'apollo', 'index']);
});
