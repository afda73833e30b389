import { Text } from '@mantine/core';
import { intoSight } from './intoSight.ts';
import { LiveRegion } from './LiveRegion.tsx';

/**
 * Announces the outcome of copying. Render it always, below the button: without a text it takes no space. On a phone it may be off screen,
 * so it scrolls into view.
 */
export function CopyNote({ text }: { text: string | null }) {
  return <LiveRegion>{text !== null && <Text ref={intoSight}>{text}</Text>}</LiveRegion>;
}
