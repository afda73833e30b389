import type { RequestContext } from '../context.ts';
import { type LockUser, underLock } from '../database/lock.ts';
import { Refusal } from '../graphql/refusal.ts';
import { type Act, actOf } from '../history/entry.ts';
import { finishImports } from '../import/stagedImport.ts';
import { isWorkingStaff } from '../soldiers/staffRights.ts';

/** Held by whoever decides by the staff rights of several people, or changes anybody's. */
const RIGHTS_LOCK = 'staff rights';

/**
 * Does work that reads and changes staff rights, one at a time over all servers. An import that a crash has cut off is finished before it,
 * so that nothing is decided by half of one.
 */
export function underRightsLock<Result>(work: () => Promise<Result>, user?: LockUser): Promise<Result> {
  const afterImports = async (): Promise<Result> => {
    await finishImports();
    return work();
  };
  return underLock(RIGHTS_LOCK, afterImports, user);
}

/**
 * The same for work that takes staff rights: those of whoever asks are looked at once more, under the lock.
 * @throws Refusal `FORBIDDEN` when these, or the login, were taken since they asked.
 */
export function underRightsLockForStaff<Result>(
  context: Pick<RequestContext, 'person' | 'clock'>,
  work: (act: Act) => Promise<Result>,
): Promise<Result> {
  return underRightsLock(async () => {
    const act = actOf(context);
    await refuseFormerStaff(act.actorId);
    return work(act);
  });
}

/**
 * Refuses somebody whose rights or login were taken since they asked. To be called under the lock, before anything else: of two who take
 * them from each other at the same moment, the second has none any more.
 * @throws Refusal `FORBIDDEN`.
 */
export async function refuseFormerStaff(soldierId: string): Promise<void> {
  if (!(await isWorkingStaff(soldierId))) throw new Refusal('FORBIDDEN');
}
