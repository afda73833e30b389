import type { Locator, Page } from '@playwright/test';
import { keepExam, someQuestions } from '../support/examRun.ts';
import { goToScreen } from '../support/goTo.ts';
import { FO_OF_ALPHA_1, panel, row } from '../support/reassignBoard.ts';
import { expect, test } from '../support/test.ts';
import { expectNoSidewaysScroll } from '../support/widths.ts';

const SMALL_PHONE = { width: 320, height: 844 };
/** A phone at twice the text size, which equals half the width. */
const LARGE_TEXT = { width: 195, height: 844 };

async function waitForContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[role=status][aria-label^=Loading], .mantine-Skeleton-root')).toHaveCount(0);
}

/** Opens each address, and expects nothing to be wider than the page. */
async function expectToFit(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await goToScreen(page, address);
    await waitForContent(page);
    for (const size of [SMALL_PHONE, LARGE_TEXT]) {
      await test.step(`${address} at ${size.width} px`, async () => {
        await page.setViewportSize(size);
        await expectNoSidewaysScroll(page);
      });
    }
  }
}

/** Texts that a button in the same row covers. */
function coveredTexts(rows: Locator): Promise<string[]> {
  return rows.evaluateAll((elements) => {
    const texts = (row: Element) =>
      [...row.querySelectorAll('*:not(button, button *)')].filter((element) => element.children.length === 0);
    const isOver = (button: DOMRect, text: DOMRect) =>
      text.left < button.right && button.left < text.right && text.top < button.bottom && button.top < text.bottom;
    return elements.flatMap((row) => {
      const buttons = [...row.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
      return texts(row)
        .filter((text) => {
          const words = document.createRange();
          words.selectNodeContents(text);
          const lines = [...words.getClientRects()];
          return buttons.some((button) => lines.some((line) => isOver(button, line)));
        })
        .map((text) => text.textContent);
    });
  });
}

const rowsWith = (page: Page, button: RegExp) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: button }) });

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** Words in titles, names and counts that break over two lines although they would fit on one. A hyphen ends a word. */
function brokenWords(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.closest('h1, h2, li a, th')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

test("the screens before the sign-in and a soldier's screens fit, and titles and names are not broken apart", async ({
  page,
  demo,
  signIn,
}) => {
  test.slow();
  await page.goto('/confirm-email');
  await waitForContent(page);
  await expectToFit(page, ['/login', '/register', '/reset-password', '/second-factor']);
  await signIn(demo.signIn('Soldier'));
  await keepExam(page, someQuestions(284));
  await page.setViewportSize(LARGE_TEXT);
  await page.goto('/home');
  await waitForContent(page);
  await expectNoSidewaysScroll(page);
  expect(await brokenWords(page)).toEqual([]);
  const strength = page.getByRole('region', { name: 'BN STAFF' }).getByText('6 of 6');
  expect((await strength.boundingBox())?.height).toBeLessThan(30);
  const record = await page.getByRole('link', { name: 'My Info' }).getAttribute('href');
  const id = record?.split('/').at(-1);
  for (const { address, part } of [
    { address: `/user-info/${id}`, part: 'Assignment/Scores' },
    { address: `/comments/${id}`, part: 'RECOMMENDED' },
    { address: '/account', part: 'Account' },
  ]) {
    await expectToFit(page, [address]);
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
    expect(await brokenWords(page), address).toEqual([]);
  }
  await expectToFit(page, [
    `/user-info/${id}/edit`,
    `/user-info/${id}/add-school`,
    `/comments/${id}/add-recommended-comment`,
    '/account/password',
    '/account/email',
    '/account/second-factor',
    '/account/delete',
    '/exam/landing',
  ]);

  await test.step('a question, whose answers have the width of the screen for their text', async () => {
    await expectToFit(page, ['/exam/full-exam/question/283']);
    expect(await brokenWords(page)).toEqual([]);
    const text = await page.getByText('Wrong three', { exact: true }).boundingBox();
    expect(text?.width).toBeGreaterThan(LARGE_TEXT.width * 0.75);
  });
});

test('the screens of staff fit, nothing covers a name, icons grow with the text, and what is chosen in an import is not cut off', async ({
  page,
  demo,
  signIn,
}) => {
  test.slow();
  await signIn(demo.signIn('Staff'));
  await test.step('icons grow with the text', async () => {
    await page.goto('/admin/overview');
    await waitForContent(page);
    // The changes since seven days ago load last, with icons of their own.
    await expect(page.getByText(/\bpts\b/).first()).toBeVisible();
    const widths = () =>
      page
        .locator('svg.tabler-icon')
        .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width).filter((width) => width > 0));
    const before = await widths();
    expect(before.length).toBeGreaterThan(10);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await widths()).toEqual(before.map((width) => width * 2));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
  });

  await test.step('the overview, on which a name has the whole line', async () => {
    for (const size of [SMALL_PHONE, LARGE_TEXT]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
    }
    const listed = rowsWith(page, /^Why/);
    expect(await coveredTexts(listed)).toEqual([]);
    const box = await listed.first().getByRole('link').boundingBox();
    expect(box?.width).toBeGreaterThan(LARGE_TEXT.width / 2);
  });
  await expectToFit(page, [
    '/admin/schools',
    '/admin/ets',
    '/admin/roster',
    '/admin/delete-account',
    '/admin/questions',
    '/admin/questions/add',
    '/admin/questions/import',
    '/admin/questions/reports',
    '/admin/reassign',
  ]);
  expect(await coveredTexts(rowsWith(page, /^Assign/))).toEqual([]);

  await expectToFit(page, ['/admin/import']);
  const text = 'Name,Rank,M4 qualification,Weapon\n"Smith, John",SGT,30,1\n"Vega, Bo",SPC,30,2\n';
  await page
    .getByLabel('Roster file')
    .setInputFiles({ name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  await expect(page.getByRole('heading', { name: 'With problems (2)' })).toBeVisible();
  await page.getByText(/columns will be imported/).click();
  await expect(page.getByLabel('What column A Name holds')).toBeVisible();
  const cut = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('select')].flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const chosen = select.selectedOptions[0]?.textContent ?? '';
      const drawing = document.createElement('canvas').getContext('2d');
      if (drawing === null) return [chosen];
      drawing.font = font;
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return drawing.measureText(chosen).width > room ? [chosen] : [];
    }),
  );
  expect(cut).toEqual([]);
});

