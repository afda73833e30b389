/**
 * The fields that a unit adds to its records (Spec 22), as data. Their values are in unitFieldKinds.ts, and the rules for defining them in
 * roster/unitFieldRules.ts.
 */
import { UNIT_FIELD_KINDS, type UnitFieldKind, KINDS } from './unitFieldKinds.ts';

/** The most unit fields of a unit. */
export const UNIT_FIELDS_MAX = 20;
/** The longest label of a unit field or of a choice, in characters. */
export const UNIT_FIELD_LABEL_MAX_LENGTH = 40;
/** The most choices of a unit field. */
export const UNIT_FIELD_CHOICES_MAX = 20;

/** Who may see and edit a unit field besides staff. */
export const UnitFieldVisibility = {
  STAFF: 'STAFF',
  SOLDIER_SEES: 'SOLDIER_SEES',
  SOLDIER_EDITS: 'SOLDIER_EDITS',
} as const;
export type UnitFieldVisibility = (typeof UnitFieldVisibility)[keyof typeof UnitFieldVisibility];
export const UNIT_FIELD_VISIBILITIES: readonly UnitFieldVisibility[] = Object.values(UnitFieldVisibility);
/** The labels of the visibilities. */
export const visibilityLabel: Readonly<Record<UnitFieldVisibility, string>> = {
  STAFF: 'Staff',
  SOLDIER_SEES: 'Staff and the soldier',
  SOLDIER_EDITS: 'Staff and the soldier, who can edit it',
};

/** A unit field. */
export type UnitField = {
  readonly id: string;
  /** Its name on every screen and in files. */
  readonly label: string;
  /** Never changes. */
  readonly kind: UnitFieldKind;
  /** The choices in their order; empty for other kinds. */
  readonly choices: readonly string[];
  readonly visibility: UnitFieldVisibility;
};

/** Reads stored unit fields. The store may hold what no form accepts; fields whose values nobody could read are left out. */
export function readUnitFields(stored: readonly UnitField[]): readonly UnitField[] {
  return stored
    .map((unitField) => ({ ...{ choices: [] }, ...unitField }))
    .filter(({ kind, visibility }) => UNIT_FIELD_KINDS.includes(kind) && UNIT_FIELD_VISIBILITIES.includes(visibility));
}

/** The DoD ID field, of which a unit has at most one; undefined if it has none (Spec 22.7). */
export function dodIdField<Field extends Pick<UnitField, 'kind'>>(unitFields: readonly Field[]): Field | undefined {
  return unitFields.find(({ kind }) => kind === 'DOD_ID');
}

/** The unit fields that a person sees: all for staff, otherwise those shown to the soldier. */
export function unitFieldsSeenBy(unitFields: readonly UnitField[], isStaff: boolean): readonly UnitField[] {
  return unitFields.filter(({ visibility }) => isStaff || visibility !== UnitFieldVisibility.STAFF);
}

/** The unit fields that a person may edit: all for staff, otherwise those that the soldier may edit. */
export function unitFieldsEditedBy(unitFields: readonly UnitField[], isStaff: boolean): readonly UnitField[] {
  return unitFields.filter(({ visibility }) => isStaff || visibility === UnitFieldVisibility.SOLDIER_EDITS);
}

/** A unit field in words: `Choice: O+, O-. Shown to: Staff` */
export function unitFieldText({ kind, choices, visibility }: Omit<UnitField, 'id' | 'label'>): string {
  const { label } = KINDS[kind];
  const holds = choices.length > 0 ? `${label}: ${choices.join(', ')}` : label;
  return `${holds}. Shown to: ${visibilityLabel[visibility]}`;
}

/** The differences between two sets of unit fields, in words: each that is new, gone or changed, and a new order of those that stay. */
export function unitFieldChanges(
  before: readonly UnitField[],
  after: readonly UnitField[],
): { label: string; from: string | null; to: string | null }[] {
  const stay = (unitFields: readonly UnitField[], others: readonly UnitField[]) =>
    unitFields.filter(({ id }) => others.some((other) => other.id === id));
  const textIn = (unitFields: readonly UnitField[], id: string): string | null => {
    const unitField = unitFields.find((one) => one.id === id);
    return unitField ? `${unitField.label}. ${unitFieldText(unitField)}` : null;
  };
  const all = [...before, ...after.filter(({ id }) => !before.some((unitField) => unitField.id === id))];
  const order = (unitFields: readonly UnitField[]) => unitFields.map(({ id }) => labelIn(after, id)).join(', ');
  return [
    ...all.map(({ id }) => ({ label: 'Unit field', from: textIn(before, id), to: textIn(after, id) })),
    { label: 'Order of unit fields', from: order(stay(before, after)), to: order(stay(after, before)) },
  ].filter(({ from, to }) => from !== to);
}

function labelIn(unitFields: readonly UnitField[], id: string): string {
  return unitFields.find((unitField) => unitField.id === id)?.label ?? '';
}

/** A unit field's name among the fields of a record. */
export type UnitFieldName = `own.${string}`;

const PREFIX = 'own.';

export function unitFieldName(id: string): UnitFieldName {
  return `${PREFIX}${id}`;
}

/** Whether a name is a unit field's, even if the unit has removed that field. */
export function isUnitFieldName(field: string): field is UnitFieldName {
  return field.startsWith(PREFIX);
}

/** The unit field's id in a name. */
export function unitFieldIdOf(name: UnitFieldName): string {
  return name.slice(PREFIX.length);
}
