/** An event's result as people say it. */
import { bandOf, testOn } from '../policy/tests.ts';
import { passFailLabel } from '../record/fields.ts';
import { withTest } from '../record/testOfScore.ts';
import { type DueEvent, type Requirement, formerTest, hasFailed, type ResultValue } from './requirements.ts';

/** `38`, `38, expert`, `450, Pass`, `540, Pass (ACFT)` for a former test, `Class 2`, `Fail`; null if the requirement asks for no result. */
export function resultText(
  requirement: Pick<Requirement, 'score' | 'tests' | 'levels'>,
  event: ResultValue & Pick<DueEvent, 'doneOn'>,
): string | null {
  const { doneOn, score, level, passed } = event;
  const pass = passed === null ? null : passFailLabel[hasFailed(requirement, event) ? 'false' : 'true'];
  if (score === null) return level ?? pass;
  const test = testOn(requirement.tests, doneOn);
  const said = [String(score), pass ?? (test && bandOf(test, score))].filter((part) => part !== null).join(', ');
  const former = formerTest(requirement, doneOn);
  return former ? withTest(said, former.name) : said;
}
