import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { LiveRegion } from './LiveRegion.tsx';

/** Announces what came of copying. To be rendered always, below the button; without a text it takes no space. */
export function CopyNote({ text }: { text: string | null }) {
  const said = useRef<HTMLParagraphElement>(null);
  // On a phone it would stand below the screen's edge, where the button is just above it.
  useEffect(() => {
    said.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return <LiveRegion>{text !== null && <Text ref={said}>{text}</Text>}</LiveRegion>;
}
