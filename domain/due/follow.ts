import { testOn } from '../policy/tests.ts';
/** How the fields of a record follow the events of a requirement (Spec 23.15). */
import { passFailLabel, type PlainFields } from '../record/fields.ts';
import type { ScoreTests } from '../record/scoreTests.ts';
import { type DueEvent, type Requirement, DueTarget, hasFailed } from './requirements.ts';

/** What a requirement sets in a record: nothing once it is retired, as another may set it then. */
function targetOf({ sets, retiredOn }: Requirement): DueTarget | null {
  return retiredOn === null ? sets : null;
}

/** The fields that follow the event that counts, with what they become; none where the requirement sets nothing, or is retired. */
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

/** The test of the score that follows the event that counts; nothing where no score follows it. */
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
 * What the record says where no event says it: it was typed, and has no date. Null where it says what the event that counts says, or nothing.
 * @param event the one that counts; null for none
 * @returns as people say it: `38`, `540, Pass`, `Licensed`
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
  // A score that nobody has entered says nothing else than an event, as one that is older than that the requirement sets the field.
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
