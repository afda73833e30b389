import { Anchor, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ReportForm } from './ReportForm.tsx';

/** The way to tell staff that something is wrong with a question. */
export function ReportQuestion({ questionId }: { questionId: string }) {
  const [state, setState] = useState<'CLOSED' | 'OPEN' | 'SENT'>('CLOSED');
  const opener = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);

  // The form goes with the button that had the focus.
  function close() {
    flushSync(() => setState('CLOSED'));
    opener.current?.focus();
  }

  function finish() {
    flushSync(() => setState('SENT'));
    answer.current?.focus();
  }

  return (
    <div>
      {state === 'OPEN' && <ReportForm questionId={questionId} onClose={close} onSent={finish} />}
      {state === 'CLOSED' && (
        <Anchor
          ref={opener}
          component="button"
          type="button"
          mih="var(--app-touch)"
          c="var(--mantine-color-text)"
          underline="always"
          onClick={() => setState('OPEN')}
        >
          Report this question
        </Anchor>
      )}
      {/* Always there, as only changes within it are announced. */}
      <Text ref={answer} tabIndex={-1} aria-live="polite" c="dimmed">
        {state === 'SENT' && 'Reported. Staff will look at the question.'}
      </Text>
    </div>
  );
}
