import type { Model } from 'mongoose';
import type { Field } from 'type-graphql';
import type { RequestContext } from './context.ts';

/** A login that goes away. */
export interface GoingLogin {
  readonly accountId: string;
  /** Its address; null where it is not known any more. */
  readonly email: string | null;
}

/** Somebody whose record is erased. */
interface ErasedPerson {
  readonly soldierId: string;
  /** Their login; null for none. */
  readonly login: GoingLogin | null;
}

/** A field of `ownRecord`, by which people read what is kept of them, on screen and as a file. */
export interface OwnField<Context> {
  readonly type: NonNullable<Extract<Parameters<typeof Field>[0], () => unknown>>;
  readonly description: string;
  /** Reads what is kept of their login, or of their record. While there is no record, a list is empty and any other field null. */
  readonly ofLogin?: (accountId: string, context: Context) => Promise<unknown>;
  readonly ofSoldier?: (soldierId: string, context: Context) => Promise<unknown>;
}

/** A collection that keeps something of a person: what, how they learn of it, and what removes it. */
export interface PersonalData<Context = RequestContext> {
  /** The model of the collection; the name of one that has none. */
  readonly collection: Pick<Model<unknown>, 'collection' | 'createIndexes'> | string;
  /** What it keeps of a person, in words for docs/data.md. */
  readonly holds: string;
  /** The fields of `ownRecord` that tell them of it, by name. */
  readonly own?: Readonly<Record<string, OwnField<Context>>>;
  /** Why `ownRecord` leaves it out, or a part of it. */
  readonly leftOut?: string;
  /** How many go when somebody is erased, which staff are told before, and what one and several are called. */
  readonly counted?: {
    readonly count: (person: ErasedPerson) => Promise<number>;
    readonly one: string;
    readonly many: string;
  };
  /** What removes it. */
  readonly goes: {
    /** Removes what belongs to a login that goes. Called again at its end, as the login may be used meanwhile. */
    readonly withLogin?: (login: GoingLogin) => Promise<unknown>;
    /** Removes what is kept of somebody who is erased. Called again after a crash. */
    readonly withPerson?: (person: ErasedPerson) => Promise<unknown>;
    /** What else removes it, or why it may stay. */
    readonly otherwise?: string;
  };
}
