import type { Locator, Page } from '@playwright/test';
import type { RunningServer } from '../../scripts/runningServer.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { goTo, goToScreen } from '../support/goTo.ts';
import { openPart } from '../support/record.ts';
import { expect, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';

/** The number of texts on a screen, and the texts with a contrast below 4.5 to 1 on white paper: browsers don't print backgrounds. */
function faintOnPaper(page: Page) {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const luminance = (color: string): number => {
      if (!canvas) throw new Error('This browser draws nothing.');
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const texts = Array.from(document.querySelectorAll('main *')).filter(
      (element) =>
        element.checkVisibility() &&
        Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim() !== ''),
    );
    const faint = texts.filter((element) => 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5);
    return {
      texts: texts.length,
      faint: faint.map((element) => `${element.textContent}: ${getComputedStyle(element).color}`),
    };
  });
}

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** Portrait paper between its margins, in pixels. */
const PAPER = { width: 724, height: 940 };
/** Letter in landscape, between its margins. */
const LANDSCAPE = { width: 965, height: 725 };

/** Expects at most this many pages in both formats. */
async function expectPages(page: Page, pages: number, what: string): Promise<void> {
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, `${what} on ${format}`).toBeLessThanOrEqual(pages);
  }
}

/** Elements longer than half a page that Firefox can't break over pages, because they aren't blocks or columns. */
function unbreakable(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [main, ...main.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().height > 470)
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(
        ({ style }) => /flex|grid/.test(style.display) || style.overflowY !== 'visible' || style.contain !== 'none',
      )
      .map(
        ({ element, style }) =>
          `${element.outerHTML.slice(0, 80)}: ${style.display}, ${style.overflowY}, ${style.contain}`,
      ),
  );
}

/** The people of lists, and whether each one is below its list's title and inside its box. */
function peopleBelowTitles(page: Page, lists: string, people: string) {
  return page.locator(lists).evaluateAll(
    (sections, person) =>
      sections.flatMap((section) => {
        const titles = Array.from(section.querySelectorAll('h2, h3'), (title) => title.getBoundingClientRect());
        return Array.from(section.querySelectorAll(person), (row) => {
          const { left, right, top } = row.getBoundingClientRect();
          const box = section.getBoundingClientRect();
          return {
            text: row.textContent,
            // A section's title is indented more than its rows.
            isBelow: titles.some((title) => title.bottom <= top + 1 && title.left <= left + 16),
            isWithin: section.getClientRects().length === 1 && left >= box.left && right <= box.right,
          };
        });
      }),
    people,
  );
}

