import { Button } from '@mantine/core';
import { useState } from 'react';

/** Copies a text, and announces it. Not rendered where the browser does not allow copying. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [note, setNote] = useState<string | null>(null);
  // Browsers have a clipboard only with TLS and on localhost; the types do not say so.
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
