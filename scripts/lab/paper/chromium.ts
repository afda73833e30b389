import { chromium } from '@playwright/test';
import { findBrowser } from '../../browser.mjs';
import { type Printer, untilShown } from './printer.ts';

export async function startChromium(): Promise<Printer> {
  const executablePath = findBrowser()?.path;
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  return {
    name: 'Chromium',
    async open(url, text) {
      await page.goto(url);
      await page.evaluate(untilShown(text));
    },
    run: (code) => page.evaluate(code),
    print: ({ width, height }) => page.pdf({ width: `${width}cm`, height: `${height}cm` }),
    close: () => browser.close(),
  };
}
