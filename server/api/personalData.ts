import type { Model } from 'mongoose';
import type { Field } from 'type-graphql';
import type { RequestContext } from './context.ts';

/** A login that is being removed. */
export interface GoingLogin {
  readonly accountId: string;
  /** Its e-mail address; null if no longer known. */
  readonly email: string | null;
}

/** A person whose record is being erased. */
interface ErasedPerson {
  readonly soldierId: string;
  /** Their login; null if they have none. */
  readonly login: GoingLogin | null;
}

/** A field of `ownRecord`, in which people read what is kept about them, on screen and as a file. */
export interface OwnField<Context> {
  readonly type: NonNullable<Extract<Parameters<typeof Field>[0], () => unknown>>;
  readonly description: string;
  /** Reads what is kept about their login or about their record. Without a record, a list is empty and any other field null. */
  readonly ofLogin?: (accountId: string, context: Context) => Promise<unknown>;
  readonly ofSoldier?: (soldierId: string, context: Context) => Promise<unknown>;
}

/** A collection with personal data: what it keeps, how people see it, and what removes it. */
export interface PersonalData<Context = RequestContext> {
  /** The collection's model, or its name if it has no model. */
  readonly collection: Pick<Model<unknown>, 'collection' | 'createIndexes'> | string;
  /** What it keeps about a person, in the words of docs/data.md. */
  readonly holds: string;
  /** The fields of `ownRecord` that show it, by name. */
  readonly own?: Readonly<Record<string, OwnField<Context>>>;
  /** What `ownRecord` leaves out, and why. */
  readonly leftOut?: string;
  /** Counts what goes when somebody is erased, which staff see first. Also says what one and several are called. */
  readonly counted?: {
    readonly count: (person: ErasedPerson) => Promise<number>;
    readonly one: string;
    readonly many: string;
  };
  /** What removes it. */
  readonly goes: {
    /** Removes what belongs to a login that is being removed. Called again at the end, because the login may be used meanwhile. */
    readonly withLogin?: (login: GoingLogin) => Promise<unknown>;
    /** Removes what is kept about a person who is being erased. Called again after a crash. */
    readonly withPerson?: (person: ErasedPerson) => Promise<unknown>;
    /** What else removes it, or why it may stay. */
    readonly otherwise?: string;
  };
}
