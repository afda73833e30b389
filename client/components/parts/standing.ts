import { IconAlertTriangle, IconCircleCheck, IconClock, IconSquare, type TablerIcon } from '@tabler/icons-react';
import type { DueGroup } from '../../../domain/due/counts.ts';
import type { Tone } from './tone.ts';

/** How a person's standing looks. Each has a shape of its own, because color must not be the only sign. */
export const STANDING_LOOK: Readonly<Record<DueGroup, { readonly tone: Tone; readonly icon: TablerIcon }>> = {
  NOT_CURRENT: { tone: 'bad', icon: IconAlertTriangle },
  DUE_SOON: { tone: 'warn', icon: IconClock },
  TO_DO: { tone: 'plain', icon: IconSquare },
  CURRENT: { tone: 'good', icon: IconCircleCheck },
};
