import { renderHook, settled, unmountHooks } from '../../testing/renderHook.tsx';
import { useIsOnPaper } from './useIsOnPaper.ts';

beforeAll(() => {
  // These tests run without a browser, so there are no media queries.
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
});

afterEach(unmountHooks);

test('the page is ready for paper before the event is over, as some browsers copy it then', async () => {
  const { current } = await renderHook(useIsOnPaper, undefined);
  expect(current()).toBe(false);
  // React's act would render at the end by itself, so it is off.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  window.dispatchEvent(new Event('beforeprint'));
  expect(current()).toBe(true);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await settled(() => window.dispatchEvent(new Event('afterprint')));
  expect(current()).toBe(false);
});
