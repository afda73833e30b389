/** A browser that prints pages of the product. */
export interface Printer {
  readonly name: string;
  /** Opens an address and waits until the page has the text, at most 30 s. */
  open(url: string, text: string): Promise<void>;
  /**
   * Runs code in the page.
   * @returns what it resolves to
   */
  run(code: string): Promise<unknown>;
  /** The page as a PDF. */
  print(paper: Paper): Promise<Buffer>;
  close(): Promise<void>;
}

/** A size of paper, in centimeters. */
export interface Paper {
  name: string;
  width: number;
  height: number;
}

export const PAPERS: readonly Paper[] = [
  { name: 'Letter', width: 21.59, height: 27.94 },
  { name: 'A4', width: 21, height: 29.7 },
];

/** Code that resolves when the page has a text, on screen or only for print. */
export function untilShown(text: string): string {
  return `new Promise((resolve, reject) => {
    const until = Date.now() + 30_000;
    const look = () => {
      if (document.body.textContent.includes(${JSON.stringify(text)})) resolve(true);
      else if (Date.now() > until) reject(new Error('It does not have: ' + ${JSON.stringify(text)}));
      else setTimeout(look, 50);
    };
    look();
  })`;
}
