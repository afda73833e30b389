import { Button } from '@mantine/core';
import { copyText, mayCopy } from '../../../components/copyText.ts';

type CopyButtonProps = {
  what: 'codes' | 'key';
  text: string;
  /** Receives the result for a CopyNote; null while copying. */
  onOutcome: (outcome: string | null) => void;
};

/** Copies a text. Not rendered if the browser doesn't allow copying. */
export function CopyButton({ what, text, onOutcome }: CopyButtonProps) {
  if (!mayCopy()) return null;

  async function copy() {
    // Screen readers announce the same text again only if it was removed in between.
    onOutcome(null);
    const isCopied = await copyText(text);
    onOutcome(isCopied ? 'Copied.' : `Not copied. Select and copy the ${what} yourself.`);
  }

  return (
    <Button variant="default" onClick={() => void copy()}>
      Copy {what}
    </Button>
  );
}
