/** Which unit fields a unit may have (Spec 22.2). */
import type { Problem } from '../errors.ts';
import { matchKey } from '../imports/importTexts.ts';
import { keysOf } from '../objects.ts';
import { PACKS } from '../policy/packs.ts';
import type { Policy } from '../policy/policy.ts';
import { choiceKey, KINDS, oneLine } from '../policy/unitFieldKinds.ts';
import {
  UNIT_FIELD_CHOICES_MAX,
  UNIT_FIELD_LABEL_MAX_LENGTH,
  UNIT_FIELDS_MAX,
  UnitFieldVisibility,
  type UnitField,
} from '../policy/unitFields.ts';
import { problems } from '../problems.ts';
import { fieldsOf, FIELD_NAMES } from '../record/fields.ts';
import { characterCount } from '../texts.ts';
import { isOfDodIds, isOfSsns, knownHeadings } from './headings.ts';

/** A unit field as entered. A new one has no id yet. */
export type GivenUnitField = Omit<UnitField, 'id'> & { readonly id: string | null };

/**
 * A unit field as stored: its texts on one line each, without blank choices, and with choices only if its kind has any. The DoD ID field has a
 * fixed label, and only staff edit it.
 */
export function tidyUnitField<UnitField extends GivenUnitField>(unitField: UnitField): UnitField {
  const choices = unitField.choices.map(oneLine).filter((choice) => choice !== '');
  const isDodId = unitField.kind === 'DOD_ID';
  return {
    ...unitField,
    // Files know the field by this label, so a unit has it only once.
    label: isDodId ? KINDS.DOD_ID.label : oneLine(unitField.label),
    visibility: isDodId ? UnitFieldVisibility.SOLDIER_SEES : unitField.visibility,
    choices: unitField.kind === 'CHOICE' ? choices : [],
  };
}

/**
 * The problems of the unit fields, in their order; none means valid. Only the server can check whether a record holds a removed choice.
 * @param given the whole list, tidied
 * @param before the unit's current fields
 * @returns problems of `unitFields.0.label`, `unitFields.0.kind`, `unitFields.0.choices` and so on, at most one each; of `unitFields` if there
 * are too many.
 */
export function unitFieldProblems(
  given: readonly GivenUnitField[],
  before: readonly UnitField[],
  policy: Policy,
): Problem[] {
  if (given.length > UNIT_FIELDS_MAX) {
    return [{ field: 'unitFields', message: `A unit can have up to ${UNIT_FIELDS_MAX} unit fields.` }];
  }
  const isTaken = takenLabels(policy);
  return given.flatMap((unitField, index) => {
    const earlier = given.slice(0, index);
    const messages = {
      label: labelProblem(unitField, earlier) ?? newLabelProblem(unitField, before, isTaken),
      kind: kindProblem(unitField, earlier, before),
      choices: unitField.kind === 'CHOICE' ? choicesProblem(unitField.choices) : null,
    };
    return problems(messages, `unitFields.${index}.`);
  });
}

/** The problems of a policy whose tests would give a record's field the same name as a unit field. */
export function testNameProblems(policy: Policy, unitFields: readonly Pick<UnitField, 'label'>[]): Problem[] {
  const { acftScore, acftPass, m4Qual } = fieldsOf(policy);
  const named = { fitnessTest: [acftScore, acftPass], rifleTest: [m4Qual] };
  return keysOf(named).flatMap((test) => {
    const taken = named[test].flatMap(({ label, roster }) => [label, roster.heading ?? label]).map(matchKey);
    const unitField = unitFields.find(({ label }) => taken.includes(matchKey(label)));
    return unitField ? [{ field: `${test}.name`, message: `A unit field is already named ${unitField.label}.` }] : [];
  });
}

/** Whether a roster or a screen already uses a label for something else, under the shipped policies or the unit's own. */
function takenLabels(policy: Policy): (label: string) => boolean {
  const policies = [...Object.values(PACKS), policy];
  const known = policies.map((one) => knownHeadings({ policy: one, unitFields: [] }));
  const shown = new Set(
    policies.flatMap((one) => {
      const fields = fieldsOf(one);
      return FIELD_NAMES.map((name) => matchKey(fields[name].label));
    }),
  );
  return (label) => shown.has(matchKey(label)) || known.some((columnFor) => columnFor(label) !== null);
}

function labelProblem({ label }: GivenUnitField, earlier: readonly GivenUnitField[]): string | null {
  if (label === '') return 'Enter the label.';
  if (characterCount(label) > UNIT_FIELD_LABEL_MAX_LENGTH) {
    return `Label must have at most ${UNIT_FIELD_LABEL_MAX_LENGTH} characters.`;
  }
  // Files are matched by the letters and digits of their headings.
  if (matchKey(label) === '') return 'Label must have a letter or a digit.';
  const isTwice = earlier.some((one) => matchKey(one.label) === matchKey(label));
  return isTwice ? 'Another unit field already has this label.' : null;
}

/** The problem of a label that already means something else, or an identifying number. A label that the unit already has may stay. */
function newLabelProblem(
  { id, label, kind }: GivenUnitField,
  before: readonly UnitField[],
  isTaken: (label: string) => boolean,
): string | null {
  if (before.some((one) => one.id === id && one.label === label)) return null;
  if (isTaken(label)) return 'Records already have a field with this name.';
  if (kind === 'DOD_ID') return null;
  if (isOfSsns(label)) return "Social Security numbers can't be kept here.";
  return isOfDodIds(label) ? 'Use the kind DoD ID for DoD IDs. It shows only the last four digits.' : null;
}

function kindProblem(
  { id, kind }: GivenUnitField,
  earlier: readonly GivenUnitField[],
  before: readonly UnitField[],
): string | null {
  if (id === null) return null;
  if (earlier.some((one) => one.id === id)) return 'This unit field is listed twice.';
  const known = before.find((one) => one.id === id);
  if (known === undefined) return "That unit field doesn't exist.";
  return known.kind === kind ? null : "You can't change a unit field's kind. Add another unit field instead.";
}

function choicesProblem(choices: readonly string[]): string | null {
  if (choices.length === 0) return 'Enter the choices.';
  if (choices.length > UNIT_FIELD_CHOICES_MAX) return `A unit field can have up to ${UNIT_FIELD_CHOICES_MAX} choices.`;
  if (choices.some((choice) => characterCount(choice) > UNIT_FIELD_LABEL_MAX_LENGTH)) {
    return `A choice must have at most ${UNIT_FIELD_LABEL_MAX_LENGTH} characters.`;
  }
  const isTwice = new Set(choices.map(choiceKey)).size < choices.length;
  return isTwice ? 'Two of these choices are the same.' : null;
}

/** The choices that unit fields lose, each with its unit field and that field's index in the list. */
export function lostChoices(given: readonly GivenUnitField[], before: readonly UnitField[]) {
  return given.flatMap(({ id, choices }, index) => {
    const lost = before.find((one) => one.id === id)?.choices.filter((choice) => !choices.includes(choice)) ?? [];
    return id === null || lost.length === 0 ? [] : [{ index, id, lost }];
  });
}
