import { Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '../../components/BusyButton.tsx';
import { ErrorText } from '../../components/ErrorText.tsx';
import { useAttempt } from '../forms/useAttempt.ts';

type ShowMoreProps = {
  /** The button's text. */
  label: string;
  /** How much of the list is shown. Announced after more has loaded. */
  status: string;
  hasMore: boolean;
  onMore: () => Promise<unknown>;
};

/** The end of a list in pages: a button that loads the next page. If that fails, the pages on screen stay. */
export function ShowMore({ label, status, hasMore, onMore }: ShowMoreProps) {
  const [didAsk, setAsked] = useState(false);
  const { problem, isBusy, attempt } = useAttempt(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const isAtEnd = didAsk && !hasMore;
  useEffect(() => {
    // The button that had the focus is gone. If the focus has moved elsewhere, it stays there.
    if (isAtEnd && document.activeElement === document.body) statusLine.current?.focus();
  }, [isAtEnd]);

  function showMore() {
    setAsked(true);
    void attempt(onMore);
  }

  if (!hasMore && !didAsk) return null;
  return (
    <Stack gap="sm" align="flex-start">
      <Text ref={statusLine} tabIndex={-1} c="dimmed" aria-live="polite">
        {status}
      </Text>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
      {hasMore && (
        <BusyButton variant="default" loading={isBusy} onClick={showMore}>
          {label}
        </BusyButton>
      )}
    </Stack>
  );
}
