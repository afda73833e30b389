import type { Page } from '@playwright/test';
import { signInHere } from './session.ts';
import { expect, test } from './test.ts';

/** What a screen reads on white paper, browsers leaving the grounds out, and in which of its colours less than 4.5 to 1. */
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

test('what is printed from dark colours can be read on white paper', async ({ page, demo }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(demo.url);
  const { email, password } = demo.signIn('Staff');
  await signInHere(page, email, password);
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
