import type { Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { goToScreen } from '../support/goTo.ts';
import { button } from '../support/locators.ts';
import { holdCalls } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { onPhone } from '../support/widths.ts';

// These tests are about motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How many animations are running. */
const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

/** Expects no motion while the system asks for less, and some motion otherwise. */
async function expectMotion(page: Page): Promise<void> {
  expect(await moving(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moving(page)).toBeGreaterThan(0);
}

/** Elements with a transition of 200 ms or more. */
const slowOnes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const times = getComputedStyle(element).transitionDuration.split(',').map(Number.parseFloat);
      return Math.max(...times) < 0.2 ? [] : [`${element.tagName}.${element.className}`];
    }),
  );

test('only what waits moves, nothing takes 200 ms or more to change, the content has its width, and a form its button in its place', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier();
  await signIn({ email });
  await test.step('the skeleton of a record and the spinner in a button move, and not where the system asks for less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const record = await holdCalls(page, 'UserInfoEdit');
    await page.goto(`/user-info/${soldierId}/edit`);
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await record.asked;
    await expectMotion(page);
    record.letThrough();
    await page.getByLabel('ACFT score').fill('410');
    expect(await slowOnes(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const save = await holdCalls(page, 'UpdateSoldier');
    await button(page, 'Save record').click();
    await expect(button(page, 'Save record').locator('.mantine-Button-loader')).toBeVisible();
    await save.asked;
    await expectMotion(page);
    save.letThrough();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
  });

  await goToScreen(page, '/exam/landing');
  expect(await slowOnes(page)).toEqual([]);
  await goToScreen(page, '/home');
  expect(await slowOnes(page)).toEqual([]);
  await test.step('a record is at most 1,200 pixels wide', async () => {
    await goToScreen(page, `/user-info/${soldierId}`);
    await page.setViewportSize({ width: 1920, height: 1080 });
    const content = await page.getByRole('main').boundingBox();
    expect(content?.width).toBeLessThanOrEqual(1200);
    // There may be a scroll bar on the right.
    const body = await page.locator('body').boundingBox();
    expect(content?.x).toBe(((body?.width ?? 0) - (content?.width ?? 0)) / 2);
  });

  await test.step('the primary button is at the bottom right on a desk, and as wide as the form on a phone', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await goToScreen(page, `/user-info/${soldierId}/add-school`);
    const submit = button(page, 'Add school');
    const form = page.locator('form');
    await expect(submit).toBeVisible();
    const places = async () => ({ button: await submit.boundingBox(), form: await form.boundingBox() });
    const right = (place: { x: number; width: number } | null) => (place?.x ?? 0) + (place?.width ?? 0);
    const desk = await places();
    expect(right(desk.button)).toBeCloseTo(right(desk.form), 0);
    expect(desk.button?.width).toBeLessThan((desk.form?.width ?? 0) / 2);
    await page.setViewportSize({ width: 390, height: 844 });
    const phone = await places();
    expect(phone.button?.width).toBeCloseTo(phone.form?.width ?? 0, 0);
  });
});

test('a page always has its scroll bar on a desk, so that it does not move aside when it grows, and the header reaches the bar', async ({
  playwright,
  baseURL,
}) => {
  const executablePath = findBrowser()?.path;
  const desk = await playwright.chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
    // Tests hide scroll bars by default.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await desk.newPage({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 1280, height: 800 },
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const right = () =>
    page.evaluate(() => ({
      header: document.querySelector('header')?.getBoundingClientRect().right,
      bar: document.documentElement.clientWidth,
    }));
  const short = await right();
  expect(short.bar).toBeLessThan(1280);
  expect(short.header).toBe(short.bar);
  await page.evaluate(() => (document.body.style.height = '3000px'));
  expect(await right()).toEqual(short);
  await desk.close();
});

/** The top of the first line of the screen's title. */
function topOfTitle(page: Page): Promise<number> {
  return page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    return text.getClientRects()[0]?.top ?? 0;
  });
}

test.describe('the demonstration section', () => {
  test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

  test('stands on the board whole, on one screen of a desk, and titles equally high, with and without a button beside them', async ({
    page,
    demo,
    signIn,
  }) => {
    await signIn(demo.signIn('Staff'));
    await page.goto('/admin/reassign');
    const board = page.getByRole('group', { name: 'The sections' });
    await expect(board.getByRole('link')).toHaveCount(30);
    for (const section of await board.getByRole('region').all()) await expect(section).toBeInViewport({ ratio: 1 });

    // What staff do about rights and newcomers stands below, with a way to each above the board.
    await page.getByRole('button', { name: 'Join code', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Join code' }).getByRole('textbox')).toBeInViewport();

    // All ranks are in one column, whatever the role.
    const places = await board.getByRole('listitem').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [, rank] = row.querySelectorAll('a > span');
        return rank ? [Math.round(rank.getBoundingClientRect().x - row.getBoundingClientRect().x)] : [];
      }),
    );
    expect(places).toHaveLength(30);
    expect(new Set(places).size).toBe(1);

    const tops = async () => {
      const desk = await topOfTitle(page);
      let phone = NaN;
      await onPhone(page, async () => {
        phone = await topOfTitle(page);
      });
      return { desk, phone };
    };
    const record = await page.getByRole('link', { name: 'My Info' }).getAttribute('href');
    await goToScreen(page, '/home');
    const expected = await tops();
    for (const address of [record ?? '', '/exam/landing', '/account']) {
      await goToScreen(page, address);
      expect(await tops(), address).toEqual(expected);
    }
  });
});
