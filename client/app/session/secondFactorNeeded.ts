import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorCode } from '../../../domain/errorCodes.ts';

/** Whether a sign-in waits for its second factor; where it goes on then, if the refusal says so. */
export function secondFactorNeeded(error: unknown): { continueTo: string | null } | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const extensions = error.errors[0]?.extensions;
  if (extensions?.['code'] !== ErrorCode.MULTI_FACTOR_AUTH_REQUIRED) return null;
  const continueTo = extensions['continueTo'];
  return { continueTo: typeof continueTo === 'string' ? continueTo : null };
}
