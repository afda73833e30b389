import { isOneOf } from '../../../../domain/isOneOf.ts';
import type { LocalDate } from '../../../../domain/localDate.ts';
import { objectOf } from '../../../../domain/objects.ts';
import {
  CHOICE_FIELDS,
  CHOICES,
  DAY_FIELDS,
  type DayName,
  FIELD_NAMES,
  isWhole,
  NAME_FIELDS,
  type NameOfKind,
  NEW_RECORD,
  NUMBER_FIELDS,
  type RecordDraft,
  type RecordFields,
} from '../../../../domain/record/fields.ts';
import { validateSoldier, wholeNumber } from '../../../../domain/record/validation.ts';
import type { Checked } from '../../../app/forms/checked.ts';
import type { SoldierValues_SoldierFragment } from './soldierValues.generated.ts';

type NameName = NameOfKind<'name'>;
type ChoiceName = NameOfKind<'choice'>;
type NumberName = NameOfKind<'number'>;

/** The choices of a record, of which some may be open. */
type Choices = { readonly [Name in ChoiceName]: RecordFields[Name] | null };
/** The choices as the form holds them: '' where nothing is chosen. */
export type Chosen = { readonly [Name in ChoiceName]: NonNullable<RecordFields[Name]> | '' };
/** The fields that are texts in the form. */
type Typed = Readonly<Record<NumberName | DayName, string>>;
/** There is always a section, on which the choice of team and role depends. */
type WithSection = Pick<RecordFields, 'section'>;

/** The values of Add Info and Edit Info: texts as typed, and '' where nothing is chosen. */
export type SoldierValues = Omit<RecordFields, keyof Typed | keyof Chosen> & Typed & Chosen & WithSection;

/** The initial values of Add Info. */
export const newSoldierValues = formValues({
  ...NEW_RECORD,
  ...objectOf<Record<NameName, string>>(NAME_FIELDS, () => ''),
  rank: null,
  grade: null,
});

/** The initial values of Edit Info. */
export function soldierValues(soldier: SoldierValues_SoldierFragment): SoldierValues {
  return formValues(soldier);
}

function formValues(record: Omit<RecordFields, ChoiceName> & Choices & WithSection): SoldierValues {
  const choices: Choices = record;
  return {
    ...objectOf<typeof record>(FIELD_NAMES, (name) => record[name]),
    ...objectOf<Chosen>(CHOICE_FIELDS, (name) => {
      const choice = choices[name];
      return isChoice(name, choice) ? choice : '';
    }),
    ...objectOf<Typed>([...NUMBER_FIELDS, ...DAY_FIELDS], (name: keyof Typed) => String(record[name] ?? '')),
    section: record.section,
  };
}

/** The record in the form, or its problems. */
export function checkSoldier(values: SoldierValues): Checked<RecordFields> {
  const problems = validateSoldier(values);
  const chosen: Chosen = values;
  const draft: RecordDraft = {
    ...values,
    ...objectOf<Record<NameName, string>>(NAME_FIELDS, (name: NameName) => values[name].trim()),
    ...objectOf<Choices>(CHOICE_FIELDS, (name) => {
      const choice = chosen[name];
      return isChoice(name, choice) ? choice : null;
    }),
    ...objectOf<Record<NumberName, number | null>>(NUMBER_FIELDS, (name: NumberName) => wholeNumber(values[name])),
    ...objectOf<Record<DayName, LocalDate | null>>(DAY_FIELDS, (name: DayName) => values[name] || null),
  };
  // The rules have found a problem if something is missing; that check is for the compiler.
  return problems.length > 0 || !isWhole(draft) ? { problems } : { input: draft };
}

function isChoice<Name extends ChoiceName>(name: Name, value: unknown): value is Choices[Name] & Chosen[Name] {
  return isOneOf<string>(Object.values(CHOICES[name].choices), value);
}
