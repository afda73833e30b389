import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorCode } from '../../../domain/errorCodes.ts';

/** Not null if a sign-in was refused until its second factor is entered; `continueTo` is the address to open after that, if the server has one. */
export function secondFactorNeeded(error: unknown): { continueTo: string | null } | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const extensions = error.errors[0]?.extensions;
  if (extensions?.['code'] !== ErrorCode.MULTI_FACTOR_AUTH_REQUIRED) return null;
  const continueTo = extensions['continueTo'];
  return { continueTo: typeof continueTo === 'string' ? continueTo : null };
}
