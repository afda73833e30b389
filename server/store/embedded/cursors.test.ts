import { deserialize, type Long, serialize } from 'bson';
import { Cursors } from './cursors.ts';

interface SentCursor {
  readonly id: Long;
  readonly firstBatch?: readonly unknown[];
  readonly nextBatch?: readonly unknown[];
}

/** What a client gets of an answer, which bson must be able to write. */
function sent(answer: object): SentCursor {
  const cursor: SentCursor = deserialize(serialize(answer), { promoteLongs: false })['cursor'];
  return cursor;
}

// Each document of a list also needs the bytes of its index.
it('hands over many small documents in as many batches as it takes', () => {
  const docs = Array.from({ length: 200_000 }, (_, n) => ({ _id: n, text: 'x'.repeat(60) }));
  const cursors = new Cursors();
  const first = sent(cursors.first('test.small', docs, Infinity));
  const last = sent(cursors.next(first.id));
  expect([...(first.firstBatch ?? []), ...(last.nextBatch ?? [])]).toHaveLength(docs.length);
  expect(last.id.isZero()).toBe(true);
});
