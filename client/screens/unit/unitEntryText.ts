import { formatDay, type LocalDate } from '../../../domain/localDate.ts';
import { TAKEN_BACK } from '../../../domain/policy/unit.ts';

type Change = { readonly label: string; readonly from: string | null; readonly to: string | null };

/**
 * The title of an entry in the unit's history, and its changes. For a plan that was taken back, the title says so, and the changes list
 * what was planned and what stays.
 * @param entry.from the day from which it applies; null for at once
 */
export function unitEntryText({ from, changes }: { from: LocalDate | null; changes: readonly Change[] }) {
  if (from === null) return { title: 'Unit changed', changes };
  const planned = changes.filter(({ label, to }) => label !== TAKEN_BACK.label || to !== TAKEN_BACK.to);
  if (planned.length === changes.length) return { title: `Policy changed from ${formatDay(from)} on`, changes };
  return {
    title: `Policy planned from ${formatDay(from)} on taken back`,
    changes: planned.map(({ label, from: was, to }) => ({ label, from: `${was ?? 'nothing'} (planned)`, to })),
  };
}