test('a long name is broken between its words where one fits on a line, and not cut off where none does', async ({
  page,
  unit,
}) => {
  const longest = 'Abcdefghij'.repeat(6);
  await unit.add('Featherstonehaugh-Cholmondeley', { ...FO_OF_ALPHA_1, ets: '2090-05-06' });
  const id = await unit.add(longest, { ets: '2090-06-05' });
  const onlyLongest = [expect.stringContaining(longest)];
  await unit.open(page, '/admin/reassign');
  await expect(row(panel(page, 'ALPHA'), 'Featherstonehaugh')).toBeVisible();
  expect(await brokenWords(page)).toEqual(onlyLongest);
  await page.setViewportSize(SMALL_PHONE);
  await page.getByRole('link', { name: 'ETS Time' }).click();
  const name = page.getByRole('row', { name: longest }).getByRole('link');
  await expect(name).toBeVisible();
  expect(await brokenWords(page)).toEqual(onlyLongest);
  const right = await name.evaluate((link) => {
    const text = document.createRange();
    text.selectNodeContents(link);
    return text.getBoundingClientRect().right;
  });
  expect(right).toBeLessThan(SMALL_PHONE.width);

  // The record and the comments also fit.
  await expectToFit(page, [`/user-info/${id}`, `/comments/${id}`]);
});
