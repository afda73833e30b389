import { Text } from '@mantine/core';
import { intoSight } from './intoSight.ts';
import { LiveRegion } from './LiveRegion.tsx';

/**
 * Announces the outcome of copying. To be rendered always, below the button; without a text it takes no space. On a phone it may be below
 * the edge of the screen, so it is scrolled into view.
 */
export function CopyNote({ text }: { text: string | null }) {
  return <LiveRegion>{text !== null && <Text ref={intoSight}>{text}</Text>}</LiveRegion>;
}
