import { mongo } from 'mongoose';
import { openPrivateStore } from '../index.ts';

/**
 * Writes without end, until killed: inserts, updates and deletes, several at a time. Prints a line for each acknowledged write: the
 * document, and what the write left (`-` for a deleted document).
 */
const [folder = '', from = '0'] = process.argv.slice(2);
const store = await openPrivateStore(folder).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // A separate code, so that the test does not take it for the kill.
  process.exit(3);
});
const client = new mongo.MongoClient(store.uri);
const collection = client.db('test').collection<{ _id: number; n: number; half: string; otherHalf: string }>('kept');
const acknowledged = (id: number, left: number | '-'): void => void process.stdout.write(`${id} ${left}\n`);

async function write(id: number): Promise<void> {
  const half = String(id).repeat(100);
  await collection.insertOne({ _id: id, n: 1, half, otherHalf: half });
  acknowledged(id, 1);
  await collection.updateOne({ _id: id }, { $inc: { n: 1 }, $set: { half: `${half}!`, otherHalf: `${half}!` } });
  acknowledged(id, 2);
  if (id % 3 > 0) return;
  await collection.deleteOne({ _id: id });
  acknowledged(id, '-');
}

for (let id = Number(from); ; id += 4) await Promise.all([id, id + 1, id + 2, id + 3].map(write));
