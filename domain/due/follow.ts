import { testOn } from '../policy/tests.ts';
/** How record fields follow the events of a requirement (Spec 23.15). */
import { passFailLabel, type PlainFields } from '../record/fields.ts';
import type { ScoreTests } from '../record/testOfScore.ts';
import { type DueEvent, type Requirement, DueTarget, hasFailed } from './requirements.ts';

/** The record field that a requirement sets. A retired requirement sets nothing, because another may set the field then. */
function targetOf({ sets, retiredOn }: Requirement): DueTarget | null {
  return retiredOn === null ? sets : null;
}

/** The record fields that follow the counting event, with their new values. Empty if the requirement sets no field, or is retired. */
export function followingFields(requirement: Requirement, event: DueEvent): Partial<PlainFields> {
  switch (targetOf(requirement)) {
    case DueTarget.FITNESS:
      return { acftScore: event.score, acftPass: !hasFailed(requirement, event) };
    case DueTarget.RIFLE:
      return { m4Qual: event.score };
    case DueTarget.LICENSE:
      return { driversLicense: !hasFailed(requirement, event) };
    case DueTarget.JFO:
      return { jfoQualified: !hasFailed(requirement, event) };
    case null:
      return {};
  }
}

type LinkedFields = Pick<PlainFields, 'acftScore' | 'acftPass' | 'm4Qual' | 'driversLicense' | 'jfoQualified'>;

/** The test of the score that follows the counting event. Empty if no score follows the event. */
export function followingTests(requirement: Requirement, event: DueEvent): Partial<ScoreTests> {
  const test = testOn(requirement.tests, event.doneOn);
  if (test === null) return {};
  switch (targetOf(requirement)) {
    case DueTarget.FITNESS:
      return { acftTest: test.name, acftOn: event.doneOn };
    case DueTarget.RIFLE:
      return { m4Test: test.name, m4Passed: !hasFailed(requirement, event), m4On: event.doneOn };
    default:
      return {};
  }
}

/**
 * A value in the record that doesn't come from the counting event: somebody typed it, so it has no date. Null if the record agrees with the
 * event, or is empty.
 * @param event the counting event; null for none
 * @returns the value as people say it: `38`, `540, Pass`, `Licensed`
 */
export function typedWithoutDate(
  requirement: Requirement,
  event: DueEvent | null,
  record: LinkedFields,
): string | null {
  const sets = targetOf(requirement);
  return sets !== null && standsWithoutDate(requirement, sets, event, record) ? valueText(sets, record) : null;
}

function standsWithoutDate(
  requirement: Requirement,
  sets: DueTarget,
  event: DueEvent | null,
  record: LinkedFields,
): boolean {
  const isSaid = hasValue(sets, record);
  // An empty score doesn't contradict an event. The event may be older than the requirement's link to this field.
  if (event === null || (!isSaid && event.score !== null)) return isSaid;
  const {
    acftScore = record.acftScore,
    acftPass = record.acftPass,
    m4Qual = record.m4Qual,
    ...rest
  } = followingFields(requirement, event);
  const { driversLicense = record.driversLicense, jfoQualified = record.jfoQualified } = rest;
  return (
    acftScore !== record.acftScore ||
    acftPass !== record.acftPass ||
    m4Qual !== record.m4Qual ||
    driversLicense !== record.driversLicense ||
    jfoQualified !== record.jfoQualified
  );
}

function valueText(sets: DueTarget, record: LinkedFields): string {
  switch (sets) {
    case DueTarget.FITNESS:
      return `${record.acftScore ?? 0}, ${passFailLabel[record.acftPass ? 'true' : 'false']}`;
    case DueTarget.RIFLE:
      return String(record.m4Qual ?? 0);
    case DueTarget.LICENSE:
      return record.driversLicense ? 'Licensed' : 'Not licensed';
    case DueTarget.JFO:
      return record.jfoQualified ? 'Qualified' : 'Not qualified';
  }
}

/** Whether the record has a value of its own for this field. */
function hasValue(
  sets: DueTarget,
  {
    acftScore,
    m4Qual,
    driversLicense,
    jfoQualified,
  }: Pick<PlainFields, 'acftScore' | 'm4Qual' | 'driversLicense' | 'jfoQualified'>,
): boolean {
  switch (sets) {
    case DueTarget.FITNESS:
      return acftScore !== null;
    case DueTarget.RIFLE:
      return m4Qual !== null;
    case DueTarget.LICENSE:
      return driversLicense;
    case DueTarget.JFO:
      return jfoQualified;
  }
}
