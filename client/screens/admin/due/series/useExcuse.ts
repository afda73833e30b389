import { useState } from 'react';
import { draftsOf } from '../../../../app/forms/drafts/drafts.ts';
import { useDraft } from '../../../../app/forms/drafts/useDraft.ts';
import { valueText } from '../../../../components/changeText.ts';
import type { Conflict, ConflictField } from '../../../../components/form/ConflictChoices.tsx';

/** The last day of an excuse as it is typed; '' for none. */
type Values = { readonly until: string };

/** What is typed, and the excuse that it was typed over. */
type Edit = Values & { readonly before: string };

const drafts = draftsOf<Edit>();

/** The fields of an excuse, as a conflict lists them. */
export const EXCUSE_FIELDS: readonly ConflictField<Values>[] = [
  { label: 'Last day', fields: ['until'], text: ({ until }) => valueText('excusedUntil', until || null) },
];

/**
 * The state of the form of an excuse, which stays open: it follows the excuse that is stored until something else is typed. From then on the excuse
 * that it was typed over stays the same, until a conflict has shown a newer one.
 * @param stored the last day as it is known; '' for none
 */
export function useExcuse(stored: string) {
  const [{ until, before }, setEdit] = useDraft<Edit>(drafts, { until: stored, before: stored });
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const [known, setKnown] = useState(stored);
  if (stored !== known) {
    setKnown(stored);
    if (until === before || until === stored) setEdit({ until: stored, before: stored });
  }
  return {
    until,
    before,
    conflict,
    type: (typed: string) => setEdit((edit) => ({ ...edit, until: typed })),
    /** After a save was refused with CONFLICT: shows what somebody else has stored, beside what was to be saved. */
    meet: (theirs: string, mine: string) => {
      const now = { until: theirs };
      setEdit((edit) => ({ ...edit, before: theirs }));
      setConflict({ by: null, theirs: now, now, mine: { until: mine } });
    },
    /** After a save. */
    keep: (saved: string) => {
      setEdit({ until: saved, before: saved });
      setConflict(null);
    },
  };
}
