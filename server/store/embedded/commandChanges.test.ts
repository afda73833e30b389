import { CommandChanges } from './commandChanges.ts';
import type { DiskWrite } from './disk.ts';

it('takes a change with as many writes as a large collection has documents', () => {
  const writes = Array.from({ length: 200_000 }, (_, n): DiskWrite => ({ type: 'del', key: String(n) }));
  const changes = new CommandChanges();
  changes.record(
    writes,
    () => undefined,
    () => [],
  );
  expect(changes.transaction.writes).toHaveLength(writes.length);
});
