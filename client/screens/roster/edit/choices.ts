import { UnitFieldKind, unitFieldName } from '../../../../domain/policy/unitFields.ts';
import type { FieldRules } from '../../../../domain/policy/unit.ts';
import { type AnyName, CHOICES, isOfKind, offeredIn, passFailLabel } from '../../../../domain/record/fields.ts';
import { ownText } from '../../../../domain/record/ownFields.ts';

/** The texts that a field takes, where it takes one of a list; those that the unit does not offer are left out. */
export function choicesOf(field: AnyName, unit: FieldRules): readonly string[] | null {
  const own = unit.unitFields.find(({ id }) => unitFieldName(id) === field);
  if (own) {
    if (own.kind === UnitFieldKind.CHOICE) return ['', ...own.choices];
    return own.kind === UnitFieldKind.YES_NO ? ['', ...['yes', 'no'].map((value) => ownText(own.kind, value))] : null;
  }
  if (isOfKind(field, 'choice')) {
    const shown: Readonly<Record<string, string>> = CHOICES[field].shown;
    return offeredIn(field, unit.policy).map((value) => shown[value] ?? value);
  }
  if (isOfKind(field, 'passFail')) return Object.values(passFailLabel);
  return isOfKind(field, 'yesNo') ? ['Yes', 'No'] : null;
}

/** What a key puts into a cell that holds one of two: Space changes from one to the other, a letter names one, unless both begin with it. Null for any other key. */
export function eitherOf(choices: readonly string[] | null, text: string, key: string): string | null {
  const either = (choices ?? []).filter((choice) => choice !== '');
  const [yes, no] = either;
  if (either.length !== 2 || yes === undefined || no === undefined) return null;
  if (key === ' ') return text === yes ? no : yes;
  const [named = null, ...others] = either.filter((choice) => choice[0]?.toLowerCase() === key.toLowerCase());
  return others.length === 0 ? named : null;
}
