import type { Account } from '../account.model.ts';

/** Matches an account as long as its password and second factor are the ones that were read. */
export function sameFactors({ _id, passwordHash, secondFactor }: Account) {
  return { _id, passwordHash, 'secondFactor.secret': secondFactor?.secret ?? { $exists: false } };
}
