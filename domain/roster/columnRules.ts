/** Which columns a unit may add to its records (Rule 25). */
import type { Problem } from '../errors.ts';
import { matchKey } from '../imports/importTexts.ts';
import {
  COLUMN_CHOICES_MAX,
  COLUMN_LABEL_MAX_LENGTH,
  ColumnKind,
  COLUMNS_MAX,
  ColumnVisibility,
  kindLabel,
  type UnitColumn,
} from '../policy/columns.ts';
import { keysOf } from '../objects.ts';
import { problems } from '../problems.ts';
import { PACKS } from '../policy/packs.ts';
import type { Policy } from '../policy/policy.ts';
import { fieldsOf, FIELD_NAMES } from '../record/fields.ts';
import { choiceKey, oneLine } from '../record/ownValues.ts';
import { characterCount } from '../texts.ts';
import { isOfDodIds, isOfSsns, knownHeadings } from './headings.ts';

/** A column as it is given; a new one has no id yet. */
export type GivenColumn = Omit<UnitColumn, 'id'> & { readonly id: string | null };

/** A column as it is kept: its texts on one line each, blank choices left out, and choices only where there are any to choose. That of DoD IDs has its own name, and staff alone fill it in. */
export function tidyColumn<Column extends GivenColumn>(column: Column): Column {
  const choices = column.choices.map(oneLine).filter((choice) => choice !== '');
  const isDodId = column.kind === ColumnKind.DOD_ID;
  return {
    ...column,
    // Files know it by this, and so a unit has it once.
    label: isDodId ? kindLabel.DOD_ID : oneLine(column.label),
    visibility: isDodId ? ColumnVisibility.SOLDIER_SEES : column.visibility,
    choices: column.kind === ColumnKind.CHOICE ? choices : [],
  };
}

/**
 * What is wrong with the columns, in their order; none means that they are right. Whether somebody has a choice that goes is for the server to say.
 * @param given the whole list, tidied
 * @param before what the unit has
 * @returns problems of `columns.0.label`, `columns.0.kind`, `columns.0.choices` and so on, at most one for each; of `columns` where there are too many.
 */
export function columnProblems(
  given: readonly GivenColumn[],
  before: readonly UnitColumn[],
  policy: Policy,
): Problem[] {
  if (given.length > COLUMNS_MAX) {
    return [{ field: 'columns', message: `A unit has ${COLUMNS_MAX} columns of its own at most.` }];
  }
  const isTaken = takenLabels(policy);
  return given.flatMap((column, index) => {
    const earlier = given.slice(0, index);
    const messages = {
      label: labelProblem(column, earlier) ?? newLabelProblem(column, before, isTaken),
      kind: kindProblem(column, earlier, before),
      choices: column.kind === ColumnKind.CHOICE ? choicesProblem(column.choices) : null,
    };
    return problems(messages, `columns.${index}.`);
  });
}

/** What is wrong with the tests of a policy, by whose names records would have a field that is called as a column of the unit's own. */
export function testNameProblems(policy: Policy, columns: readonly Pick<UnitColumn, 'label'>[]): Problem[] {
  const { acftScore, acftPass, m4Qual } = fieldsOf(policy);
  const named = { fitnessTest: [acftScore, acftPass], rifleTest: [m4Qual] };
  return keysOf(named).flatMap((test) => {
    const taken = named[test].flatMap(({ label, roster }) => [label, roster.heading ?? label]).map(matchKey);
    const column = columns.find(({ label }) => taken.includes(matchKey(label)));
    return column
      ? [{ field: `${test}.name`, message: `The unit has a column of its own named ${column.label}.` }]
      : [];
  });
}

/** Whether a label is what a roster calls something else, or a screen: under the policies that ship and under the unit's own. */
function takenLabels(policy: Policy): (label: string) => boolean {
  const policies = [...Object.values(PACKS), policy];
  const known = policies.map((one) => knownHeadings({ policy: one, columns: [] }));
  const shown = new Set(
    policies.flatMap((one) => {
      const fields = fieldsOf(one);
      return FIELD_NAMES.map((name) => matchKey(fields[name].label));
    }),
  );
  return (label) => shown.has(matchKey(label)) || known.some((columnFor) => columnFor(label) !== null);
}

function labelProblem({ label }: GivenColumn, earlier: readonly GivenColumn[]): string | null {
  if (label === '') return 'Please enter a label.';
  if (characterCount(label) > COLUMN_LABEL_MAX_LENGTH) {
    return `Label must have at most ${COLUMN_LABEL_MAX_LENGTH} characters.`;
  }
  // Files are read by the letters and digits of their headings.
  if (matchKey(label) === '') return 'Label must have a letter or a digit.';
  const isTwice = earlier.some((one) => matchKey(one.label) === matchKey(label));
  return isTwice ? 'Another column has that label.' : null;
}

/** What is wrong with a label that means something else already, or a number by which somebody is identified. One that the unit has stays. */
function newLabelProblem(
  { id, label, kind }: GivenColumn,
  before: readonly UnitColumn[],
  isTaken: (label: string) => boolean,
): string | null {
  if (before.some((one) => one.id === id && one.label === label)) return null;
  if (isTaken(label)) return 'A record has a field of that name already.';
  if (kind === ColumnKind.DOD_ID) return null;
  if (isOfSsns(label)) return 'Social Security numbers are not kept here.';
  return isOfDodIds(label) ? 'DoD IDs need the kind DoD ID, which shows their last four digits alone.' : null;
}

function kindProblem(
  { id, kind }: GivenColumn,
  earlier: readonly GivenColumn[],
  before: readonly UnitColumn[],
): string | null {
  if (id === null) return null;
  if (earlier.some((one) => one.id === id)) return 'This column is given twice.';
  const known = before.find((one) => one.id === id);
  if (known === undefined) return 'The unit has no such column.';
  return known.kind === kind ? null : 'The kind of a column cannot be changed. Add another column instead.';
}

function choicesProblem(choices: readonly string[]): string | null {
  if (choices.length === 0) return 'Please enter what can be chosen.';
  if (choices.length > COLUMN_CHOICES_MAX) return `A column has ${COLUMN_CHOICES_MAX} choices at most.`;
  if (choices.some((choice) => characterCount(choice) > COLUMN_LABEL_MAX_LENGTH)) {
    return `A choice must have at most ${COLUMN_LABEL_MAX_LENGTH} characters.`;
  }
  const isTwice = new Set(choices.map(choiceKey)).size < choices.length;
  return isTwice ? 'Two of these choices are the same.' : null;
}

/** The choices that columns lose, each with its column and the column's place in the list. */
export function lostChoices(given: readonly GivenColumn[], before: readonly UnitColumn[]) {
  return given.flatMap(({ id, choices }, index) => {
    const lost = before.find((one) => one.id === id)?.choices.filter((choice) => !choices.includes(choice)) ?? [];
    return id === null || lost.length === 0 ? [] : [{ index, id, lost }];
  });
}
