import { type Doc, MAX_DOCUMENT_BYTES } from './values.ts';
import { MAX_MESSAGE_BYTES } from './wire.ts';

/** The MongoDB release whose behavior the store follows. */
export const VERSION = '7.0.14';
const WIRE_VERSION = 21;

/** How the store introduces itself: as a single server, so that drivers send no retryable writes and expect no transactions. */
function hello(): object {
  return {
    helloOk: true,
    isWritablePrimary: true,
    ismaster: true,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
  };
}

const nothing = (): object => ({});

/** Commands with which clients find out what they talk to. What clients say about themselves is ignored. */
export const DIAGNOSTICS: Readonly<Record<string, (given: Doc) => object>> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: nothing,
  // The driver sends it when it closes.
  endSessions: nothing,
  // `mongosh` asks this first.
  buildInfo: () => ({
    version: VERSION,
    versionArray: VERSION.split('.').map(Number).concat(0),
    gitVersion: 'embedded',
    modules: [],
    bits: 64,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  }),
};
