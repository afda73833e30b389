import { GAUGES } from '../../../domain/record/gauges.ts';
import type { Section } from '../../../domain/values.ts';
import { useQueryParams } from '../../app/browser/useQueryParams.ts';

export type ShownSection = {
  /** The section that the overview is about; null for the whole unit. */
  readonly section: Section | null;
  /** Whether the section's gauge is open. */
  readonly isOpen: boolean;
  readonly show: (section: Section | null, isOpen: boolean) => void;
};

/** The section that the overview is about. It is in the address, so that going back from a record shows the same people again. */
export function useShownSection(): ShownSection {
  const [params, setParams] = useQueryParams();
  const chosen = params.get('section');
  return {
    section: GAUGES.find(({ section }) => section === chosen)?.section ?? null,
    isOpen: params.has('people'),
    show: (section, isOpen) =>
      setParams((current) => {
        current.delete('section');
        current.delete('people');
        if (section !== null) current.set('section', section);
        if (isOpen) current.set('people', '1');
        return current;
      }),
  };
}
