import type { MouseEvent } from 'react';
import { Message } from '../../components/Message.tsx';
import { TextButton } from '../../components/TextButton.tsx';
import type { BackDraft } from './useKeptDraft.ts';

type DraftNoticeProps = BackDraft & { isSubmitting: boolean };

/** In a form: says that a draft was restored after a reload, and offers to discard it. */
export function DraftNotice({ isBack, discard, isSubmitting }: DraftNoticeProps) {
  function empty({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button is removed, and would lose the focus to the body.
    currentTarget.closest('form')?.querySelector('h1')?.focus();
    discard();
  }

  if (!isBack) return null;
  return (
    <Message>
      Your draft is back.{' '}
      <TextButton disabled={isSubmitting} onClick={empty}>
        Discard it
      </TextButton>
    </Message>
  );
}
