import type { PolicyPack } from './packs.ts';
import type { Policy } from './policy.ts';

/** What the unit says of itself, as of a day. */
export type Unit = {
  /** Rises by one with every change; 0 until the first. */
  readonly version: number;
  /** The policy that ships with the product, of which the unit's is made. */
  readonly pack: PolicyPack;
  readonly policy: Policy;
};
