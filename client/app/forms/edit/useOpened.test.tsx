import { renderHook, unmountHooks } from '../../../testing/renderHook.tsx';
import { useOpened } from './useOpened.ts';

afterEach(unmountHooks);

type Given = { readonly found: string | null; readonly key: string };

test('a form keeps what it was opened with when it is gone, and not at another address', async () => {
  const first: Given = { found: null, key: 'a' };
  const { current, rerender } = await renderHook(({ found, key }: Given) => useOpened(found, key), first);
  const after = async (given: Given) => {
    await rerender(given);
    return current();
  };
  expect(current()).toBeNull();
  expect(await after({ found: 'first', key: 'a' })).toBe('first');
  expect(await after({ found: 'newer', key: 'a' })).toBe('newer');
  expect(await after({ found: null, key: 'a' })).toBe('newer');
  expect(await after({ found: null, key: 'b' })).toBeNull();
});
