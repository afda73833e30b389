import type { Random } from '../../domain/exam/shuffle.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import type { Person } from '../../domain/permissions.ts';
import type { Unit } from '../../domain/policy/unit.ts';

/** What every resolver knows of its request; those that deal with logins and sessions know more (server/identity/identityContext.ts). */
export interface RequestContext {
  /** Who asks; null when signed out. */
  person: Person | null;
  /** Whether the login of who asks is still there; false when signed out. One database command. */
  loginExists: () => Promise<boolean>;
  /** When the request began; it may have waited for its turn since. */
  now: Date;
  clock: () => Date;
  /** The unit's calendar day. */
  today: LocalDate;
  /** The unit with its policy on that day, or on another. One database command in a request, and none in one that does not ask. */
  unit: (day?: LocalDate) => Promise<Unit>;
  /** What is being removed from that unit. Read together with it. */
  removal: () => Promise<Removal>;
  /** Has the unit read anew when it is asked for next. */
  forgetUnit: () => void;
  /** Random numbers for shuffling; null where the order has to be the same every time. */
  random: Random | null;
}

/** What is being removed from the unit while records may use it (server/unit/removal.ts). */
export interface Removal {
  /** How many removals there have been: a save that knows fewer than its record does must read the unit again. */
  readonly number: number;
  /** The ids of what is going: requirements, columns, and `<column>/<choice>`. */
  readonly going: readonly string[];
}

/** What the rules of a record need to know besides it, and who reads it. */
export type UnitDay = Pick<RequestContext, 'today' | 'unit' | 'person'>;
