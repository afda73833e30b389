import type { Locator } from '@playwright/test';

/** The left edge of a text within a line. */
export function leftOf(line: Locator, text: string | RegExp): Promise<number> {
  return line.evaluate((element, wanted) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const found = new RegExp(wanted).exec(node.textContent ?? '');
      if (!found) continue;
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      return range.getBoundingClientRect().left;
    }
    throw new Error(`There is no ${wanted}.`);
  }, new RegExp(text).source);
}
