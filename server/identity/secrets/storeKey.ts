import { createHmac, timingSafeEqual } from 'node:crypto';
import { BrowserKeyModel } from '../limits/browserKey.model.ts';
import { newSecret } from './secret.ts';

/** The only document's `_id`, so that two servers which need it at the same moment agree on one key. */
const CURRENT = 'current';

/** The key with which the store's servers recognize each other's signatures; null if the store has none yet. */
export async function storedKey(): Promise<string | null> {
  return (await BrowserKeyModel.findById(CURRENT).lean())?.key ?? null;
}

/** The same key, created if there is none. */
export async function storeKey(): Promise<string> {
  return (await storedKey()) ?? newKey();
}

/** Keeps a key that another server has made meanwhile. */
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

/** Compares two signatures in a time that doesn't tell how much of them is equal. */
export function isSameSignature(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
