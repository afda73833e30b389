import type { Page } from '@playwright/test';
import { exportsOf } from '../support/adminReports.ts';
import { expectNoViolations } from '../support/axe.ts';
import { hueOf } from '../support/colors.ts';
import { title } from '../support/locators.ts';
import { gauge, Mover } from '../support/overview.ts';
import { csvLines } from '../support/spreadsheet.ts';
import { expect, test } from '../support/test.ts';
import { expectNoSidewaysScroll, onPhone } from '../support/widths.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

const list = (page: Page, title: string) => page.getByRole('region', { name: title });
const NOWHERE = { section: 'UNASSIGNED', team: 'UNASSIGNED', role: 'UNASSIGNED' };
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff-Üñçødé';

/** Expects the gauges to be compact at the page's width, with rings of 80 px and the percent inside. */
async function expectInOneGlance(page: Page): Promise<void> {
  await expect(list(page, 'DLC Incomplete')).toBeVisible();
  const gauges = page.getByRole('button', { name: /STRENGTH/ });
  const tops = await gauges.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  expect(new Set(tops).size).toBe(isPhone ? 2 : 1);
  const strength = await page.getByRole('region', { name: 'Strength' }).getByRole('list').first().boundingBox();
  expect(strength?.height).toBeLessThan(isPhone ? 390 : 145);
  const ring = await gauges.first().locator('svg').first().boundingBox();
  const percent = await gauges.first().getByText('%').boundingBox();
  expect(ring).toMatchObject({ width: 80, height: 80 });
  expect(percent?.x).toBeGreaterThan(ring?.x ?? Infinity);
  expect((percent?.x ?? Infinity) + (percent?.width ?? 0)).toBeLessThan((ring?.x ?? 0) + 80);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(isPhone ? 4_600 : 2_000);
  await expectNoSidewaysScroll(page);
}

