import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorCode, SignedOutReason } from '../../../domain/errorCodes.ts';

/** What a refusal means for the session. */
type SessionEnd =
  /** The session goes on, but its access window has ended. */
  | 'LAPSED'
  /** The session has ended. `because` says why, if the server knows. */
  | { readonly because: string | null };

/** What a failed operation means for the session; null if nothing. */
export function sessionEndOf(error: unknown): SessionEnd | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const [refusal] = error.errors;
  const code = refusal?.extensions?.['code'];
  const reason = refusal?.extensions?.['reason'];
  if (!refusal || (code !== ErrorCode.UNAUTHENTICATED && code !== ErrorCode.USER_DISABLED)) return null;
  if (reason === SignedOutReason.ACCESS_EXPIRED) return 'LAPSED';
  return { because: typeof reason === 'string' ? refusal.message : null };
}
