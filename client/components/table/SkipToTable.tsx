import { SkipLink } from '../SkipLink.tsx';

/** Comes after a screen's title. Skips the filters and goes to the table of that name, which is a single keyboard stop. */
export function SkipToTable({ name }: { name: string }) {
  return (
    <SkipLink
      href="#main"
      find={() => document.querySelector<HTMLElement>(`[role=grid][aria-label="${name}"] [tabindex="0"]`)}
    >
      Skip to table
    </SkipLink>
  );
}