test('a record is printed on one page, in readable colors, without its login, a history that is not open and who printed it', async ({
  page,
  demo,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await (await ApiPerson.signIn(demo.url, demo.signIn('Staff'))).addRecommendedComment('Certified two observers.');
  await signIn(demo.signIn('Staff'));
  await page.goto('/home');
  const main = page.getByRole('main');
  const you = main.getByText('You', { exact: true });
  const own = main.locator('[data-own], [data-self]');
  const expectUnmarked = async () => {
    await expect(you.first()).toBeVisible();
    await expect(own.first()).not.toHaveCSS('box-shadow', 'none');
    await page.emulateMedia({ media: 'print' });
    await expect(you.first()).toBeHidden();
    await expect(own.first()).toHaveCSS('box-shadow', 'none');
    await page.emulateMedia({ media: null });
  };
  await test.step('what is printed from dark colors can be read on white paper', async () => {
    for (const [link, region] of [
      ['My Info', 'Dates'],
      ['Account', 'Where you are signed in'],
      ['Home', 'ALPHA'],
    ] as const) {
      await page.emulateMedia({ media: null });
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('region', { name: region })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      const { texts, faint } = await faintOnPaper(page);
      expect(texts, link).toBeGreaterThan(5);
      expect(faint, link).toEqual([]);
    }
    await page.emulateMedia({ media: null });
  });

  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  const expectOnPaper = async (expected: Record<string, boolean>) => {
    for (const name of Object.keys(expected)) await expect(panel(name)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Scheduled Schools' })).toBeVisible();
    for (const [name, isThere] of Object.entries(expected)) await expect(panel(name)).toBeVisible({ visible: isThere });
    await page.emulateMedia({ media: null });
  };
  await test.step('paper does not say who printed it', async () => {
    await expectUnmarked();
    await page.getByRole('link', { name: 'My Info' }).click();
    await main.getByRole('link', { name: 'View Comments' }).click();
    await expectUnmarked();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
  });

  await page.getByRole('link', { name: /Alvarez/ }).click();
  await expectOnPaper({ 'Last changes': false });
  await expectPages(page, 1, 'the record');
  await openPart(page, 'Login');
  await page.getByRole('button', { name: 'Show history' }).click();
  await expectOnPaper({ Login: false, History: true });
});

/** Adds people to the demonstration until there are sixty, most of them on a readiness list and with an ETS. */
async function growToSixty(demo: RunningServer): Promise<void> {
  const staff = await ApiPerson.signIn(demo.url, demo.signIn('Staff'));
  const [companies, teams, roles] = [
    ['ALPHA', 'BRAVO', 'CHARLIE'],
    ['1', '2', '3'],
    ['FO', 'RTO'],
  ];
  const rows = Array.from({ length: 30 }, (_, index) => ({
    firstName: 'Alexandra',
    middleName: 'NMN',
    lastName: `Person${index}`,
    rank: 'SPC',
    section: companies[index % 3],
    team: teams[index % 3],
    role: roles[index % 2],
    ets: unitDay(20 + 25 * index),
    m4Qual: '20',
  }));
  await staff.importSoldiers(rows);
}

test('sixty people come out tight, in lists that pages break between, each below its own title, without controls and ways elsewhere', async ({
  page,
  demo,
  signIn,
}) => {
  test.slow();
  await growToSixty(demo);
  await signIn(demo.signIn('Staff'));
  const main = page.getByRole('main');
  const controls = main.getByRole('button').or(page.getByRole('search'));
  const heads = main.locator('thead th button');
  const you = page.getByText('You', { exact: true });
  const print = () => page.emulateMedia({ media: 'print' });
  const screen = () => page.emulateMedia({ media: null });
  await page.goto('/admin/due');
  for (const { address, shown, pages, hasControls = false, lists, people = '' } of [
    { address: '/home', shown: 'CHARLIE', pages: 2, hasControls: true },
    { address: '/admin/schools', shown: 'Schools' },
    {
      address: '/admin/overview',
      shown: 'JFO Qualified',
      pages: 1,
      lists: 'article section',
      people: 'li strong',
    },
    {
      address: '/admin/reassign',
      shown: 'ADMIN USERS',
      pages: 2,
      hasControls: true,
      lists: 'section[data-section]',
      people: 'li',
    },
    { address: '/admin/ets', shown: 'Past ETS', pages: 3, hasControls: true },
  ]) {
    await test.step(address, async () => {
      await screen();
      await page.setViewportSize({ width: 1280, height: 800 });
      await goToScreen(page, address);
      await expect(page.getByRole('heading', { name: shown }).first()).toBeVisible();
      await expect(main.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      if (address === '/admin/overview') {
        // A part of the brief, which is only on paper, loads last.
        await print();
        await expect(page.locator('article')).toContainText('Schools within');
        await screen();
      }
      const joinCode = page.getByRole('region', { name: 'Join code' });
      const isWhereOneIs = address === '/home' || address === '/admin/reassign';
      if (hasControls) await expect(controls).not.toHaveCount(0);
      if (isWhereOneIs) await expect(you.first()).toBeVisible();
      if (address === '/admin/reassign') await expect(joinCode).toBeVisible();
      if (pages !== undefined) await expectPages(page, pages, address);
      await page.setViewportSize(PAPER);
      await print();
      expect(await unbreakable(page)).toEqual([]);
      if (hasControls) await expect(controls).toHaveCount(await heads.count());
      await expect(you.filter({ visible: true })).toHaveCount(0);
      await expect(joinCode).toBeHidden();
      if (lists === undefined) return;
      const rows = await peopleBelowTitles(page, lists, people);
      expect(rows.length).toBeGreaterThan(60);
      expect(rows.filter(({ isBelow, isWithin }) => !isBelow || !isWithin)).toEqual([]);
      if (address !== '/admin/reassign') return;
      await expect(page.getByRole('region', { name: 'ADMIN USERS' })).toBeVisible();
      // The board has no drag handles.
      await expect(page.locator('section[data-section] li > svg').filter({ visible: true })).toHaveCount(0);
    });
  }

  await test.step('the tables are tables, and nothing is cut off at the side', async () => {
    const row = page.getByRole('table', { name: 'Upcoming ETS' }).getByRole('row').nth(1);
    await expect(row).toHaveCSS('display', 'table-row');
    await expect(page.getByRole('button', { name: 'ETS Date' }).first()).toBeVisible();
    // When browsers repeat headers, they leave out the boxes of buttons: only the words are repeated.
    await expect(page.getByRole('columnheader', { name: 'ETS Date' }).first().locator('button')).toHaveCSS(
      'display',
      'contents',
    );
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width);
  });

  await test.step('the questions and their reports', async () => {
    await screen();
    await page.setViewportSize({ width: 1280, height: 800 });
    await goToScreen(page, '/admin/questions');
    const reports = main.getByRole('link', { name: /^Reports/ });
    await expect(reports).toBeVisible();
    await print();
    await expect(reports).toBeHidden();
    const question = main.locator('tbody tr').first();
    await expect(question).toHaveCSS('break-inside', 'avoid');
    await page.setViewportSize(PAPER);
    expect(await unbreakable(page)).toEqual([]);
    await screen();
    await page.setViewportSize({ width: 1280, height: 800 });
    await reports.click();
    const back = main.getByRole('link', { name: 'Back to Questions' });
    await expect(back).toBeVisible();
    await print();
    await expect(back).toBeHidden();
    await screen();
  });

  await test.step('the roster is printed whole, as it is shown, on landscape pages that say where the other columns are', async () => {
    await goToScreen(page, '/admin/roster');
    const grid = page.getByRole('grid', { name: 'Roster' });
    const tables = page.getByRole('table', { name: 'Roster' });
    const headings = (table: Locator) => table.getByRole('columnheader').allTextContents();
    await expect(grid).toBeVisible();
    const columns = Number(await grid.getAttribute('aria-colcount'));
    await expect(tables).toHaveCount(0);
    await print();
    await page.setViewportSize(LANDSCAPE);
    await expect(grid).toBeHidden();
    const all = await tables.all();
    expect(all.length).toBeGreaterThan(1);
    const printed = await Promise.all(all.map(headings));
    for (const names of printed) expect(names[0]).toBe('Name');
    // The name is a column of the grid, and of every table.
    expect(printed.flatMap((names) => names.slice(1))).toHaveLength(columns - 1);
    for (const table of all) await expect(table.getByRole('rowheader')).toHaveCount(61);
    await expect(tables.first()).toContainText(/Roster on \d\d [A-Z]{3} \d{4} · Columns 1 to \d+ of \d+/);
    await expect(tables.first()).toContainText(/Columns \d+ to \d+ on the next pages?\./);
    await expect(tables.last()).not.toContainText('on the next page');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(LANDSCAPE.width);
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(new Set(pdf.match(/\/MediaBox\s*\[[^\]]*\]/g))).toEqual(new Set(['/MediaBox [0 0 792 612]']));
    await screen();
    await page.setViewportSize({ width: 1280, height: 800 });
    await goTo(page, '/admin/roster?section=DELTA&columns=ets,rank&sort=-name');
    await expect(grid.getByRole('row').filter({ hasText: 'Ybarra' })).toBeVisible();
    await print();
    await expect(tables).toHaveCount(1);
    expect(await headings(tables.first())).toEqual(['Name', 'Rank', 'ETS']);
    await expect(tables.getByRole('rowheader')).toHaveText([/^Ybarra, .* \(past ETS\)$/, /^Sutherland, /, '2 people']);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect((await faintOnPaper(page)).faint).toEqual([]);
    await page.emulateMedia({ colorScheme: null });
    await expect(tables).toContainText(' · Section: DELTA · Sort by: Name, descending');
    await screen();
  });

  await test.step('so is what is due, before the print itself begins', async () => {
    await goToScreen(page, '/admin/due');
    await expect(page.getByRole('columnheader', { name: 'PHA' })).toBeVisible();
    // As with window.print(), during which React gets no time of its own.
    const atOnce = await page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const headings = Array.from(document.querySelectorAll('table th[scope=col]'), (one) => one.textContent);
      const text = document.querySelector('main')?.textContent;
      window.dispatchEvent(new Event('afterprint'));
      return { headings, text };
    });
    expect(atOnce.text).toContain('1 of 4 requirements is medical and left out.');
    expect(atOnce.headings).toEqual(['Name', 'M4', 'Check ride', 'Evaluation']);
  });
});
