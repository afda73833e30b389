import { ignoreSecondClick } from './secondClick.ts';

/** A pressed element: a submit button, or something else. */
class Pressed extends EventTarget {
  constructor(private readonly isSubmit: boolean) {
    super();
  }

  closest(): this | null {
    return this.isSubmit ? this : null;
  }
}

const browser = new EventTarget();
Object.assign(globalThis, { window: browser, Element: Pressed });

const AT = { clientX: 100, clientY: 100, detail: 1 };

/** Whether a click has any effect: the browser's own, or the page's. */
function acts(click: Partial<typeof AT> = {}, isSubmit = false): boolean {
  const event = Object.assign(new Event('click', { cancelable: true }), { ...AT, ...click });
  Object.defineProperty(event, 'target', { value: new Pressed(isSubmit) });
  const goOn = jest.spyOn(event, 'stopPropagation');
  browser.dispatchEvent(event);
  expect(goOn.mock.calls.length > 0).toBe(event.defaultPrevented);
  return !event.defaultPrevented;
}

beforeEach(() => {
  jest.useFakeTimers();
  ignoreSecondClick(AT);
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('a second click at the same place does nothing for a moment', () => {
  jest.advanceTimersByTime(699);
  expect(acts({ clientX: 112, clientY: 112 })).toBe(false);
  expect(acts({ detail: 2 })).toBe(false);
  jest.advanceTimersByTime(1);
  expect(acts()).toBe(true);
});

test('a click elsewhere counts, and so do all after it', () => {
  expect(acts({ clientY: 125 })).toBe(true);
  expect(acts()).toBe(true);
});

test('a form that is back after a refusal takes the next click', () => {
  expect(acts({}, true)).toBe(true);
});

test('clicks of the keyboard count always, and the next of a hand does not for that', () => {
  expect(acts({ detail: 0 })).toBe(true);
  expect(acts()).toBe(false);
});

test('after a click of the keyboard there is no second one', () => {
  jest.runAllTimers();
  ignoreSecondClick({ ...AT, detail: 0 });
  expect(acts()).toBe(true);
});
