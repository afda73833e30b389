import { Text } from '@mantine/core';
import { intoSight } from './intoSight.ts';
import { LiveRegion } from './LiveRegion.tsx';

/**
 * Announces what came of copying. To be rendered always, below the button; without a text it takes no space. On a phone it would stand below the
 * screen's edge, where the button is just above it.
 */
export function CopyNote({ text }: { text: string | null }) {
  return <LiveRegion>{text !== null && <Text ref={intoSight}>{text}</Text>}</LiveRegion>;
}
