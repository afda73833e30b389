import { useRef } from 'react';

const KEY_BYTES = 16;

/**
 * Names what a form adds, so that the server adds it once however often it is sent: the key stays while the content does, as where the
 * network was lost before the answer came, and is another one for another content.
 */
export function useAdditionKey(): (content: unknown) => string {
  const latest = useRef({ content: '', key: '' });
  return (given) => {
    const content = JSON.stringify(given);
    if (content !== latest.current.content) latest.current = { content, key: newKey() };
    return latest.current.key;
  };
}

/** Not crypto.randomUUID(), which a page without https has not. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
