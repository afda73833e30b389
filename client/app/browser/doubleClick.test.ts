import type { History } from 'history';
import { endDoubleClicks } from './doubleClick.ts';

/** A clicked element, inside a dialog or not. */
class Clicked extends EventTarget {
  constructor(private readonly dialog: string | null) {
    super();
  }

  closest(): string | null {
    return this.dialog;
  }
}

const browser = new EventTarget();
Object.assign(globalThis, { window: browser, Element: Clicked });
const location = { pathname: '/home' };
endDoubleClicks({ location } as History);

/** Whether an event has any effect: the browser's own, or the page's. */
function acts(detail: number, dialog: string | null = null, type = 'click'): boolean {
  const event = Object.assign(new Event(type, { cancelable: true }), { detail });
  Object.defineProperty(event, 'target', { value: new Clicked(dialog) });
  const goOn = jest.spyOn(event, 'stopPropagation');
  browser.dispatchEvent(event);
  expect(goOn.mock.calls.length > 0).toBe(event.defaultPrevented);
  return !event.defaultPrevented;
}

beforeEach(() => {
  location.pathname = '/home';
});

test('a double click on a page that stays counts twice', () => {
  expect(acts(1)).toBe(true);
  expect(acts(2)).toBe(true);
});

test('after the first click led on, nothing of the second does anything, and a third counts', () => {
  expect(acts(1)).toBe(true);
  location.pathname = '/exam';
  for (const type of ['mousedown', 'click', 'dblclick']) expect(acts(2, null, type)).toBe(false);
  expect(acts(3)).toBe(true);
  location.pathname = '/admin';
  expect(acts(4)).toBe(false);
});

test('the next click counts, and so does its second', () => {
  acts(1);
  location.pathname = '/exam';
  acts(2);
  expect(acts(1)).toBe(true);
  expect(acts(2)).toBe(true);
});

test('a second click does nothing where the first click opened or closed a dialog', () => {
  acts(1);
  expect(acts(2, 'question')).toBe(false);
  acts(1, 'question');
  expect(acts(2, 'question')).toBe(true);
  acts(1, 'question');
  expect(acts(2)).toBe(false);
});

test('clicks of the keyboard count always', () => {
  acts(0);
  location.pathname = '/exam';
  expect(acts(0)).toBe(true);
});
