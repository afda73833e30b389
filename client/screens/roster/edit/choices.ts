import type { FieldRules } from '../../../../domain/policy/unit.ts';
import { kindOf } from '../../../../domain/record/fieldKinds.ts';
import { type AnyName, rowOf, rowsOf } from '../../../../domain/record/fields.ts';

/** The texts that a field accepts, if it's a choice. Leaves out texts that the unit doesn't offer. */
export function cellChoices(field: AnyName, unit: FieldRules): readonly string[] | null {
  const row = rowOf(rowsOf(unit), field);
  const texts = row ? kindOf(row).choices.map(({ label }) => label) : [];
  if (texts.length === 0) return null;
  return row?.kind === 'own' ? ['', ...texts] : texts;
}

/**
 * The text that a key puts into a cell with two choices: Space switches, a letter picks the choice that starts with it, unless both do.
 * Null for any other key.
 */
export function eitherOf(choices: readonly string[] | null, text: string, key: string): string | null {
  const either = (choices ?? []).filter((choice) => choice !== '');
  const [yes, no] = either;
  if (either.length !== 2 || yes === undefined || no === undefined) return null;
  if (key === ' ') return text === yes ? no : yes;
  const [named = null, ...others] = either.filter((choice) => choice[0]?.toLowerCase() === key.toLowerCase());
  return others.length === 0 ? named : null;
}
