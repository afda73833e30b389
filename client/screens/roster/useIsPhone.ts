import { useMatches } from '../../app/browser/useMatches.ts';

/** Whether the roster is read on a phone, where there is room for two lines a person, and none for headings. */
export function useIsPhone(): boolean {
  return useMatches('(max-width: 47.99em)');
}
