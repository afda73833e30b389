/** The result of an event as people say it. */
import { passFailLabel } from '../record/fields.ts';
import { type DueKind, hasFailed, type ResultValue } from './kinds.ts';

/** `38`, `540, Pass`, `Class 2`, `Fail`; null where a requirement asks for no result. */
export function resultText(kind: Pick<DueKind, 'score' | 'levels'>, value: ResultValue): string | null {
  const { score, level, passed } = value;
  const pass = passFailLabel[hasFailed(kind, value) ? 'false' : 'true'];
  if (score !== null) return passed === null ? String(score) : `${score}, ${pass}`;
  return level ?? (passed === null ? null : pass);
}
