/** How the fields of a record follow the events of a requirement (Rule 28). */
import { passFailLabel, type PlainFields } from '../record/fields.ts';
import { testOn } from '../policy/tests.ts';
import type { ScoreTests } from '../record/scoreTests.ts';
import { type DueEvent, type DueKind, DueTarget, hasFailed } from './requirements.ts';

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

type LinkedFields = Pick<PlainFields, 'acftScore' | 'acftPass' | 'm4Qual' | 'driversLicense' | 'jfoQualified'>;

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
 * What the record says where no event says it: it was typed, and has no date. Null where it says what the event that counts says, or nothing.
 * @param event the one that counts; null for none
 * @returns as people say it: `38`, `540, Pass`, `Licensed`
 */
export function typedWithoutDate(kind: DueKind, event: DueEvent | null, record: LinkedFields): string | null {
  const sets = targetOf(kind);
  return sets !== null && standsWithoutDate(kind, sets, event, record) ? valueText(sets, record) : null;
}

function standsWithoutDate(kind: DueKind, sets: DueTarget, event: DueEvent | null, record: LinkedFields): boolean {
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
