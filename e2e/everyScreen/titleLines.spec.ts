import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** On how many lines each word of the screen's title is, and where the first line begins. */
async function titleLines(page: Page): Promise<{ top: number; linesOfWords: number[] }> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  return title.evaluate((heading) => {
    const text = heading.firstChild;
    if (text === null) throw new Error('The title has no text.');
    const lines = (start: number, end: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      return [...range.getClientRects()];
    };
    const words = [...(text.textContent ?? '').matchAll(/\S+/g)];
    return {
      top: lines(0, 1)[0]?.top ?? 0,
      linesOfWords: words.map(({ index, 0: word }) => lines(index, index + word.length).length),
    };
  });
}

async function ownId(page: Page): Promise<string> {
  const record = await page.getByRole('link', { name: 'My Info' }).getAttribute('href');
  return record?.split('/').at(-1) ?? '';
}

test('titles stand equally high, with and without a button beside them', async ({ page, demo, signIn }) => {
  await signIn(demo.signIn('Staff'));
  await page.goto('/home');
  const { top } = await titleLines(page);
  for (const address of [`/user-info/${await ownId(page)}`, '/exam/landing', '/account']) {
    await page.goto(address);
    expect((await titleLines(page)).top, address).toBe(top);
  }
});

test('with twice the text on a phone no word of a title is broken', async ({ page, demo, signIn }) => {
  await signIn(demo.signIn('Soldier'));
  // The text at twice its size corresponds to half the width.
  await page.setViewportSize({ width: 195, height: 844 });
  await page.goto('/home');
  const id = await ownId(page);
  for (const address of ['/home', `/user-info/${id}`, `/comments/${id}`, '/account']) {
    await page.goto(address);
    const { linesOfWords } = await titleLines(page);
    expect(linesOfWords, address).toEqual(linesOfWords.map(() => 1));
  }
});
