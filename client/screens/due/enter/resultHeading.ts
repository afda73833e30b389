import type { Requirement, DueTarget } from '../../../../domain/due/requirements.ts';
import { readResult } from '../../../../domain/due/typedResult.ts';
import { matchKey } from '../../../../domain/imports/importTexts.ts';
import type { LocalDate } from '../../../../domain/localDate.ts';
import { type FieldName, FIELDS } from '../../../../domain/record/fields.ts';

/** The fields of a record that requirements set, which rosters have columns for. */
const FIELDS_SET: Readonly<Record<DueTarget, readonly FieldName[]>> = {
  FITNESS: ['acftScore', 'acftPass'],
  RIFLE: ['m4Qual'],
  LICENSE: ['driversLicense'],
  JFO: ['jfoQualified'],
};
/** What lists call results of any requirement, in letters and digits only. */
const RESULTS: readonly string[] = ['RESULT', 'RESULTS', 'SCORE', 'SCORES', 'HITS', 'POINTS', 'LEVEL', 'PASSFAIL'];

/** Whether a text that was pasted with results is the heading of their column, and no result of a day itself. */
export function isResultHeading(text: string, requirement: Requirement, doneOn: LocalDate): boolean {
  if (!('problem' in readResult(requirement, text, doneOn))) return false;
  const key = matchKey(text);
  const fields = requirement.sets === null ? [] : FIELDS_SET[requirement.sets].map((name) => FIELDS[name]);
  const names = [
    ...[requirement.name, ...requirement.tests.map(({ name }) => name)].map(matchKey),
    ...fields.flatMap(({ roster }) => roster.alsoCalled),
  ];
  return RESULTS.includes(key) || names.some((name) => name === key || RESULTS.includes(key.replace(name, '')));
}
