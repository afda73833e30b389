import { formatDay, type LocalDate } from '../../../domain/localDate.ts';
import { PLAN_CANCELED } from '../../../domain/policy/unit.ts';

type Change = { readonly label: string; readonly from: string | null; readonly to: string | null };

/**
 * The title of an entry in the unit's history, and its changes. For a canceled plan, the title says so, and the changes list
 * what was planned and what stays.
 * @param entry.from the day from which it applies; null for at once
 */
export function unitEntryText({ from, changes }: { from: LocalDate | null; changes: readonly Change[] }) {
  if (from === null) return { title: 'Unit changed', changes };
  const planned = changes.filter(({ label, to }) => label !== PLAN_CANCELED.label || to !== PLAN_CANCELED.to);
  if (planned.length === changes.length) return { title: `Policy changed from ${formatDay(from)}`, changes };
  return {
    title: `Policy planned for ${formatDay(from)} canceled`,
    changes: planned.map(({ label, from: was, to }) => ({ label, from: `${was ?? 'nothing'} (planned)`, to })),
  };
}
