import { DAY_MS, NETWORK_TIMEOUT_MOBILE_MS } from '../../domain/constants.ts';
import { formatDay } from '../../domain/localDate.ts';
import { newQuestion, rows } from '../support/bankQuestions.ts';
import { following } from '../support/following.ts';
import { alertOf, title } from '../support/locators.ts';
import { calls, holdNextAnswer } from '../support/network.ts';
import { expect, STAFF, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';

test('what somebody else changes shows without a reload, and takes nothing from what is newer or being typed', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier({ m4Qual: 30 });
  await signIn({ email });
  const scores = page.getByRole('region', { name: 'Assignment/Scores' });
  await test.step('an answer that comes late does not replace what was told of the record meanwhile', async () => {
    const { held, letThrough } = await holdNextAnswer(page, 'UserInfo');
    const isFollowed = following(page, 'soldierChanged');
    await page.goto(`/user-info/${soldierId}`);
    await held;
    await isFollowed;
    await staff.updateSoldier(soldierId, 1, { m4Qual: 38 });
    await expect(scores).toContainText('38');
    const isAskedAgain = page.waitForRequest(calls('UserInfo'));
    letThrough();
    await isAskedAgain;
    await expect(scores).toContainText('38');
  });

  await test.step('the record and the comments change', async () => {
    await staff.updateSoldier(soldierId, 2, { m4Qual: 39 });
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
    await staff.updateSoldier(soldierId, 3, { m4Qual: 40 });
    await page.getByRole('button', { name: 'Save record' }).click();
    await expect(alertOf(page)).toContainText('Somebody else changed this');
    await expect(
      page.getByLabel('ACFT score', { exact: true }).and(page.locator('input:not([type=radio])')),
    ).toHaveValue('411');
  });
});

