import { Button } from '@mantine/core';

type CopyButtonProps = {
  what: 'codes' | 'key';
  text: string;
  /** Takes what came of it, for a CopyNote; null while it is under way. */
  onOutcome: (outcome: string | null) => void;
};

/** Copies a text. Not rendered where the browser does not allow copying. */
export function CopyButton({ what, text, onOutcome }: CopyButtonProps) {
  // Browsers have a clipboard only with TLS and on localhost; the types do not say so.
  if (!window.isSecureContext) return null;

  async function copy() {
    // The same text is announced again only when it appears anew.
    onOutcome(null);
    try {
      await navigator.clipboard.writeText(text);
      onOutcome('Copied.');
    } catch {
      onOutcome(`Not copied. Please select and copy the ${what} by hand.`);
    }
  }

  return (
    <Button variant="default" onClick={() => void copy()}>
      Copy {what}
    </Button>
  );
}
