import { errorCount } from './metrics.ts';
import type { RequestRecord } from './requestRecord.ts';

/** Counts an error of an answer by its `extensions.code`, and has the request's line in the log name it. */
export function noteError(code: string, record: RequestRecord | null): void {
  // After the time limit the answer has been sent: what still fails in the operation is in no answer.
  if (record?.isAnswered) return;
  errorCount.inc({ code });
  record?.errors.push(code);
}
