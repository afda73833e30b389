import type { Account } from '../account.model.ts';

/** Matches an account for as long as its password and its second factor are those that it was read with. */
export function sameFactors({ _id, passwordHash, secondFactor }: Account) {
  return { _id, passwordHash, 'secondFactor.secret': secondFactor?.secret ?? { $exists: false } };
}
