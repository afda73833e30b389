import type { Requirement, DueTarget } from '../../../../domain/due/requirements.ts';
import { readResult } from '../../../../domain/due/typedResult.ts';
import { matchKey } from '../../../../domain/imports/importTexts.ts';
import type { LocalDate } from '../../../../domain/localDate.ts';
import { type FieldName, FIELDS } from '../../../../domain/record/fields.ts';

/** The record fields that requirements set and that rosters have columns for. */
const FIELDS_SET: Readonly<Record<DueTarget, readonly FieldName[]>> = {
  FITNESS: ['acftScore', 'acftPass'],
  RIFLE: ['m4Qual'],
  LICENSE: ['driversLicense'],
  JFO: ['jfoQualified'],
};
/** What lists call the results of any requirement. Letters and digits only, for comparison. */
const RESULTS: readonly string[] = ['RESULT', 'RESULTS', 'SCORE', 'SCORES', 'HITS', 'POINTS', 'LEVEL', 'PASSFAIL'];

/** Whether a pasted text is the column's heading rather than a result for that day. */
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
