import { ErrorCode } from '../../../domain/errorCodes.ts';
import { failureOf } from './failure.ts';

/**
 * Waits for a call that removes something. That it is gone already counts as success: somebody else has removed it, or a request before, whose
 * answer was lost. Resolves to null then.
 */
export async function unlessGone<Result>(removal: Promise<Result>): Promise<Result | null> {
  try {
    return await removal;
  } catch (error) {
    if (failureOf(error).code === ErrorCode.NOT_FOUND) return null;
    throw error;
  }
}
