import { ChangedIds } from './changedIds.ts';
import { announce, listenTo } from './storeChanges.ts';

beforeEach(() => listenTo('OWN_WRITES'));

/** A stream of changed ids whose first event has been read. */
async function ids() {
  const changed = new ChangedIds('SOLDIER', ({ id }) => id);
  await changed.next();
  return changed;
}
const change = (id: string | null) => announce('OWN_WRITES', { kind: 'SOLDIER', id });
const next = async (changed: ChangedIds<'SOLDIER'>) => (await changed.next()).value?.id;

it('begins with how long nothing of its kind has changed', async () => {
  const changed = new ChangedIds('SOLDIER', ({ id }) => id);
  change('a');
  const beginning = (await changed.next()).value;
  expect(beginning).toEqual({ id: null, unchangedForSeconds: expect.any(Number) });
  expect((await changed.next()).value).toEqual({ id: 'a', unchangedForSeconds: null });
  announce('OWN_WRITES', { kind: 'SESSION' });
  const later = (await new ChangedIds('SOLDIER', ({ id }) => id).next()).value?.unchangedForSeconds;
  expect(later).toBeGreaterThanOrEqual(0);
  expect(later).toBeLessThan(beginning?.unchangedForSeconds ?? 0);
});

it('gives what changes in turn, and nothing else', async () => {
  const changed = await ids();
  announce('OWN_WRITES', { kind: 'SESSION' });
  change('a');
  change('b');
  expect([await next(changed), await next(changed)]).toEqual(['a', 'b']);
});

it('gives an id that changed again and again once', async () => {
  const changed = await ids();
  for (let time = 0; time < 1000; time += 1) change('a');
  change('b');
  expect([await next(changed), await next(changed)]).toEqual(['a', 'b']);
});

/** So many ids, which change one after the other. */
const several = (length: number) => Array.from({ length }, (_, index) => `soldier-${index}`);

it('gives twenty that wait, also when one of them changes again', async () => {
  const changed = await ids();
  for (const id of [...several(20), 'soldier-7']) change(id);
  for (const id of several(20)) expect(await next(changed)).toBe(id);
});

it.each([
  ['more than twenty wait', () => several(21)],
  ['it is not known which', () => ['a', null, 'b']],
])('gives one null when %s', async (_, changes) => {
  const changed = await ids();
  for (const id of changes()) change(id);
  expect(await next(changed)).toBeNull();
  change('later');
  expect(await next(changed)).toBe('later');
});

it('ends for waiting readers, and listens no longer', async () => {
  const heard: (string | null)[] = [];
  const changed = new ChangedIds('SOLDIER', ({ id }) => {
    heard.push(id);
    return id;
  });
  await changed.next();
  const waiting = changed.next();
  await changed.return();
  change('a');
  expect(heard).toEqual([]);
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(await changed.next()).toEqual({ done: true, value: undefined });
});

it('hears only where changes are learned from', async () => {
  const changed = await ids();
  listenTo('CHANGE_STREAM');
  change('own');
  announce('CHANGE_STREAM', { kind: 'SOLDIER', id: 'anybody' });
  expect(await next(changed)).toBe('anybody');
});
