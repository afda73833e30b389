import { errorCount } from './metrics.ts';
import type { RequestRecord } from './requestRecord.ts';

/** Counts an error of an answer by its `extensions.code`, and names it in the request's line in the log. */
export function noteError(code: string, record: RequestRecord | null): void {
  // Once the time limit has passed and the answer is sent, further errors of the operation are part of no answer.
  if (record?.isAnswered) return;
  errorCount.inc({ code });
  record?.errors.push(code);
}
