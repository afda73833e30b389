import { Button, Group, Text, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LiveRegion } from './LiveRegion.tsx';

type CopyFieldProps = {
  label: string;
  /** Whether the label is only read out: where a heading above says the same. */
  isLabelHidden?: boolean;
  /** What it is for. */
  description: string;
  value: string;
  /** Whether it has just come, in place of what had the focus: it is then selected. */
  isNew?: boolean;
  /** What else can be done with it, beside Copy. */
  children: ReactNode;
};

/** A text to take along. Where the browser does not let pages copy it is selected, for the person to copy. */
export function CopyField({
  label,
  isLabelHidden = false,
  description,
  value,
  isNew = false,
  children,
}: CopyFieldProps) {
  /** What came of copying the value of then. */
  const [outcome, setOutcome] = useState<{ of: string; text: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) field.current?.select();
  }, [isNew]);
  // On a phone it would stand below the screen's edge, where the button is just above it.
  useEffect(() => said.current?.scrollIntoView({ block: 'nearest' }), [outcome]);

  async function copy() {
    try {
      // Missing where the page came without TLS; the types do not say so.
      if (!window.isSecureContext) throw new Error('There is no clipboard here.');
      await navigator.clipboard.writeText(value);
      setOutcome({ of: value, text: 'Copied.' });
    } catch {
      field.current?.select();
      setOutcome({ of: value, text: `The ${label.toLowerCase()} is selected: copy it from there.` });
    }
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
      <LiveRegion>{outcome?.of === value && <Text ref={said}>{outcome.text}</Text>}</LiveRegion>
    </>
  );
}
