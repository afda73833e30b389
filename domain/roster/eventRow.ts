/** Reads the event in a row of a file (Spec 24.5). */
import { CYCLES } from '../due/cycles.ts';
import { eventProblems, type GivenEvent } from '../due/eventProblems.ts';
import { type Requirement, DueResult, type ResultValue } from '../due/requirements.ts';
import { readResult, readTyped } from '../due/typedResult.ts';
import type { Problem } from '../errors.ts';
import { readDay } from '../imports/importDays.ts';
import { matchKey, quoted, type Reading, readYesNo } from '../imports/importTexts.ts';
import type { LocalDate } from '../localDate.ts';
import { nameText } from '../nameText.ts';
import { isBlank } from '../texts.ts';
import { EVENT_HEADINGS, type EventColumn } from './eventColumns.ts';

/** The texts of an event, valid or not. */
export type EventTexts = { readonly [Column in EventColumn]?: string | null | undefined };

/** The event of a row, with its requirement. */
export type ReadEvent = {
  readonly requirement: Requirement;
  readonly given: GivenEvent;
  /** The row's due day, if the requirement's cycle decides the due day instead; absent otherwise. */
  readonly leftDue?: LocalDate;
};

/** The requirement with that name or id; null if there is none. */
export function requirementNamed<One extends Pick<Requirement, 'id' | 'name'>>(
  requirements: readonly One[],
  text: string,
): One | null {
  const wanted = matchKey(text);
  return (
    requirements.find(({ id }) => id === text.trim()) ??
    requirements.find(({ name }) => matchKey(name) === wanted) ??
    null
  );
}

/**
 * The event in the texts, or their problems in the order of the columns.
 * @param isThere whether an event exists already. An existing event has no problems, even if the rules have changed since.
 */
export function readEvent(
  texts: EventTexts,
  requirements: readonly Requirement[],
  today: LocalDate,
  isThere: (event: ReadEvent) => boolean = () => false,
): { event: ReadEvent | null; problems: Problem[] } {
  const textOf = (column: EventColumn): string => (texts[column] ?? '').trim();
  const requirement = requirementNamed(requirements, textOf('requirement'));
  const doneOn = dayIn('doneOn', textOf('doneOn'));
  const expiresOn = dayIn('expiresOn', textOf('expiresOn'));
  const forRecord = isBlank(textOf('forRecord'))
    ? { value: true }
    : readYesNo(EVENT_HEADINGS.forRecord, textOf('forRecord'));
  const day = 'value' in doneOn ? doneOn.value : null;
  const typed = requirement && typedIn(requirement, textOf('result'), day ?? today);
  if (day !== null && typed && 'value' in typed && 'value' in expiresOn && 'value' in forRecord) {
    const days = { doneOn: day, expiresOn: expiresOn.value, forRecord: forRecord.value };
    const event = { requirement, given: { ...days, ...typed.value, note: nameText(textOf('note')) } };
    if (isThere(event)) return { event, problems: [] };
  }
  const result = requirement && resultIn(requirement, textOf('result'), day ?? today);
  const problems = [
    ...(requirement ? [] : [{ field: 'requirement', message: unknownText(textOf('requirement')) }]),
    ...problemIn('doneOn', doneOn),
    ...(result ? problemIn('result', result) : []),
    ...problemIn('expiresOn', expiresOn),
    ...problemIn('forRecord', forRecord),
  ];
  if ('value' in doneOn && doneOn.value === null) {
    problems.push({ field: 'doneOn', message: 'Enter the date it was done.' });
  } else if (requirement && result && 'value' in doneOn && doneOn.value !== null) {
    if ('value' in result && 'value' in expiresOn && 'value' in forRecord) {
      const leftDue = CYCLES[requirement.cycle].isDayEntered ? null : expiresOn.value;
      const dueAgain = leftDue === null ? expiresOn.value : null;
      const days = { doneOn: doneOn.value, expiresOn: dueAgain, forRecord: forRecord.value };
      const given = { ...days, ...result.value, note: nameText(textOf('note')) };
      const broken = eventProblems(requirement, given, today);
      if (broken.length === 0) {
        return { event: { requirement, given, ...(leftDue !== null && { leftDue }) }, problems: [] };
      }
      return { event: null, problems: broken.map(({ field, message }) => ({ field: columnOf(field), message })) };
    }
  }
  return { event: null, problems };
}

function unknownText(text: string): string {
  return isBlank(text) ? 'Enter the requirement.' : `Your unit has no requirement ${quoted(text)}.`;
}

function dayIn(column: 'doneOn' | 'expiresOn', text: string): Reading<LocalDate | null> {
  return isBlank(text) ? { value: null } : readDay(EVENT_HEADINGS[column], text);
}

function resultIn(requirement: Requirement, text: string, doneOn: LocalDate): Reading<ResultValue> {
  return isBlank(text) ? noResult(requirement) : readResult(requirement, text, doneOn);
}

/** The result without checking it. */
function typedIn(requirement: Requirement, text: string, doneOn: LocalDate): Reading<ResultValue> {
  return isBlank(text) ? noResult(requirement) : readTyped(requirement, text, doneOn);
}

function noResult({ result }: Requirement): Reading<ResultValue> {
  if (result === DueResult.NONE) return { value: { score: null, level: null, passed: null } };
  return { problem: 'Enter the result.' };
}

function problemIn(field: EventColumn, reading: Reading<unknown>): Problem[] {
  return 'problem' in reading ? [{ field, message: reading.problem }] : [];
}

/** The column for a field of an event. Score, level and pass are all the result. */
function columnOf(field: string): string {
  return field === 'score' || field === 'level' || field === 'passed' ? 'result' : field;
}
