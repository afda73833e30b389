/** Results as they are typed beside a list of names or pasted from a spreadsheet, and what each does (Rule 28). */
import { matchKey, readPassFail, type Reading, readYesNo } from '../imports/importTexts.ts';
import { asksForPass, resultProblem } from './eventProblems.ts';
import { type DueKind, DueResult, hasFailed, type ResultValue } from './kinds.ts';
import { resultText } from './resultText.ts';

const NOTHING: ResultValue = { score: null, level: null, passed: null };

/**
 * The result that a text stands for: `38`, also `38/40` of the most that it can be and `38.0` as programs write it, `450 pass`, `go`, `Class 2` or its `2`, `x` for what was done.
 * @param text not blank
 */
export function readResult(kind: DueKind, text: string): Reading<ResultValue> {
  const read = readValue(kind, text.trim());
  if ('problem' in read) return read;
  const problem = resultProblem(kind, read.value);
  return problem === null ? read : { problem };
}

const SCORE = /^(-?\d+)(?:\.0+(?!\d))?(?: *\/ *(\d+))?(.*)$/;

function readValue(kind: DueKind, text: string): Reading<ResultValue> {
  switch (kind.result) {
    case DueResult.NONE: {
      const read = readYesNo('Result', text);
      if ('problem' in read) return read;
      return read.value ? { value: NOTHING } : { problem: 'Leave it blank for whoever was not there.' };
    }
    case DueResult.PASS_FAIL: {
      const read = readPassFail('Result', text);
      return 'problem' in read ? read : { value: { ...NOTHING, passed: read.value } };
    }
    case DueResult.SCORE: {
      const [, digits, most, rest = ''] = SCORE.exec(text) ?? [];
      if (most !== undefined && Number(most) !== kind.score?.max) return { value: { ...NOTHING, score: NaN } };
      const word = rest.trim();
      // What follows a score is its pass, where that is asked for; anything else makes it no number.
      if (digits === undefined || (word !== '' && !asksForPass(kind))) return { value: { ...NOTHING, score: NaN } };
      if (word === '') return { value: { ...NOTHING, score: Number(digits) } };
      const read = readPassFail('Result', word);
      return 'problem' in read ? read : { value: { ...NOTHING, score: Number(digits), passed: read.value } };
    }
    case DueResult.LEVEL:
      return { value: { ...NOTHING, level: levelOf(kind, text) } };
  }
}

/** The level of that name, or the only one whose name ends with that word. */
function levelOf({ levels }: DueKind, text: string): string {
  const wanted = matchKey(text);
  const exact = levels.find(({ name }) => matchKey(name) === wanted);
  if (exact) return exact.name;
  const [first, ...others] = levels.filter(({ name }) => matchKey(name.split(' ').at(-1) ?? '') === wanted);
  return first && others.length === 0 ? first.name : text;
}

/**
 * What a result does, as it stands beside it while it is typed: `38: passes`, `21: fails, below 23`; `Done` where there is no result. Of a fitness test the pass
 * counts that was entered, and a score that contradicts it is told.
 */
export function effectText(kind: DueKind, value: ResultValue): string {
  const text = resultText(kind, value);
  if (text === null) return 'Done';
  const { score } = value;
  const mark = kind.score?.failBelow ?? 0;
  const isBelow = score !== null && score < mark;
  if (hasFailed(kind, value)) return `${text}: fails${isBelow ? `, below ${mark}` : ''}`;
  return `${text}: passes${isBelow ? `, though below ${mark}` : ''}`;
}
