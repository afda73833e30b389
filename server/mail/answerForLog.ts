import { isNativeError } from 'node:util/types';
import { withoutValues } from '../operations/observability/errorForLog.ts';
import type { Mail } from './mailer.ts';

/** The longest that an answer stands in the log, in characters. */
const MAX_LENGTH = 200;

/**
 * What the log holds of the answer by which a mail server refused a mail, or of the reason why there was none. Servers quote addresses, names
 * of mailboxes and links; none of these is left.
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
