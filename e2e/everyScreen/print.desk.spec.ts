import type { Locator, Page } from '@playwright/test';
import type { RunningServer } from '../../scripts/runningServer.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { expect, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';

/** The number of texts on a screen, and those with a contrast below 4.5 to 1 on white paper, as browsers print no backgrounds. */
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

test('what is printed from dark colors can be read on white paper', async ({ page, demo, signIn }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(demo.signIn('Staff'));
  await page.goto('/home');
  for (const [link, region] of [
    ['My Info', 'Dates'],
    ['Home', 'ALPHA'],
    ['Account', 'Where you are signed in'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('region', { name: region })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const { texts, faint } = await faintOnPaper(page);
    expect(texts, link).toBeGreaterThan(5);
    expect(faint, link).toEqual([]);
  }
});

test('paper has no part of the roster as if it were all of it, and says where to print it', async ({
  page,
  demo,
  signIn,
}) => {
  await signIn(demo.signIn('Staff'));
  await page.goto('/admin/roster');
  const grid = page.getByRole('grid', { name: 'Roster' });
  await expect(grid).toBeVisible();
  await expect(page.getByText(/print that file/)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(grid).toBeHidden();
  await expect(page.getByText(/print that file/)).toBeVisible();
});

test('paper has no controls, and its tables are tables', async ({ page, demo, signIn }) => {
  // The width of upright paper between its margins.
  await page.setViewportSize({ width: 724, height: 940 });
  await signIn(demo.signIn('Staff'));
  const controls = page.getByRole('main').getByRole('button').or(page.getByRole('search'));
  const heads = page.getByRole('main').locator('th button');
  for (const [address, region] of [
    ['/home', 'ALPHA'],
    ['/admin/reassign', 'ALPHA'],
    ['/admin/ets', 'Upcoming ETS'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(address);
    await expect(page.getByRole('region', { name: region })).toBeVisible();
    await expect(controls).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(controls).toHaveCount(await heads.count());
  }
  const row = page.getByRole('table', { name: 'Upcoming ETS' }).getByRole('row').nth(1);
  await expect(row).toHaveCSS('display', 'table-row');
  await expect(page.getByRole('button', { name: 'ETS Date' }).first()).toBeVisible();
  // Nothing is cut off at the side.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(724);
});

test('paper has whole rows, headers on each of its pages, and neither ways elsewhere nor the join code', async ({
  page,
  demo,
  signIn,
}) => {
  await signIn(demo.signIn('Staff'));
  const main = page.getByRole('main');
  const open = async (address: string, shown: Locator) => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(address);
    await expect(shown).toBeVisible();
  };
  const print = () => page.emulateMedia({ media: 'print' });

  const back = main.getByRole('link', { name: 'Back to Questions' });
  const reports = main.getByRole('link', { name: 'Reports', exact: true });
  await open('/admin/questions/reports', back);
  await print();
  await expect(back).toBeHidden();
  await open('/admin/questions', reports);
  await print();
  await expect(reports).toBeHidden();
  await expect(main.locator('li').filter({ hasText: 'Review on' }).first()).toHaveCSS('break-inside', 'avoid');

  const joinCode = page.getByRole('region', { name: 'Join code' });
  const you = page.getByText('You', { exact: true });
  await open('/admin/reassign', joinCode);
  await expect(you).toBeVisible();
  await print();
  await expect(page.getByRole('region', { name: 'ADMIN USERS' })).toBeVisible();
  await expect(you).toBeHidden();
  await expect(joinCode).toBeHidden();

  await open('/admin/ets', page.getByRole('table', { name: 'Upcoming ETS' }));
  await print();
  // Where browsers repeat the headers, they leave out the boxes of buttons: only the words are repeated.
  await expect(page.getByRole('columnheader', { name: 'ETS Date' }).first().locator('button')).toHaveCSS(
    'display',
    'contents',
  );
});

test('paper of a record has no login and no history that is not open', async ({ page, demo, signIn }) => {
  await signIn(demo.signIn('Staff'));
  await page.goto('/home');
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  const expectOnPaper = async (expected: Record<string, boolean>) => {
    for (const name of Object.keys(expected)) await expect(panel(name)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Scheduled Schools' })).toBeVisible();
    for (const [name, isThere] of Object.entries(expected)) await expect(panel(name)).toBeVisible({ visible: isThere });
    await page.emulateMedia({ media: 'screen' });
  };
  await page.getByRole('link', { name: /Alvarez/ }).click();
  await expectOnPaper({ Login: false, History: false });
  await page.getByRole('button', { name: 'Show history' }).click();
  await expectOnPaper({ Login: false, History: true });
});

test('a record is printed on one page, A4 or Letter, its groups side by side', async ({ page, demo, signIn }) => {
  await signIn(demo.signIn('Staff'));
  await page.goto('/home');
  await page.getByRole('link', { name: /Alvarez/ }).click();
  await expect(page.getByRole('heading', { name: 'Scheduled Schools' })).toBeVisible();
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});

/** Adds people to the invented section until there are sixty, most of them on a readiness list and with an ETS date. */
async function growToSixty(demo: RunningServer): Promise<void> {
  const staff = await ApiPerson.signIn(demo.url, demo.signIn('Staff'));
  const [companies, teams, roles] = [
    ['ALPHA', 'BRAVO', 'CHARLIE'],
    ['1', '2', '3'],
    ['FO', 'RTO'],
  ];
  const rows = Array.from({ length: 30 }, (_, index) => ({
    ...{ firstName: 'Alexandra', middleName: 'NMN', lastName: `Person${index}`, rank: 'SPC' },
    section: companies[index % 3],
    team: teams[index % 3],
    role: roles[index % 2],
    ets: unitDay(20 + 25 * index),
    m4Qual: '20',
  }));
  await staff.importSoldiers(rows);
}

test('sixty people come out tight, on A4 and on Letter', async ({ page, demo, signIn }) => {
  test.slow();
  await growToSixty(demo);
  await signIn(demo.signIn('Staff'));
  for (const [address, shown, pages] of [
    ['/admin/overview', 'JFO Qualified', 1],
    ['/admin/reassign', 'ADMIN USERS', 2],
    ['/home', 'CHARLIE', 2],
    ['/admin/ets', 'Past ETS', 3],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    // Comes after the lists, on paper alone.
    if (address === '/admin/overview') await expect(page.locator('article')).toContainText('Schools within');
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, `${address} on ${format}`).toBeLessThanOrEqual(pages);
    }
  }
});

test('on paper every list of people stands below its own title, and a board has no grips', async ({
  page,
  demo,
  signIn,
}) => {
  test.slow();
  await growToSixty(demo);
  // The width of upright paper between its margins.
  await page.setViewportSize({ width: 724, height: 940 });
  await signIn(demo.signIn('Staff'));
  for (const [address, shown, lists, people] of [
    ['/admin/overview', 'JFO Qualified', 'article section', 'li strong'],
    ['/admin/reassign', 'ADMIN USERS', 'section[data-section]', 'li'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const rows = await page.locator(lists).evaluateAll(
      (sections, person) =>
        sections.flatMap((section) => {
          const titles = Array.from(section.querySelectorAll('h2, h3'), (title) => title.getBoundingClientRect());
          return Array.from(section.querySelectorAll(person), (row) => {
            const { left, right, top } = row.getBoundingClientRect();
            const box = section.getBoundingClientRect();
            return {
              text: row.textContent,
              // The title of a section stands further in than its rows.
              isBelow: titles.some((title) => title.bottom <= top + 1 && title.left <= left + 16),
              isWithin: section.getClientRects().length === 1 && left >= box.left && right <= box.right,
            };
          });
        }),
      people,
    );
    expect(rows.length, address).toBeGreaterThan(60);
    expect(
      rows.filter(({ isBelow, isWithin }) => !isBelow || !isWithin),
      address,
    ).toEqual([]);
  }
  await expect(page.locator('section[data-section] li > svg').filter({ visible: true })).toHaveCount(0);
});

test('whatever is longer than half a page is made of blocks and columns, which Firefox, too, breaks over pages', async ({
  page,
  demo,
  signIn,
}) => {
  test.slow();
  await growToSixty(demo);
  // The width of upright paper between its margins.
  await page.setViewportSize({ width: 724, height: 940 });
  await signIn(demo.signIn('Staff'));
  for (const [address, shown] of [
    ['/home', 'CHARLIE'],
    ['/admin/overview', 'JFO Qualified'],
    ['/admin/reassign', 'ADMIN USERS'],
    ['/admin/ets', 'Past ETS'],
    ['/admin/schools', 'Schools'],
    ['/admin/questions', 'Exam Questions'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: shown }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    const unbreakable = await page.getByRole('main').evaluate((main) =>
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
    expect(unbreakable, address).toEqual([]);
  }
});

test('paper does not say who printed it', async ({ page, demo, signIn }) => {
  await signIn(demo.signIn('Soldier'));
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
    await page.emulateMedia({ media: 'screen' });
  };
  await expectUnmarked();
  await page.getByRole('link', { name: 'My Info' }).click();
  await main.getByRole('link', { name: 'View Comments' }).click();
  await expectUnmarked();
});
