import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { ReportForm } from './ReportForm.tsx';

/** The way to tell staff that something is wrong with a question. */
export function ReportQuestion({ questionId }: { questionId: string }) {
  const [state, setState] = useState<'CLOSED' | 'OPEN' | 'SENT'>('CLOSED');
  if (state === 'OPEN') {
    return <ReportForm questionId={questionId} onClose={() => setState('CLOSED')} onSent={() => setState('SENT')} />;
  }
  return (
    <div aria-live="polite">
      {state === 'SENT' ? (
        <Text c="dimmed">Reported. Staff will look at the question.</Text>
      ) : (
        <Anchor
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
    </div>
  );
}
