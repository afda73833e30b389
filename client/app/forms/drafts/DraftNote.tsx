import type { MouseEvent } from 'react';
import { Note } from '../../../components/Note.tsx';
import { TextButton } from '../../../components/TextButton.tsx';
import type { RestoredDraft } from './useDraft.ts';

type DraftNoteProps = RestoredDraft & { isSubmitting: boolean };

/** In a form: says that a draft was restored after a reload, and offers to discard it. */
export function DraftNote({ isRestored, discard, isSubmitting }: DraftNoteProps) {
  function empty({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button is removed, and would lose the focus to the body. A form inside a screen has no title.
    currentTarget.closest('form')?.querySelector<HTMLElement>('h1, input, select, textarea')?.focus();
    discard();
  }

  if (!isRestored) return null;
  return (
    <Note>
      Your draft is back.{' '}
      <TextButton disabled={isSubmitting} onClick={empty}>
        Discard it
      </TextButton>
    </Note>
  );
}
