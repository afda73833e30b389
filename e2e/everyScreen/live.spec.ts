import { DAY_MS, NETWORK_TIMEOUT_MOBILE_MS } from '../../domain/constants.ts';
import { formatDay } from '../../domain/localDate.ts';
import { goTo } from '../support/goTo.ts';
import { alertOf, title } from '../support/locators.ts';
import { calls, holdNextAnswer } from '../support/network.ts';
import { socketFrames } from '../support/socketFrames.ts';
import { expect, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';

/** The whole unit may have Home open, so each page waits a random time up to this before it queries again. */
const HOME_SPREAD_MS = 4000;

test('what somebody else changes shows without a reload, and takes nothing from what is newer or being typed', async ({
  page,
  context,
  staff,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier({ lastName: 'Wanderer', m4Qual: 30 });
  let version = 0;
  const change = (fields: Record<string, unknown>) => staff.updateSoldier(soldierId, ++version, fields);
  const frames = socketFrames(page);
  await signIn({ email });
  await page.clock.install();
  const expectSoon = async (section: string) => {
    await page.clock.fastForward(HOME_SPREAD_MS);
    await expect(page.getByRole('region', { name: section })).toContainText('Wanderer');
  };

  await test.step('Home follows the records for everybody, also before it is followed', async () => {
    const isFollowed = frames.next('unitChanged');
    const isAnswered = page.waitForResponse(
      (response) => response.request().postData()?.includes('sectionOverview') === true,
    );
    await page.goto('/home');
    await isAnswered;
    // Home shows its sections after a second, and only subscribes then. This change comes before that.
    await change({ section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
    await page.clock.fastForward(1000);
    await isFollowed;
    await expectSoon('ALPHA');
    const isTold = frames.next('unitChanged');
    await change({ section: 'BRAVO' });
    await isTold;
    await expectSoon('BRAVO');
  });

  const scores = page.getByRole('region', { name: 'Assignment/Scores' });
  await test.step('an answer that comes late does not replace what was told of the record meanwhile', async () => {
    const { held, letThrough } = await holdNextAnswer(page, 'UserInfo');
    const isFollowed = frames.next('m4Qual');
    await page.getByRole('link', { name: 'My Info' }).click();
    await held;
    await isFollowed;
    await change({ m4Qual: 38 });
    await expect(scores).toContainText('38');
    const isAskedAgain = page.waitForRequest(calls('UserInfo'));
    letThrough();
    await isAskedAgain;
    await expect(scores).toContainText('38');
  });

  await test.step('what Home could not ask for without a network it does, as soon as there is one', async () => {
    await change({ section: 'CHARLIE' });
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(alertOf(page)).toContainText('Try again');
    await context.setOffline(false);
    await expect(alertOf(page)).toHaveCount(0);
    await expectSoon('CHARLIE');
  });

  await test.step('the record and the comments change', async () => {
    await page.getByRole('link', { name: 'My Info' }).click();
    await expect(scores).toContainText('38');
    await change({ m4Qual: 39 });
    await expect(scores).toContainText('39');
    await page.getByRole('link', { name: 'View Comments' }).click();
    await expect(title(page, 'My Comments')).toBeVisible();
    await staff.addComment(soldierId, 'PRESENCE', 'Stands up straight.');
    await expect(page.getByText('Stands up straight.')).toBeVisible();
  });

  await test.step('what is being typed stays', async () => {
    await page.getByRole('link', { name: 'My Info' }).click();
    await page.getByRole('link', { name: 'Edit Info' }).click();
    await page.getByLabel('ACFT score').fill('411');
    await change({ m4Qual: 40 });
    await page.getByRole('button', { name: 'Save record' }).click();
    await expect(alertOf(page)).toContainText('Somebody else changed this');
    await expect(
      page.getByLabel('ACFT score', { exact: true }).and(page.locator('input:not([type=radio])')),
    ).toHaveValue('411');
  });
});

test('the screens of staff follow the records, the comments, the day, and a server that comes back', async ({
  page,
  context,
  unit,
}) => {
  // Starting a server takes long on a busy machine.
  test.slow();
  const frames = socketFrames(page);
  const ruiz = await unit.add('Ruiz');
  const fox = await unit.add('Fox', {
    section: 'ALPHA',
    team: 'TEAM_1',
    role: 'FO',
    acftPass: true,
    ets: unitDay(10),
  });
  const write = (text: string) => unit.staff.addComment(fox, 'PRESENCE', text);
  await write('The oldest one.');
  await Promise.all(Array.from({ length: 51 }, (_, index) => write(`Comment number ${index}.`)));
  await page.clock.install();
  const passDay = () => page.clock.fastForward(DAY_MS);

  await test.step('the readiness overview follows the records, also the people behind an open gauge', async () => {
    const isFollowed = frames.next('unitChanged');
    await unit.open(page, '/admin/overview');
    const fails = page.getByRole('region', { name: 'ACFT Fail' });
    await expect(fails).toBeVisible();
    await expect(fails.getByRole('link', { name: 'SPC Fox' })).toHaveCount(0);
    await page.getByRole('button', { name: /^ALPHA/ }).click();
    const people = page.getByRole('region', { name: 'People in ALPHA' }).getByRole('link');
    await expect(people).toHaveText([/^SPC Fox /]);
    await isFollowed;
    await unit.staff.assignSoldier(ruiz, 1, { section: 'ALPHA', team: 'TEAM_1', role: 'RTO' });
    await expect(page.getByRole('button', { name: /^ALPHA/ })).toContainText('2 of 8');
    await expect(people).toHaveText([/^SPC Fox /, /^SPC Ruiz /]);
    await unit.staff.updateSoldier(fox, 1, { acftPass: false });
    await expect(fails.getByRole('link', { name: 'SPC Fox' })).toBeVisible();
  });

  await test.step('open over midnight it asks again, and shows the new day', async () => {
    const brief = page.locator('article').filter({ hasText: 'readiness brief' });
    // The brief is only on paper.
    await page.emulateMedia({ media: 'print' });
    await expect(brief).toContainText(formatDay(unitDay(0)));
    await passDay();
    await expect(brief).toContainText(formatDay(unitDay(1)));
    await page.emulateMedia({ media: null });
  });

  await test.step('so does a record', async () => {
    const dates = page.getByRole('region', { name: 'Dates' });
    await goTo(page, `/user-info/${fox}`);
    await expect(dates).toContainText('in 9 d');
    const isAsked = page.waitForRequest(calls('UserInfo'));
    await passDay();
    await isAsked;
    await expect(dates).toContainText('in 8 d');
  });

  await test.step('so does a report, and the policy, as a planned policy may begin', async () => {
    await goTo(page, '/admin/ets');
    const row = page.getByRole('row', { name: 'Fox' });
    await expect(row).toBeVisible();
    const areAsked = ['EtsList', 'UnitPolicy'].map((operation) => page.waitForRequest(calls(operation)));
    await passDay();
    await Promise.all(areAsked);
    await context.setOffline(true);
    await passDay();
    await expect(alertOf(page)).toContainText('Try again');
    await expect(row).toContainText('Fox');
    // Once the network is back, the failed query is sent again.
    await context.setOffline(false);
    await expect(alertOf(page)).toHaveCount(0);
  });

  await test.step('older comments stay loaded, and the reader where they are, when another one comes', async () => {
    const isFollowed = frames.next('commentsChanged');
    await goTo(page, `/comments/${fox}`);
    await isFollowed;
    const oldest = page.getByText('The oldest one.');
    await expect(page.getByText('The newest 50 of 52 comments')).toBeVisible();
    await expect(oldest).toHaveCount(0);
    await page.getByRole('button', { name: 'Show older comments' }).click();
    await oldest.scrollIntoViewIfNeeded();
    const top = async () => (await oldest.boundingBox())?.y ?? NaN;
    const before = await top();
    await write('The latest one.');
    await expect(page.getByText('The latest one.')).toBeAttached();
    await expect(page.getByText('All 53 comments')).toBeAttached();
    // Scrolling is in whole pixels.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  });

  await test.step('a page comes back by itself when the server does, and shows what changed before that', async () => {
    await unit.restart();
    await unit.staff.addComment(fox, 'INTELLECT', 'Written while the page was cut off.');
    await expect(page.getByText('Written while the page was cut off.')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('a network that does not answer is given as long as for everything else there', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    let isOpen = false;
    let isGivenUp = false;
    await page.routeWebSocket('**/graphql', (socket) => {
      // The wait starts with the page's first message on the socket.
      socket.onMessage(() => {
        isOpen = true;
      });
      socket.onClose(() => {
        isGivenUp = true;
      });
    });
    await signIn(await makeSoldier());
    // The page's time only passes when the test advances it, however long the test takes.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/home');
    await expect(async () => {
      await page.clock.runFor(100);
      expect(isOpen).toBe(true);
    }).toPass({ intervals: [10] });
    await page.clock.fastForward(NETWORK_TIMEOUT_MOBILE_MS - 200);
    // The page answers this only after everything before it.
    await page.evaluate(() => undefined);
    expect(isGivenUp).toBe(false);
    await page.clock.runFor(400);
    await expect.poll(() => isGivenUp).toBe(true);
  });
});