test('Home follows the records for everybody, before it is followed and after it was without a network', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier({ lastName: 'Wanderer' });
  await signIn({ email });
  await page.clock.install();
  /** The whole unit may have Home open, so that each page asks again at a time of its own within some seconds: these pass at once here. */
  const expectSoon = (section: string) =>
    expect(async () => {
      await page.clock.fastForward(1000);
      await expect(page.getByRole('region', { name: section })).toContainText('Wanderer', { timeout: 200 });
    }).toPass();
  const isFollowed = following(page, 'unitChanged');
  const isAnswered = page.waitForResponse(
    (response) => response.request().postData()?.includes('sectionOverview') === true,
  );
  await page.goto('/home');
  await isAnswered;
  // Home shows its sections after a second, and subscribes only then: this change comes before.
  await staff.updateSoldier(soldierId, 1, { section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
  await expectSoon('ALPHA');
  await isFollowed;
  await staff.updateSoldier(soldierId, 2, { section: 'BRAVO' });
  await expectSoon('BRAVO');

  await test.step('what could not be asked for without a network is, as soon as there is one', async () => {
    await page.getByRole('link', { name: 'My Info' }).click();
    await expect(title(page, 'My Info')).toBeVisible();
    await staff.updateSoldier(soldierId, 3, { section: 'CHARLIE' });
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(alertOf(page)).toContainText('Try again');
    await page.context().setOffline(false);
    await expect(alertOf(page)).toHaveCount(0);
    await expectSoon('CHARLIE');
  });
});

test('screens that are open over midnight ask again, and show the new day', async ({ page, unit }) => {
  test.slow();
  const soldierId = await unit.add('Okafor', { ets: unitDay(10) });
  await unit.staff.addComment(soldierId, 'PRESENCE', 'Stands up straight.');
  await unit.staff.createQuestion({ ...newQuestion(), topic: 'Midnight', reviewDate: unitDay(10) });
  await page.clock.install();
  for (const { address, asks, element, before, after } of [
    {
      address: '/admin/overview',
      asks: ['readinessOverview'],
      element: page.locator('article').filter({ hasText: 'readiness brief' }),
      before: formatDay(unitDay(0)),
      after: formatDay(unitDay(1)),
    },
    {
      address: '/admin/ets',
      // A policy that was planned may begin.
      asks: ['etsReport', 'operationName":"UnitPolicy'],
      element: page.getByRole('row', { name: 'Okafor' }),
      before: 'in 10 d',
    },
    {
      address: `/user-info/${soldierId}`,
      asks: ['operationName":"UserInfo'],
      element: page.getByRole('region', { name: 'Dates' }),
      before: 'in 10 d',
      after: 'in 9 d',
    },
    {
      address: `/comments/${soldierId}`,
      asks: ['operationName":"Comments'],
      element: page.getByRole('region', { name: 'PRESENCE' }),
      before: 'today',
      after: '1 d ago',
    },
    {
      address: '/admin/questions?topic=Midnight',
      asks: ['operationName":"QuestionBank'],
      element: rows(page),
      before: 'in 10 d',
      after: 'in 9 d',
    },
  ]) {
    await page.clock.setSystemTime(new Date());
    await unit.open(page, address);
    await expect(element).toContainText(before);
    const asked = asks.map((text) => page.waitForRequest((request) => request.postData()?.includes(text) === true));
    await page.clock.fastForward(DAY_MS);
    await Promise.all(asked);
    if (after !== undefined) await expect(element).toContainText(after);
  }

  await test.step('what could not be asked for without a network is, as soon as there is one', async () => {
    await page.clock.setSystemTime(new Date());
    await unit.open(page, '/admin/ets');
    const row = page.getByRole('row', { name: 'Okafor' });
    await expect(row).toContainText('in 10 d');
    await page.context().setOffline(true);
    await page.clock.fastForward(DAY_MS);
    await expect(alertOf(page)).toContainText('Try again');
    await expect(row).toContainText('Okafor');
    await page.context().setOffline(false);
    await expect(alertOf(page)).toHaveCount(0);
  });
});

test('older comments stay loaded, and the reader where they are, when another one comes', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const { soldierId } = await makeSoldier();
  await staff.addComment(soldierId, 'PRESENCE', 'The oldest one.');
  await Promise.all(
    Array.from({ length: 51 }, (_, index) => staff.addComment(soldierId, 'PRESENCE', `Comment number ${index}.`)),
  );
  await signIn(STAFF);
  const isFollowed = following(page, 'commentsChanged');
  await page.goto(`/comments/${soldierId}`);
  await isFollowed;
  const oldest = page.getByText('The oldest one.');
  await expect(oldest).toHaveCount(0);
  await page.getByRole('button', { name: 'Show older comments' }).click();
  await oldest.scrollIntoViewIfNeeded();
  const top = async () => (await oldest.boundingBox())?.y ?? NaN;
  const before = await top();
  await staff.addComment(soldierId, 'PRESENCE', 'The latest one.');
  await expect(page.getByText('The latest one.')).toBeAttached();
  await expect(page.getByText('All 53 comments')).toBeAttached();
  // Scrolling goes by whole pixels.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
});

test('a page comes back by itself when the server does, and shows what changed before that', async ({ page, unit }) => {
  // Starting a server takes long on a busy machine.
  test.slow();
  const isFollowed = following(page, 'soldierChanged');
  await unit.open(page, `/user-info/${unit.staffId}`);
  await isFollowed;
  await unit.restart();
  await unit.staff.updateSoldier(unit.staffId, 1, { m4Qual: 38 });
  await expect(page.getByRole('region', { name: 'Assignment/Scores' })).toContainText('38');
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
      // The wait begins with the page's first message on the socket.
      socket.onMessage(() => {
        isOpen = true;
      });
      socket.onClose(() => {
        isGivenUp = true;
      });
    });
    await signIn(await makeSoldier());
    // The page's time passes only when the test advances it, however long the test takes.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/home');
    await expect(async () => {
      await page.clock.runFor(100);
      expect(isOpen).toBe(true);
    }).toPass({ intervals: [10] });
    await page.clock.fastForward(NETWORK_TIMEOUT_MOBILE_MS - 200);
    // This is answered only after the page has handled everything before it.
    await page.evaluate(() => undefined);
    expect(isGivenUp).toBe(false);
    await page.clock.runFor(400);
    await expect.poll(() => isGivenUp).toBe(true);
  });
});

test('the readiness overview follows the records, also the people behind an open gauge', async ({ page, unit }) => {
  const [ruiz, fox] = [
    await unit.add('Ruiz'),
    await unit.add('Fox', { section: 'ALPHA', team: 'TEAM_1', role: 'FO', acftPass: true }),
  ];
  const isFollowed = following(page, 'unitChanged');
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
