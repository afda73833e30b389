import { PHONE } from './widths.ts';

/** A phone like the project `phone`, for tests that visit both widths: in light colors, and with motion. */
export const LIGHT_PHONE = {
  ...PHONE,
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'no-preference' },
} as const;
