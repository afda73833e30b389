import { Button } from '@mantine/core';
import { copyText, mayCopy } from '../../../components/copyText.ts';

type CopyButtonProps = {
  what: 'codes' | 'key';
  text: string;
  /** Receives the outcome for a CopyNote; null while copying is in progress. */
  onOutcome: (outcome: string | null) => void;
};

/** Copies a text. Not rendered where the browser does not allow copying. */
export function CopyButton({ what, text, onOutcome }: CopyButtonProps) {
  if (!mayCopy()) return null;

  async function copy() {
    // The same text is announced again only when it appears anew.
    onOutcome(null);
    const isCopied = await copyText(text);
    onOutcome(isCopied ? 'Copied.' : `Not copied. Please select and copy the ${what} by hand.`);
  }

  return (
    <Button variant="default" onClick={() => void copy()}>
      Copy {what}
    </Button>
  );
}
