import { underRightsLock } from '../records/rights/rightsLock.ts';
import { forgetUndecidedImports } from './stagedImport.ts';

/** Finishes the imports that were decided before a crash, and forgets those that were not. */
export function settleImports(): Promise<void> {
  return underRightsLock(forgetUndecidedImports, 'BACKGROUND');
}
