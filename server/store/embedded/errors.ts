import { types } from 'node:util';
import { EJSON } from 'bson';

/** The MongoDB error codes that the embedded store uses, by name. */
const CODES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  Overflow: 15,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  CommandNotSupported: 115,
  CannotIndexParallelArrays: 171,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  Location15958: 15958,
  UnknownField: 40415,
} as const;

/** The name of an error code that the store uses. */
type CodeName = keyof typeof CODES;

/** A refusal or failure as the client receives it: `code` and `codeName` are MongoDB's. */
export class StoreError extends Error {
  readonly code: number;

  constructor(
    readonly codeName: CodeName,
    message: string,
    /** What MongoDB adds to this kind of error, such as keyPattern and keyValue. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'StoreError';
    this.code = CODES[codeName];
  }
}

/** The refusal of a key that another document has in a unique index. */
export function duplicateKey(namespace: string, index: string, keyPattern: object, keyValue: object): StoreError {
  const message = `E11000 duplicate key error collection: ${namespace} index: ${index} dup key: ${EJSON.stringify(keyValue)}`;
  return new StoreError('DuplicateKey', message, { keyPattern, keyValue });
}

/** Turns any failure into one for the client. */
export function asStoreError(error: unknown): StoreError {
  return error instanceof StoreError ? error : new StoreError('InternalError', messageOf(error));
}

/** An error's message, even if native code made the error. */
export const messageOf = (error: unknown): string => (types.isNativeError(error) ? error.message : String(error));

/** Ends the current command with MongoDB's error of that name. */
export function fail(codeName: CodeName, message: string): never {
  throw new StoreError(codeName, message);
}

/** Refuses what MongoDB can do and this store cannot. That is better than silently doing half of it. */
export function unsupported(what: string): never {
  fail('CommandNotSupported', `${what} is not supported by the embedded store; set MONGODB_URI to use MongoDB`);
}
