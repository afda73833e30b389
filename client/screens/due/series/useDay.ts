import { useState } from 'react';
import { useDraft } from '../../../app/forms/drafts/useDraft.ts';
import type { Conflict } from '../../../components/form/ConflictChoices.tsx';

/** A day as it is typed; '' for none. */
export type DayValues = { readonly day: string };

/** What is typed, and the day that it was typed over. */
type DayEdit = DayValues & { readonly before: string };

/**
 * The state of a form of one day, which stays open: it follows the day that is stored until something else is typed. From then on the day that it was
 * typed over stays the same, until a conflict has shown a newer one.
 * @param form which of the forms at the address it is
 * @param stored the day as it is known; '' for none
 */
export function useDay(form: string, stored: string) {
  const [{ day, before }, setEdit] = useDraft<DayEdit>({ day: stored, before: stored }, form);
  const [conflict, setConflict] = useState<Conflict<DayValues> | null>(null);
  const [known, setKnown] = useState(stored);
  if (stored !== known) {
    setKnown(stored);
    if (day === before || day === stored) setEdit({ day: stored, before: stored });
  }
  return {
    day,
    before,
    conflict,
    type: (typed: string) => setEdit((edit) => ({ ...edit, day: typed })),
    /**
     * After a save was refused with CONFLICT: shows what somebody else has stored, beside what was to be saved.
     * @param by who has stored it (`saverIn`)
     */
    meet: (theirs: string, mine: string, by: string | null) => {
      const now = { day: theirs };
      setEdit((edit) => ({ ...edit, before: theirs }));
      setConflict({ by, theirs: now, now, mine: { day: mine } });
    },
    /** After a save. */
    keep: (saved: string) => {
      setEdit({ day: saved, before: saved });
      setConflict(null);
    },
  };
}
