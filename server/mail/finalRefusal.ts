import { isNativeError } from 'node:util/types';

/**
 * An enhanced status code (RFC 3463) anywhere in an answer, because some servers put it in brackets at the end. Not part of a network
 * address.
 */
const ENHANCED = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?!\.?\d)/;
/** The codes about a mailbox, except 5.1.7 and 5.1.8, which are about the sender. */
const ABOUT_THE_MAILBOX = /^5\.(1\.(?![78]$)\d+|2\.1)$/;
/** The basic codes about the conversation: a command at the wrong moment (503), and signing in (RFC 4954). */
const ABOUT_THE_CONVERSATION = /^5(03|3\d)/;
/** Words by which a server without enhanced codes says that it refuses the sender, not the mailbox. */
const ABOUT_WHOEVER_SENDS = /\b(relay|sender|authenticat|policy)/i;
const ADDRESS = /\S+@\S+/g;

/**
 * Whether a mail server refused a mail for good (Spec 25.7): with a 5xx answer to its recipient. The answer must be about the mailbox (5.1.x,
 * 5.2.1) or have no enhanced code. Any other refusal may end when somebody corrects a setting, here or there.
 */
export function isFinalRefusal(error: unknown): boolean {
  if (!isNativeError(error) || !('response' in error && 'command' in error)) return false;
  const { response, command } = error;
  if (command !== 'RCPT TO' || typeof response !== 'string' || !response.startsWith('5')) return false;
  const enhanced = ENHANCED.exec(response)?.[1];
  if (enhanced !== undefined) return ABOUT_THE_MAILBOX.test(enhanced);
  return !ABOUT_THE_CONVERSATION.test(response) && !ABOUT_WHOEVER_SENDS.test(response.replace(ADDRESS, ''));
}
