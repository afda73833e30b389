import { Anchor, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { draftsOf } from '../../app/drafts/drafts.ts';
import { useDraft } from '../../app/drafts/useDraft.ts';
import { REPORTED, ReportForm } from './ReportForm.tsx';

/** What somebody is writing, and about which question: at the same address there may be another one by then. */
type Report = { readonly questionId: string; readonly text: string };

const drafts = draftsOf<Report | null>();

/** The way to tell staff that something is wrong with a question. */
export function ReportQuestion({ questionId }: { questionId: string }) {
  const [report, setReport] = useDraft<Report | null>(drafts, null);
  const [isSent, setSent] = useState(false);
  const isOpen = report?.questionId === questionId;
  const opener = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);

  // The form goes with the button that had the focus.
  function close() {
    flushSync(() => setReport(null));
    opener.current?.focus();
  }

  function finish() {
    flushSync(() => {
      setReport(null);
      setSent(true);
    });
    answer.current?.focus();
  }

  return (
    <div>
      {isOpen && (
        <ReportForm
          questionId={questionId}
          text={report.text}
          onChange={(text) => setReport({ questionId, text })}
          onClose={close}
          onSent={finish}
        />
      )}
      {!isOpen && !isSent && (
        <Anchor
          ref={opener}
          component="button"
          type="button"
          mih="var(--app-touch)"
          c="var(--mantine-color-text)"
          underline="always"
          onClick={() => setReport({ questionId, text: '' })}
        >
          Report this question
        </Anchor>
      )}
      {/* Always there, as only changes within it are announced. */}
      <Text ref={answer} tabIndex={-1} aria-live="polite" c="dimmed">
        {isSent && REPORTED}
      </Text>
    </div>
  );
}
