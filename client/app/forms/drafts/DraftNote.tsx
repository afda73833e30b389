import type { MouseEvent } from 'react';
import { Note } from '../../../components/Note.tsx';
import { TextButton } from '../../../components/TextButton.tsx';
import type { RestoredDraft } from './useDraft.ts';

type DraftNoteProps = RestoredDraft & { isSubmitting: boolean };

/** In a form: says that a draft was restored after a reload, and offers to discard it. */
export function DraftNote({ isRestored, discard, isSubmitting }: DraftNoteProps) {
  function empty({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button is removed, and would lose the focus to the body.
    currentTarget.closest('form')?.querySelector('h1')?.focus();
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
