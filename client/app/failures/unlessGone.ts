import { ErrorCode } from '../../../domain/errorCodes.ts';
import { failureOf } from './failure.ts';

/**
 * Waits for a call that removes something. If it is already gone, that counts as success and resolves to null: somebody else removed it, or
 * an earlier request did whose answer was lost.
 */
export async function unlessGone<Result>(removal: Promise<Result>): Promise<Result | null> {
  try {
    return await removal;
  } catch (error) {
    if (failureOf(error).code === ErrorCode.NOT_FOUND) return null;
    throw error;
  }
}
