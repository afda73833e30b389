import { useMemo, useState } from 'react';
import { arranged, isPerson, listed, type RosterRow } from '../arranged.ts';
import type { RosterPerson } from '../rosterPerson.ts';
import type { RosterView } from '../rosterView.ts';

/**
 * The view's rows. They keep their places while values change, so that nothing moves while a person types. They're rearranged when the view
 * changes, when people join or leave while no cell is being edited, and on request.
 */
export function useHeldRows(everybody: readonly RosterPerson[], view: RosterView, isEditing: boolean) {
  const fresh = useMemo(() => arranged(listed(everybody, view), view), [everybody, view]);
  const members = useMemo(
    () =>
      everybody
        .map(({ id }) => id)
        .toSorted()
        .join(),
    [everybody],
  );
  const [held, setHeld] = useState({ view, members, rows: fresh });
  if (held.view !== view || (held.members !== members && !isEditing)) setHeld({ view, members, rows: fresh });
  const rows = useMemo(() => {
    const now = new Map(everybody.map((person) => [person.id, person]));
    return held.rows.map((row) => (isPerson(row) ? (now.get(row.id) ?? row) : row));
  }, [everybody, held]);
  const isOutdated = !isSameOrder(rows, fresh);
  return { rows, isOutdated, arrange: () => setHeld({ view, members, rows: fresh }) };
}

function isSameOrder(one: readonly RosterRow[], other: readonly RosterRow[]): boolean {
  return one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);
}
