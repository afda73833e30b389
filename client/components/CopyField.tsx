import { Button, Group, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CopyNote } from './CopyNote.tsx';
import { copyText } from './copyText.ts';

type CopyFieldProps = {
  label: string;
  /** Whether the label is only for screen readers, because a heading above says the same. */
  isLabelHidden?: boolean;
  /** What the value is for. */
  description: string;
  value: string;
  /** Whether the value has just replaced the element that had the focus. Its text is then selected. */
  isNew?: boolean;
  /** More actions next to Copy. */
  children: ReactNode;
};

/** A text with a Copy button. If the browser doesn't allow copying, the button selects the text instead. */
export function CopyField({
  label,
  isLabelHidden = false,
  description,
  value,
  isNew = false,
  children,
}: CopyFieldProps) {
  /** The outcome of copying, and the copied value. */
  const [outcome, setOutcome] = useState<{ of: string; text: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) field.current?.select();
  }, [isNew]);

  async function copy() {
    // Screen readers announce the same text again only if it disappears first.
    setOutcome(null);
    const isCopied = await copyText(value);
    if (!isCopied) field.current?.select();
    setOutcome({
      of: value,
      text: isCopied ? 'Copied.' : `Not copied. The ${label.toLowerCase()} is selected, so you can copy it yourself.`,
    });
  }

  return (
    <>
      <TextInput
        ref={field}
        readOnly
        {...(isLabelHidden ? { 'aria-label': label } : { label })}
        description={description}
        value={value}
      />
      <Group gap="sm">
        <Button variant="default" onClick={() => void copy()}>
          Copy
        </Button>
        {children}
      </Group>
      <CopyNote text={outcome?.of === value ? outcome.text : null} />
    </>
  );
}
