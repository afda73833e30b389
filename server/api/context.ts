import type { Random } from '../../domain/exam/shuffle.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import type { Person } from '../../domain/permissions.ts';
import type { Unit } from '../../domain/policy/unit.ts';

/** What every resolver knows about its request. Those for logins and sessions know more (server/identity/identityContext.ts). */
export interface RequestContext {
  /** Who asks; null when signed out. */
  person: Person | null;
  /** Whether the caller's login still exists; false when signed out. One database command. */
  loginExists: () => Promise<boolean>;
  /** When the request began; it may have waited for its turn since then. */
  now: Date;
  clock: () => Date;
  /** The unit's calendar day. */
  today: LocalDate;
  /** The unit with its policy today or on another day. At most one database command a request; none if nobody asks. */
  unit: (day?: LocalDate) => Promise<Unit>;
  /** What is being removed from the unit. Read together with the unit. */
  removal: () => Promise<Removal>;
  /** Makes the next call of `unit` read the unit again. */
  forgetUnit: () => void;
  /** Random numbers for shuffling; null if the order must always be the same. */
  random: Random | null;
}

/** What is being removed from the unit while records may still use it (server/unit/removal.ts). */
export interface Removal {
  /** How many removals there have been. A save that knows fewer than its record does must read the unit again. */
  readonly number: number;
  /** The ids of what is being removed: requirements, unit fields, and `<unit field>/<choice>`. */
  readonly going: readonly string[];
}

/** What a record's rules need to know besides the record, and who reads it. */
export type UnitDay = Pick<RequestContext, 'today' | 'unit' | 'person'>;
