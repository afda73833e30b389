import type { LocalDate } from '../../../domain/localDate.ts';
import type { RequestContext } from '../../api/context.ts';
import { Refusal } from '../../api/refusal.ts';
import { type Act, actOf } from '../../history/entry.ts';
import { unitDayAt } from '../../operations/unitClock.ts';
import { type LockUser, underLock } from '../../store/lock.ts';
import { isWorkingStaff } from './staffRights.ts';

/** Held while deciding by several people's staff rights, or changing anybody's. */
const RIGHTS_LOCK = 'staff rights';

let finishImports: (() => Promise<void>) | null = null;

/** Registers how to complete an import that a crash cut off. Every process that decides on rights calls this first. */
export function finishBeforeRights(finish: () => Promise<void>): void {
  finishImports = finish;
}

/**
 * Runs work that reads or changes staff rights, one at a time across all servers. It first completes an import that a crash cut off, so that no
 * decision is based on half of it.
 * @throws Error if nothing registered how to complete imports.
 */
export async function underRightsLock<Result>(work: () => Promise<Result>, user?: LockUser): Promise<Result> {
  const finish = finishImports;
  if (!finish) throw new Error('Nobody has said how imports are finished, without which no rights are decided.');
  const afterImports = async (): Promise<Result> => {
    await finish();
    return work();
  };
  return underLock(RIGHTS_LOCK, afterImports, user);
}

/**
 * The same for work that needs staff rights. The caller's rights are checked again under the lock.
 * @throws Refusal `FORBIDDEN` if the caller lost these rights, or the login, since the request.
 */
export function underRightsLockForStaff<Result>(
  context: Pick<RequestContext, 'person' | 'clock'>,
  work: (act: Act) => Promise<Result>,
): Promise<Result> {
  return underRightsLock(async () => {
    const act = actOf(context);
    await refuseFormerStaff(act.actorId, unitDayAt(act.at));
    return work(act);
  });
}

/**
 * Refuses a caller who lost staff rights or the login since the request. Call it first under the lock: if two people take each other's rights at
 * the same moment, the second has none left.
 * @throws Refusal `FORBIDDEN`.
 */
export async function refuseFormerStaff(soldierId: string, today: LocalDate): Promise<void> {
  if (!(await isWorkingStaff(soldierId, today))) throw new Refusal('FORBIDDEN');
}
