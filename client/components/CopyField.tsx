import { Button, Group, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CopyNote } from './CopyNote.tsx';
import { copyText } from './copyText.ts';

type CopyFieldProps = {
  label: string;
  /** Whether the label is only read out: where a heading above says the same. */
  isLabelHidden?: boolean;
  /** What it is for. */
  description: string;
  value: string;
  /** Whether the value has just replaced the element that had the focus: its text is then selected. */
  isNew?: boolean;
  /** What else can be done with it, beside Copy. */
  children: ReactNode;
};

/** A text with a Copy button. Where the browser does not allow copying, the text is selected instead. */
export function CopyField({
  label,
  isLabelHidden = false,
  description,
  value,
  isNew = false,
  children,
}: CopyFieldProps) {
  /** The outcome of copying, and the value that was copied. */
  const [outcome, setOutcome] = useState<{ of: string; text: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) field.current?.select();
  }, [isNew]);

  async function copy() {
    // The same text is announced again only when it appears anew.
    setOutcome(null);
    const isCopied = await copyText(value);
    if (!isCopied) field.current?.select();
    setOutcome({
      of: value,
      text: isCopied ? 'Copied.' : `The ${label.toLowerCase()} is selected: copy it from there.`,
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
