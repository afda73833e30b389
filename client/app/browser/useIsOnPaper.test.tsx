import { renderHook, settled, unmountHooks } from '../../testing/renderHook.tsx';
import { useIsOnPaper } from './useIsOnPaper.ts';

beforeAll(() => {
  // The page of these tests draws nothing, so that it has no media.
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
});

afterEach(unmountHooks);

test('the page is ready for paper before the event is over, as some browsers copy it then', async () => {
  const { current } = await renderHook(useIsOnPaper, undefined);
  expect(current()).toBe(false);
  // Without React's act, which would render at its end by itself.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  window.dispatchEvent(new Event('beforeprint'));
  expect(current()).toBe(true);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await settled(() => window.dispatchEvent(new Event('afterprint')));
  expect(current()).toBe(false);
});
