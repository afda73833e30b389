import { useRef } from 'react';

const KEY_BYTES = 16;

/**
 * Gives the key under which a form adds something: the same one for as long as the content is the same. What is sent again, because the
 * answer was lost, is then added once.
 */
export function useAdditionKey(): (content: unknown) => string {
  const latest = useRef({ content: '', key: '' });
  return (given) => {
    const content = JSON.stringify(given);
    if (content !== latest.current.content) latest.current = { content, key: newKey() };
    return latest.current.key;
  };
}

/** Not crypto.randomUUID(): pages without https do not have it. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
