import { Text } from '@mantine/core';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraft } from '../../../app/forms/drafts/useDraft.ts';
import { TextButton } from '../../../components/TextButton.tsx';
import { REPORTED, ReportForm } from './ReportForm.tsx';

/** The report being typed, with its question: when a draft is restored, the address may show another question. */
type Report = { readonly questionId: string; readonly text: string };

type ReportQuestionProps = {
  questionId: string;
  /** Called when the form opens and closes. */
  onOpen: (isOpen: boolean) => void;
};

/** A link that opens the form for reporting a question to staff. */
export function ReportQuestion({ questionId, onOpen }: ReportQuestionProps) {
  const [report, setReport] = useDraft<Report | null>(null);
  const [isSent, setSent] = useState(false);
  const isOpen = report?.questionId === questionId;
  const opener = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const tellOpen = useEffectEvent(onOpen);
  // In a layout effect, so that the first key pressed already finds the form open.
  useLayoutEffect(() => {
    tellOpen(isOpen);
    return () => tellOpen(false);
  }, [isOpen]);

  // The button that had the focus is removed with the form.
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
        <TextButton ref={opener} onClick={() => setReport({ questionId, text: '' })}>
          Report this question
        </TextButton>
      )}
      {/* Always rendered: screen readers announce only changes within it. */}
      <Text ref={answer} tabIndex={-1} aria-live="polite" c="dimmed">
        {isSent && REPORTED}
      </Text>
    </div>
  );
}
