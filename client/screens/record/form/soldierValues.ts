import { isOneOf } from '../../../../domain/isOneOf.ts';
import { isLocalDate, type LocalDate } from '../../../../domain/localDate.ts';
import { objectOf } from '../../../../domain/objects.ts';
import type { Policy } from '../../../../domain/policy/policy.ts';
import type { FieldRules } from '../../../../domain/policy/unit.ts';
import { type UnitFieldName, unitFieldName, type UnitField } from '../../../../domain/policy/unitFields.ts';
import { dataIssues, dataIssueText, isNotEntered } from '../../../../domain/record/dataIssues.ts';
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
  type NumberName,
  type PlainFields,
  type RecordDraft,
  type RecordFields,
} from '../../../../domain/record/fields.ts';
import { canonical, type OwnFields, ownFieldsIn } from '../../../../domain/record/ownFields.ts';
import { validateChange, wholeNumber } from '../../../../domain/record/validation.ts';
import type { Checked } from '../../../app/forms/checked.ts';
import type { AsEntered_SoldierFragment } from '../../../app/people/asEntered.generated.ts';
import { asEntered } from '../../../app/people/asEntered.ts';

type NameName = NameOfKind<'name'>;
type ChoiceName = NameOfKind<'choice'>;

/** A record's choices. Some may not be made yet. */
type Choices = { readonly [Name in ChoiceName]: PlainFields[Name] | null };
/** The choices in the form: '' if nothing is chosen. */
export type Chosen = { readonly [Name in ChoiceName]: NonNullable<PlainFields[Name]> | '' };
/** The fields that are texts in the form. */
type Typed = Readonly<Record<NumberName | DayName, string>>;
/** There's always a section, because the choice of team and role depends on it. */
type WithSection = Pick<PlainFields, 'section'>;

/** The unit fields in the form, as texts; '' for none. */
type OwnTexts = { readonly [name: UnitFieldName]: string };

/** The values of Add Info and Edit Info: texts as typed, and '' if nothing is chosen. */
export type SoldierValues = Omit<PlainFields, keyof Typed | keyof Chosen> & Typed & Chosen & WithSection & OwnTexts;

/**
 * The initial values of Add Info.
 * @param unitFields the unit fields that the form has
 */
export function newSoldierValues(unitFields: readonly UnitField[]): SoldierValues {
  const names = objectOf<Record<NameName, string>>(NAME_FIELDS, () => '');
  return formValues({ ...NEW_RECORD, ...names, rank: null, grade: null }, unitFields);
}

/**
 * The initial values of Edit Info.
 * @param unitFields the unit fields that the form has
 */
export function soldierValues(soldier: AsEntered_SoldierFragment, unitFields: readonly UnitField[]): SoldierValues {
  return formValues(asEntered(soldier, unitFields), unitFields);
}

type OpenFields = Omit<PlainFields, ChoiceName> & Choices & WithSection;

function formValues(record: OpenFields & OwnFields, unitFields: readonly UnitField[]): SoldierValues {
  const choices: Choices = record;
  const own = unitFields.map(({ id }): [UnitFieldName, string] => [unitFieldName(id), record[unitFieldName(id)] ?? '']);
  return {
    ...Object.fromEntries(own),
    ...objectOf<OpenFields>(FIELD_NAMES, (name) => record[name]),
    ...objectOf<Chosen>(CHOICE_FIELDS, (name) => {
      const choice = choices[name];
      return isChoice(name, choice) ? choice : '';
    }),
    ...objectOf<Typed>([...NUMBER_FIELDS, ...DAY_FIELDS], (name: keyof Typed) => String(record[name] ?? '')),
    section: record.section,
  };
}

/**
 * The record in the form, or the problems of the changed fields.
 * @param before the record that the form was opened with; for a new one, its defaults
 */
export function checkSoldier(
  given: SoldierValues,
  before: Partial<RecordFields>,
  unit: FieldRules,
): Checked<RecordFields> {
  const values = { ...given, ets: etsOf(given) };
  const problems = validateChange(before, values, unit);
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
    ...canonical(ownFieldsIn(values), unit.unitFields),
  };
  // If something is missing, the rules have found a problem. The second check is for the compiler.
  return problems.length > 0 || !isWhole(draft) ? { problems } : { input: draft };
}

/** The input for the unit fields: the values that were changed in the form. */
export function changedOwn(
  before: Partial<RecordFields>,
  record: RecordFields,
  unitFields: readonly UnitField[],
): { unitField: string; value: string | null }[] {
  return unitFields.flatMap(({ id: unitField }) => {
    const name = unitFieldName(unitField);
    const value = record[name] ?? null;
    return value === (before[name] ?? null) ? [] : [{ unitField, value }];
  });
}

/** What's odd about a field while it's filled in; null for nothing. Empty fields don't count. */
export function oddText(values: SoldierValues, field: string, policy: Policy, today: LocalDate): string | null {
  const chosen: Chosen = values;
  const day = (text: string) => (isLocalDate(text) ? text : null);
  const found = dataIssues(
    {
      rank: chosen.rank || null,
      grade: chosen.grade || null,
      acftScore: wholeNumber(values.acftScore),
      m4Qual: wholeNumber(values.m4Qual),
      pebd: day(values.pebd),
      dor: day(values.dor),
      ets: day(etsOf(values)),
      etsIndefinite: values.etsIndefinite,
      // The record says which test a score is from; the form doesn't.
      acftTest: policy.fitnessTest.name,
      m4Test: policy.rifleTest.name,
    },
    policy,
    today,
  );
  const texts = found
    .filter((problem) => problem.field === field && !isNotEntered(problem.code))
    .map(({ code }) => dataIssueText(code, policy));
  return texts.length > 0 ? texts.join(' ') : null;
}

/** The ETS in the form. While "indefinite" is ticked, the form keeps the date, so that it's back when the tick is removed. */
export function etsOf({ ets, etsIndefinite }: Pick<SoldierValues, 'ets' | 'etsIndefinite'>): string {
  return etsIndefinite ? '' : ets;
}

function isChoice<Name extends ChoiceName>(name: Name, value: unknown): value is Choices[Name] & Chosen[Name] {
  return isOneOf<string>(Object.values(CHOICES[name].choices), value);
}
