import { useRef } from 'react';

/** A form's sent content as JSON, and its idempotency key. */
export type Sent = { readonly content: string; readonly key: string };

/**
 * Returns the idempotency key for a form's content. The key stays the same as long as the content does: if an answer is lost and the form
 * is sent again, the server adds the content only once.
 * @param before what the form last sent before a reload; null if nothing
 */
export function useIdempotencyKey(before: Sent | null = null): (content: unknown) => Sent {
  const latest = useRef(before);
  return (given) => {
    const content = JSON.stringify(given);
    if (latest.current?.content === content) return latest.current;
    const sent = { content, key: newKey() };
    latest.current = sent;
    return sent;
  };
}

/** A random UUID, version 4 (RFC 9562). Pages without https don't have crypto.randomUUID(). */
export function newKey(): string {
  const [a = 0, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Uint32Array(4));
  const words = [a, (b & 0xffff0fff) | 0x4000, (c & 0x3fffffff) | 0x80000000, d];
  const digits = words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
