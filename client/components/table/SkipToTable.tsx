import { SkipLink } from '../SkipLink.tsx';

/** After the title of a screen: past what chooses what its table shows, to the table of that name, which is one stop. */
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
