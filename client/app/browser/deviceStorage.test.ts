import { guardedStorage } from './deviceStorage.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

test('what is written is read until it is removed', () => {
  const open = memory();
  const storage = guardedStorage(() => open);
  expect(storage.read('key')).toBeNull();
  expect(storage.write('key', 'text')).toBe(true);
  expect(storage.read('key')).toBe('text');
  storage.remove('key');
  expect(storage.read('key')).toBeNull();
});

test('a storage that is blocked or full keeps nothing, and says so', () => {
  const blocked = guardedStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(blocked.read('key')).toBeNull();
  expect(blocked.write('key', 'text')).toBe(false);
  expect(() => blocked.remove('key')).not.toThrow();
  expect(blocked.keys()).toEqual([]);
  const full = guardedStorage(() => ({
    ...memory(),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  }));
  expect(full.write('key', 'text')).toBe(false);
});
