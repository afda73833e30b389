import { useState } from 'react';
import { useDraft } from '../../../app/forms/drafts/useDraft.ts';
import type { Conflict } from '../../../components/form/ConflictChoices.tsx';

/** A date as typed; '' for none. */
export type DayValues = { readonly day: string };

/** The typed date, and the stored date that it's to replace. */
type DayEdit = DayValues & { readonly before: string };

/**
 * The state of a one-date form that stays open. It follows the stored date until a person types another one. After that it keeps the date
 * it's to replace, until a conflict shows a newer one.
 * @param form tells the forms of one address apart
 * @param stored the stored date, as far as known; '' for none
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
     * Call after a save was refused with CONFLICT. Shows the date stored by somebody else beside the one to save.
     * @param by who stored it (`saverIn`)
     */
    meet: (theirs: string, mine: string, by: string | null) => {
      const now = { day: theirs };
      setEdit((edit) => ({ ...edit, before: theirs }));
      setConflict({ by, theirs: now, now, mine: { day: mine } });
    },
    /** Call after a save. */
    keep: (saved: string) => {
      setEdit({ day: saved, before: saved });
      setConflict(null);
    },
  };
}
