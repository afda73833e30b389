/** How the fields of a record follow the events of a requirement (Rule 28). */
import type { PlainFields } from '../record/fields.ts';
import { testOn } from '../policy/tests.ts';
import type { ScoreTests } from '../record/scoreTests.ts';
import { type DueEvent, type DueKind, DueTarget, hasFailed } from './kinds.ts';

/** What a requirement sets in a record: nothing once it is retired, as another may set it then. */
function targetOf({ sets, retiredOn }: DueKind): DueTarget | null {
  return retiredOn === null ? sets : null;
}

/** The fields that follow the event that counts, with what they become; none where the requirement sets nothing, or is retired. */
export function followingFields(kind: DueKind, event: DueEvent): Partial<PlainFields> {
  switch (targetOf(kind)) {
    case DueTarget.FITNESS:
      return { acftScore: event.score, acftPass: !hasFailed(kind, event) };
    case DueTarget.RIFLE:
      return { m4Qual: event.score };
    case DueTarget.LICENSE:
      return { driversLicense: !hasFailed(kind, event) };
    case DueTarget.JFO:
      return { jfoQualified: !hasFailed(kind, event) };
    case null:
      return {};
  }
}

/** The test of the score that follows the event that counts; nothing where no score follows it. */
export function followingTests(kind: DueKind, event: DueEvent): Partial<ScoreTests> {
  const test = testOn(kind.tests, event.doneOn);
  if (test === null) return {};
  switch (targetOf(kind)) {
    case DueTarget.FITNESS:
      return { acftTest: test.name, acftOn: event.doneOn };
    case DueTarget.RIFLE:
      return { m4Test: test.name, m4Passed: !hasFailed(kind, event), m4On: event.doneOn };
    default:
      return {};
  }
}

/**
 * Whether the record says something else than the event that counts, or there is none: then what it says was typed, and has no date.
 * @param event the one that counts; null for none
 */
export function standsWithoutDate(
  kind: DueKind,
  event: DueEvent | null,
  record: Pick<PlainFields, 'acftScore' | 'acftPass' | 'm4Qual' | 'driversLicense' | 'jfoQualified'>,
): boolean {
  const sets = targetOf(kind);
  if (sets === null) return false;
  const isSaid = hasValue(sets, record);
  // A score that nobody has entered says nothing else than an event, as one that is older than that the requirement sets the field.
  if (event === null || (!isSaid && event.score !== null)) return isSaid;
  const {
    acftScore = record.acftScore,
    acftPass = record.acftPass,
    m4Qual = record.m4Qual,
    ...rest
  } = followingFields(kind, event);
  const { driversLicense = record.driversLicense, jfoQualified = record.jfoQualified } = rest;
  return (
    acftScore !== record.acftScore ||
    acftPass !== record.acftPass ||
    m4Qual !== record.m4Qual ||
    driversLicense !== record.driversLicense ||
    jfoQualified !== record.jfoQualified
  );
}

/** Whether the record has something of a requirement of which there is no event. */
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
