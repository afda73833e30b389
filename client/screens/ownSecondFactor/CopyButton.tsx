import { Button } from '@mantine/core';
import { useState } from 'react';

/** Copies a text, and says that it did. Where the browser does not let pages copy there is no button. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [note, setNote] = useState<string | null>(null);
  // Only over TLS, and on this machine; the types do not say so.
  if (!window.isSecureContext) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setNote('Copied');
    } catch {
      setNote('Not copied');
    }
  }

  return (
    <Button variant="default" aria-live="polite" onClick={() => void copy()}>
      {note ?? label}
    </Button>
  );
}
