import { isNativeError } from 'node:util/types';
import { withoutValues } from '../operations/observability/errorForLog.ts';
import type { Mail } from './mail.ts';

/** The longest answer in the log, in characters. */
const MAX_LENGTH = 200;

/**
 * What the log keeps of a mail server's refusal, or of the reason why there was no answer. Servers quote addresses, mailbox names and
 * links; all are removed.
 */
export function answerForLog(error: unknown, { to }: Mail): string {
  if (!isNativeError(error)) return typeof error;
  const answer = 'response' in error && typeof error.response === 'string' ? error.response : error.message;
  const [mailbox = ''] = to.toLowerCase().split('@');
  return withoutValues(answer)
    .replace(/\S+:\/\/\S*/g, '…')
    .replace(/[^\s(),:;]+/g, (word) => (word.toLowerCase().replace(/\.$/, '') === mailbox ? '…' : word))
    .replace(/[\w-]{20,}/g, '…')
    .slice(0, MAX_LENGTH);
}
