import { useMatches } from '../../app/browser/useMatches.ts';

/** Whether the screen is a phone's, with room for two lines a person and no headings. */
export function useIsPhone(): boolean {
  return useMatches('(max-width: 47.99em)');
}
