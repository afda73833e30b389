import { announce, listenTo } from '../database/changes/storeChanges.ts';
import { ChangedIds } from './changedIds.ts';

beforeEach(() => listenTo('OWN_WRITES'));

const ids = () => new ChangedIds((change) => (change.kind === 'SOLDIER' ? change.id : undefined));
const change = (id: string | null) => announce('OWN_WRITES', { kind: 'SOLDIER', id });
const next = async (changed: ChangedIds) => (await changed.next()).value;

it('gives what changes in turn, and nothing else', async () => {
  const changed = ids();
  announce('OWN_WRITES', { kind: 'SESSION' });
  change('a');
  change('b');
  expect([await next(changed), await next(changed)]).toEqual(['a', 'b']);
});

it('gives one that changed again and again once', async () => {
  const changed = ids();
  for (let time = 0; time < 1000; time += 1) change('a');
  change('b');
  expect([await next(changed), await next(changed)]).toEqual(['a', 'b']);
});

it.each([
  ['more than twenty wait', () => Array.from({ length: 30 }, (_, index) => `soldier-${index}`)],
  ['it is not known which', () => ['a', null, 'b']],
])('gives one null when %s', async (_, changes) => {
  const changed = ids();
  for (const id of changes()) change(id);
  expect(await next(changed)).toBeNull();
  change('later');
  expect(await next(changed)).toBe('later');
});

it('ends for whoever waits, and listens no longer', async () => {
  const changed = ids();
  const waiting = changed.next();
  await changed.return();
  change('a');
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(await changed.next()).toEqual({ done: true, value: undefined });
});

it('hears only where changes are learnt from', async () => {
  const changed = ids();
  listenTo('CHANGE_STREAM');
  change('own');
  announce('CHANGE_STREAM', { kind: 'SOLDIER', id: 'anybody' });
  expect(await next(changed)).toBe('anybody');
});
