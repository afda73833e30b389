import { createHmac, timingSafeEqual } from 'node:crypto';
import { BrowserKeyModel } from '../limits/browserKey.model.ts';
import { newSecret } from './secret.ts';

/** The one document's `_id`, so that two servers that need it at the same moment agree on one key. */
const CURRENT = 'current';

/** The key by which the store's servers know what one of them has signed; null in a store that has none yet. */
export async function storedKey(): Promise<string | null> {
  return (await BrowserKeyModel.findById(CURRENT).lean())?.key ?? null;
}

/** The same key, which is made where there is none. */
export async function storeKey(): Promise<string> {
  return (await storedKey()) ?? newKey();
}

/** Leaves a key alone that another server has made meanwhile. */
async function newKey(): Promise<string> {
  const made = await BrowserKeyModel.findOneAndUpdate(
    { _id: CURRENT },
    { $setOnInsert: { key: newSecret() } },
    { upsert: true, returnDocument: 'after' },
  ).lean();
  return made.key;
}

export function signatureOf(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether two signatures are the same, in a time that does not tell how much of them is. */
export function isSameSignature(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
