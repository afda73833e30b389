import type { MouseEvent } from 'react';
import { Message } from '../../../components/Message.tsx';
import { TextButton } from '../../../components/TextButton.tsx';
import type { RestoredDraft } from './useDraft.ts';

type DraftNoticeProps = RestoredDraft & { isSubmitting: boolean };

/** In a form: says that a draft was restored after a reload, and offers to discard it. */
export function DraftNotice({ isRestored, discard, isSubmitting }: DraftNoticeProps) {
  function empty({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button is removed, and would lose the focus to the body.
    currentTarget.closest('form')?.querySelector('h1')?.focus();
    discard();
  }

  if (!isRestored) return null;
  return (
    <Message>
      Your draft is back.{' '}
      <TextButton disabled={isSubmitting} onClick={empty}>
        Discard it
      </TextButton>
    </Message>
  );
}