/** Expects the reason on the name's line, even next to a mark. */
async function expectReasonOnLine(page: Page): Promise<void> {
  const marked = list(page, 'M4 Qual Fail').getByRole('link', { name: 'Coleman' });
  const bottom = async (text: string) => {
    const box = await marked.getByText(text, { exact: true }).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(Math.abs((await bottom('SPC')) - (await bottom('Score 19')))).toBeLessThan(4);
}

test('six gauges tell the strength and lead to names, seven lists tell who and why, and on paper colors are words', async ({
  page,
  context,
  demo,
  signIn,
}) => {
  test.slow();
  const mover = await Mover.signIn(demo);
  await mover.assign('Park', { section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
  for (const lastName of ['Nakamura', 'Sutherland', 'Ybarra']) await mover.assign(lastName, NOWHERE);
  for (const lastName of ['Petrov', 'Vance']) await mover.update(lastName, { acftPass: true });
  await mover.update('Kowalski', { lastName: LONG_NAME });
  await signIn(demo.signIn('Staff'));
  await page.goto('/admin/overview');

  await test.step('six gauges tell the strength by number and color, in one glance', async () => {
    await expect(page.getByRole('button', { name: /STRENGTH/ })).toHaveText([
      'TOTAL STRENGTH 100% 30 of 30 24 placed Green',
      'STAFF STRENGTH 83% 5 of 6 1 open Yellow',
      'ALPHA STRENGTH 113% 9 of 8 1 over Green',
      'BRAVO STRENGTH 63% 5 of 8 3 open Red',
      'CHARLIE STRENGTH 63% 5 of 8 3 open Red',
      'DELTA STRENGTH 0% 0 of 4 4 open Red',
    ]);
    for (const [title, hue] of [
      ['TOTAL', 'green'],
      ['STAFF', 'yellow'],
      ['CHARLIE', 'red'],
    ] as const) {
      const ring = gauge(page, title).locator('circle').last();
      expect(hueOf(await ring.evaluate((circle) => getComputedStyle(circle).stroke)), title).toBe(hue);
    }
    await expectInOneGlance(page);
  });

  await test.step('a sentence tells whether the unit is ready, and a strip in what and since when', async () => {
    await expect(page.getByText(/^\d+ of 30 soldiers are not current\..* (?:than|as) seven days ago$/)).toBeVisible();
    const main = page.getByRole('main');
    const measures = main.getByRole('list', { name: 'Percent current' }).getByRole('listitem');
    await expect(measures).toHaveText([
      /^Fitness.*100%ACFT passed · 30 of 30$/,
      /^Weapons.*87%M4 at 23 or above · 26 of 30$/,
      /^Schools.*31%DLC and PME complete · 5 of 16$/,
      /^Due.*%Nothing overdue or failed · \d+ of 30$/,
    ]);
    await expect(measures.getByRole('img', { name: /^Fitness over 56 days, from \d+% to 100%$/ })).toBeVisible();
    await expect(measures.getByText(/pts|same/)).toHaveCount(4);
  });

  await test.step('a measure leads to its scores, with the passing mark, as columns, a sentence and a table', async () => {
    const weapons = page.getByRole('button', { name: 'Weapons' });
    await weapons.press('Enter');
    const scores = page.getByRole('region', { name: 'Weapons scores' });
    await expect(scores).toContainText('26 of 30 with a score scored 23 or more on the M4, 4 failed.');
    await expect(scores.getByRole('list').getByRole('listitem').first()).toContainText('scored 17 to 18, 1 failed');
    await expect(scores.locator('[data-mark]')).toHaveAttribute('data-mark', 'passes from 23');
    await scores.getByText('Show as table').click();
    await expect(scores.getByRole('row', { name: '21 to 22' })).toHaveText(/^21 to 2202$/);
    await expectNoViolations(page);
    await weapons.press('Enter');
    await expect(scores).toHaveCount(0);
  });

  await test.step('a gauge leads to its strength over time, with the missed night and the changed policy', async () => {
    await gauge(page, 'TOTAL').press('Enter');
    const strength = page.getByRole('region', { name: 'Strength over time' });
    await expect(strength.getByRole('img')).toHaveCount(6);
    await expect(strength.getByRole('img', { name: /^TOTAL over time: from 29 to 30/ })).toBeVisible();
    await strength.getByText('Show as table').click();
    await expect(strength.getByRole('row', { name: /not counted/ })).toHaveCount(1);
    await expect(strength.getByRole('row', { name: /Places/ })).toHaveCount(1);
    await expectNoViolations(page);
    await gauge(page, 'TOTAL').press('Enter');
    await expect(strength).toHaveCount(0);
  });

  await test.step('what falls due in twelve weeks, and each of the first tasks, leads to its screen', async () => {
    const weeks = page.getByRole('list', { name: 'Due in the next 12 weeks' }).getByRole('link');
    await expect(weeks).toHaveCount(13);
    await expect(weeks.first()).toHaveAttribute('href', '/admin/due?when=LATE');
    await expect(weeks.nth(12)).toHaveAttribute('href', /when=\d{4}-\d\d-\d\d$/);
    // The bars fill the card, which is as high as the tasks beside it.
    const card = await page.getByRole('region', { name: 'Due in the next 12 weeks' }).boundingBox();
    const bars = await weeks.nth(12).boundingBox();
    expect((card?.height ?? 0) - (bars?.height ?? 0)).toBeLessThan(72);
    const tasks = page.getByRole('region', { name: 'Do first' }).getByRole('link');
    await expect(tasks.filter({ hasText: '11 places open 6 soldiers unassigned' })).toHaveAttribute(
      'href',
      '/admin/reassign',
    );
    await expect(tasks.filter({ hasText: /M4: \d+ not current/ })).toHaveAttribute(
      'href',
      /^\/admin\/due\?requirement=.*&show=notCurrent$/,
    );
    await expect(tasks.filter({ hasText: 'Coleman, Goldstein, Ybarra' })).toHaveAttribute('href', '/admin/ets');
  });

  await test.step('who is short of something is named once, with all of it, and the worst first', async () => {
    const short = page.getByRole('region', { name: 'Who needs what' });
    await expect(short).toContainText(/^Who needs what\d+ of 30/);
    const links = short.getByRole('link');
    await expect(links.first()).toHaveText(/^PV2 .*M4 score 21 Check ride \d+ d overdue No license\s+ALPHA$/);
    await expect(links.filter({ hasText: 'Coleman' })).toHaveText('SPC Coleman Past ETS M4 score 19 DLC 1 BRAVO');
    const people = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(new Set(people).size).toBe(people.length);
  });

  await test.step('seven lists tell who and how many', async () => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      ...['Fitness', 'Weapons', 'Schools', 'Due'],
      ...['Due in the next 12 weeks', 'Do first', 'Who needs what'],
      ...['DLC Incomplete', 'PME Incomplete', 'M4 Qual Fail', 'ACFT Fail', 'Need Licensed'],
      ...['Promotable', 'JFO Qualified'],
    ]);
    await expect(list(page, 'ACFT Fail')).toHaveText('ACFT Fail0None');
    await expect(list(page, 'DLC Incomplete')).toContainText('DLC Incomplete5');
    await expect(list(page, 'DLC Incomplete').getByRole('link')).toHaveText([
      'SGT Pruitt DLC 2',
      'SSG Barlow DLC 3',
      'SGT Petrov DLC 2',
      'SPC Coleman Past ETS DLC 1',
      'SPC Vance DLC 1',
    ]);
    await expect(list(page, 'M4 Qual Fail').getByRole('link', { name: 'Coleman' })).toHaveText(
      'SPC Coleman Past ETS Score 19',
    );
    await expectReasonOnLine(page);
    await expect(list(page, 'Promotable').getByRole('link')).toHaveCount(15);
    const row = await list(page, 'Promotable').getByRole('link').first().boundingBox();
    expect(row?.height).toBe(24);
  });

  await test.step('one reason is shown at a time, and moves nothing beside it', async () => {
    const place = () =>
      list(page, 'M4 Qual Fail').evaluate((block) => block.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    await page.getByRole('button', { name: 'Why SGT Pruitt' }).first().click();
    expect(await place()).toBe(before);
    await page.getByRole('button', { name: 'Why SSG Barlow' }).first().click();
    await expect(page.getByRole('main').getByRole('term').filter({ hasText: 'Rule' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByRole('term')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Why SSG Barlow' }).first()).toBeFocused();

    const reasonOf = async (title: string, person: string) => {
      const row = list(page, title).getByRole('listitem').filter({ hasText: person });
      await row.getByRole('button', { name: `Why ${person}` }).click();
      const parts = await row.getByRole('definition').allTextContents();
      await page.keyboard.press('Escape');
      return parts;
    };
    expect(await reasonOf('DLC Incomplete', 'SSG Barlow')).toEqual([
      'E4 without DLC 1, E5 without DLC 2 or E6 without DLC 3; cadets are excluded.',
      'E6, DLC 3 not complete',
      'DLC 3',
    ]);
    // The same person is on two lists, with a different reason on each.
    expect(await reasonOf('DLC Incomplete', 'SPC Coleman')).toEqual([
      expect.stringContaining('E4'),
      expect.stringContaining('DLC 1'),
      'DLC 1',
    ]);
    expect(await reasonOf('M4 Qual Fail', 'SPC Coleman')).toEqual([
      'M4 qualification below 23.',
      'Score 19',
      'M4 score of 23',
    ]);
  });

  await test.step('a gauge leads to its people, their file and their lists', async () => {
    await gauge(page, 'CHARLIE').click();
    const people = page.getByRole('region', { name: 'People in CHARLIE' });
    await expect(people.getByRole('link')).toHaveText([
      /^SPC Goldstein Past ETS BLC/,
      'PFC Marchetti No shortfall',
      '2LT Merriweather No shortfall',
      /^SGT Rhodes\s+ALC/,
      /^SPC Vance\s+M4 score 22 .*DLC 1\s*$/,
    ]);
    await expect(page).toHaveURL(/\/admin\/overview\?.*section=CHARLIE/);
    const file = await csvLines(exportsOf(page, 'People in CHARLIE'));
    expect(file.lines.map((cells) => cells.filter((_, column) => [1, 4, 5].includes(column)))).toEqual([
      ['Last name', 'Past ETS', 'Shortfalls'],
      ['Goldstein', 'Yes', 'BLC'],
      ['Marchetti', '', ''],
      ['Merriweather', '', ''],
      ['Rhodes', '', 'ALC'],
      ['Vance', '', 'DLC 1, M4 Qual Fail'],
    ]);
    // The lists show only the same people, and count all people in them.
    await expect(list(page, 'M4 Qual Fail').getByRole('link')).toHaveText(['SPC Vance Score 22']);
    await expect(list(page, 'M4 Qual Fail')).toContainText('M4 Qual Fail1 of 4');
    await expect(list(page, 'Need Licensed')).toHaveText('Need Licensed0 of 6None');
    await expect(list(page, 'Promotable').getByRole('link')).toHaveText([/Rhodes/, /Marchetti/, /Goldstein/]);
    await gauge(page, 'CHARLIE').click();
    await expect(list(page, 'M4 Qual Fail')).toContainText('M4 Qual Fail4');
    await gauge(page, 'TOTAL').click();
    await expect(people).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Everybody' }).getByRole('link')).toHaveCount(30);
    await expect(list(page, 'Need Licensed').getByRole('link')).toHaveCount(6);
  });

  await test.step('a section without anybody says so', async () => {
    await gauge(page, 'DELTA').press('Enter');
    const delta = page.getByRole('region', { name: 'People in DELTA' });
    await expect(delta).toContainText('No one assigned');
    await expect(delta.getByRole('link', { name: 'Assign people to DELTA' })).toHaveAttribute(
      'href',
      '/admin/reassign',
    );
  });

  await test.step('the people of a gauge are asked for again after a failure, and are there again on the way back', async () => {
    await context.setOffline(true);
    await gauge(page, 'BRAVO').click();
    const bravo = page.getByRole('region', { name: 'People in BRAVO' });
    await expect(bravo.getByRole('alert')).toContainText('The network did not answer.');
    await context.setOffline(false);
    await bravo.getByRole('link', { name: 'SSG Barlow' }).click();
    await expect(title(page, 'SSG Barlow')).toBeFocused();
    await page.goBack();
    await expect(bravo.getByRole('link', { name: 'SSG Barlow' })).toBeVisible();
    await expect(gauge(page, 'BRAVO')).toHaveAttribute('aria-expanded', 'true');
    const why = list(page, 'M4 Qual Fail').getByRole('button', { name: 'Why SPC Coleman' });
    await why.click();
    await expectNoViolations(page);
    await why.click();
  });

  await test.step('a section is chosen without its names, too, and everything is about it', async () => {
    await page.getByLabel('Section').selectOption({ label: 'ALPHA' });
    await expect(page).toHaveURL(/[?&]section=ALPHA$/);
    await expect(page.getByRole('region', { name: /^People in/ })).toHaveCount(0);
    await expect(page.getByText(/^\d of 9 soldiers are not current\./)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Who needs what' })).toContainText(/^Who needs what\d of 9/);
    await expect(list(page, 'M4 Qual Fail')).toContainText('M4 Qual Fail1 of 4');
    await expect(page.getByRole('region', { name: 'Do first' })).not.toContainText('data to complete');
    await page.getByLabel('Section').selectOption({ label: 'All' });
    await expect(page).toHaveURL(/\/admin\/overview$/);
  });

  const brief = page.getByRole('article');
  const part = (name: RegExp) =>
    brief.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, includeHidden: true }) });
  await test.step('the brief tells what the screen tells in colors, and what is ahead', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print brief' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Fire Support readiness brief' })).toBeVisible();
    await expect(brief).toContainText(/\d\d [A-Z]{3} \d{4}/);
    await expect(page.getByRole('row', { name: /^STRENGTH/ }).getByRole('cell')).toHaveCount(6);
    await expect(page.getByRole('row', { name: /^Color/ })).toContainText('Yellow');
    await expect(page.getByRole('heading', { name: /^Promotable \(\d+\)/ })).toBeVisible();
    await expect(
      part(/^ETS within 180 days \(\d+\)/)
        .getByRole('listitem')
        .first(),
    ).toHaveText(/^[A-Z0-9]+ \w+ · [A-Z ]+ – \d\d [A-Z]{3} \d{4}$/);
    await expect(part(/^Schools within 60 days \(\d+\)/)).toBeVisible();
    const due = part(/^Requirements: \d+ not current, .*\(\d+\)/);
    await expect(due.locator('div').filter({ hasText: /^M4/ })).toContainText(
      /Failed \d+, on: .*SPC Vance · CHARLIE \d\d [A-Z]{3} \d{4}/,
    );
    // The printed brief gives only the number of medical items.
    await expect(due).toContainText(/Medical\s*\d+ not current/);
    await expect(due).not.toContainText(/\bPHA\b/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(brief).toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  await test.step('the brief tells by section who is short of what, and what has changed within a week', async () => {
    const short = part(/^Who is short of what \(\d+\)$/);
    await expect(short.getByRole('heading', { level: 3 })).toHaveText([
      'BN STAFF',
      'ALPHA',
      'BRAVO',
      'CHARLIE',
      'UNASSIGNED',
    ]);
    // Each person appears once, with everything that is missing.
    const barlow = short
      .locator('div')
      .filter({ hasText: /^BRAVO/ })
      .getByRole('listitem')
      .filter({ hasText: 'Barlow' });
    await expect(barlow).toHaveText('SSG Barlow – DLC 3');
    // Each list has a count for each section, like the gauges.
    const counts = await brief
      .getByRole('row', { name: /^DLC Incomplete/ })
      .getByRole('cell')
      .allTextContents();
    expect(counts.map(Number)).toEqual([5, 1, 0, 3, 1, 0]);
    // The demonstration's own changes come on top.
    const changes = part(/^Changes since \d\d [A-Z]{3} \d{4} \(\d+\)$/).getByRole('listitem');
    await expect(changes.filter({ hasText: 'Park' })).toHaveText(
      'SPC Park · ALPHA – Section: BRAVO → ALPHA, Role: RTO → FO',
    );
    await page.emulateMedia({ media: null });
  });

  await test.step('on a phone, the gauges are one glance, and the names behind them come into view', () =>
    onPhone(page, async () => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
      await expectInOneGlance(page);
      await expectReasonOnLine(page);
      const promotable = list(page, 'Promotable');
      await expect(promotable.getByRole('link')).toHaveCount(3);
      await promotable.getByRole('button', { name: 'Show all 15 of Promotable' }).click();
      await expect(promotable.getByRole('link')).toHaveCount(15);
      // It is in the address, so that it survives a reload.
      await expect(page).toHaveURL(/[?&]whole=PROMOTABLE$/);
      await promotable.getByRole('button', { name: 'Show fewer of Promotable' }).click();
      await expect(promotable.getByRole('link')).toHaveCount(3);
      const short = page.getByRole('region', { name: 'Who needs what' });
      await expect(short.getByRole('link')).toHaveCount(8);
      await short.getByRole('button', { name: /^Show all \d+ of Who needs what$/ }).click();
      await expect(short.getByRole('link').nth(8)).toBeVisible();
      await short.getByRole('button', { name: /^Show fewer/ }).click();
      await page.getByRole('button', { name: 'Why SPC Vance' }).first().click();
      await page.setViewportSize({ width: 360, height: 640 });
      for (const title of ['DELTA', 'CHARLIE']) {
        await page.evaluate(() => window.scrollTo(0, 0));
        await gauge(page, title).focus();
        await page.keyboard.press('Enter');
        const first = page
          .getByRole('region', { name: `People in ${title}` })
          .getByRole('link')
          .first();
        await expect(first).toBeInViewport({ ratio: 1 });
        const { bottom } = await first.evaluate((link) => link.getBoundingClientRect());
        const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
        expect(bottom).toBeLessThanOrEqual(bar?.y ?? 0);
        await expect(gauge(page, title)).toBeFocused();
      }
      await expectNoViolations(page);
      await gauge(page, 'CHARLIE').click();
      await page.setViewportSize({ width: 320, height: 640 });
      await expect(list(page, 'M4 Qual Fail').getByRole('link', { name: LONG_NAME })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await gauge(page, 'TOTAL').press('Enter');
      await page.getByRole('region', { name: 'Strength over time' }).getByText('Show as table').press('Enter');
      await page.getByRole('button', { name: 'Weapons' }).press('Enter');
      await page.getByRole('region', { name: 'Weapons scores' }).getByText('Show as table').press('Enter');
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    }));

  await test.step('a list leads to the record, which tells why not', async () => {
    await list(page, 'M4 Qual Fail').getByRole('link', { name: 'SPC Coleman' }).click();
    const promotion = page
      .getByRole('region', { name: 'What to do' })
      .getByRole('listitem')
      .filter({ hasText: 'Not promotable' });
    await expect(promotion).toContainText('DLC 1 not complete');
    await expect(promotion).toContainText('Rule: E4 with an ACFT pass: DLC 1 and BLC, or 36 months in service');
    await expect(promotion).toContainText(/Record: E4, 3 yr .* in service, .* in grade, DLC 1 not complete, BLC not/);
  });
});
