import { setTimeout } from 'node:timers/promises';
import type { Connection, mongo } from 'mongoose';
import { HistorySubject } from '../../../domain/history.ts';
import { log } from '../../operations/log.ts';
import { announce, announceAll, listenTo, type StoreChange } from './storeChanges.ts';

/** The first pause before reopening an ended stream, in milliseconds. Each further pause is twice as long. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Which documents changed, without their content, so that the store need not keep images from before and after. A deleted comment's own
 * change no longer says which soldier it was about. Its audit log entry, which follows the change, does. Comments from an import have no
 * such entry.
 */
const PIPELINE = [
  { $match: { 'ns.coll': { $in: ['users', 'sessions', 'comments', 'auditLog', 'joinCode', 'unit'] } } },
  {
    $project: {
      operationType: 1,
      'ns.coll': 1,
      'documentKey._id': 1,
      updateDescription: 1,
      'fullDocument.subject': 1,
      'fullDocument.subjectId': 1,
      'fullDocument.soldierId': 1,
    },
  },
];

/** The requested parts of a change stream's event; documents may have any shape. */
export interface StreamEvent {
  readonly operationType: string;
  readonly ns?: { readonly db?: string; readonly coll?: string };
  readonly documentKey?: { readonly _id?: unknown };
  readonly updateDescription?: {
    readonly updatedFields?: object;
    readonly removedFields?: readonly string[];
    readonly truncatedArrays?: readonly { readonly field: string }[];
  };
  readonly fullDocument?: { readonly subject?: unknown; readonly subjectId?: unknown; readonly soldierId?: unknown };
}

/** What a stream's event tells subscribers; null if nobody can follow that kind of change. */
export function changeIn(event: StreamEvent): StoreChange | null {
  const { operationType, ns, documentKey, fullDocument } = event;
  if (ns?.coll === 'sessions') return { kind: 'SESSION' };
  if (ns?.coll === 'joinCode') return { kind: 'JOIN_CODE' };
  if (isHistoryAlone(event)) return null;
  if (ns?.coll === 'unit') return { kind: 'UNIT' };
  if (ns?.coll === 'users') return { kind: 'SOLDIER', id: textOrNull(documentKey?._id) };
  if (operationType !== 'insert' || !fullDocument) return null;
  const { subject, subjectId, soldierId } = fullDocument;
  if (ns?.coll === 'comments') {
    return { kind: 'COMMENT', id: textOrNull(documentKey?._id), soldierId: textOrNull(soldierId) };
  }
  if (ns?.coll !== 'auditLog' || subject !== HistorySubject.COMMENT) return null;
  return { kind: 'COMMENT', id: textOrNull(subjectId), soldierId: textOrNull(soldierId) };
}

/** Whether an update only moved a history entry out of its document (docs/decisions/0005-history.md). */
function isHistoryAlone({ updateDescription }: StreamEvent): boolean {
  if (!updateDescription) return false;
  const { updatedFields = {}, removedFields = [], truncatedArrays = [] } = updateDescription;
  const fields = [...Object.keys(updatedFields), ...removedFields, ...truncatedArrays.map(({ field }) => field)];
  return fields.every((field) => field.startsWith('pendingHistory'));
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/**
 * Announces what anybody writes to the store. After a failover, the driver continues from the last event by itself. A stream that ends for
 * another reason is opened again, and then everything is announced as changed. Such reasons are that the store's log no longer reaches back
 * to that event, or that the database was dropped. Until the stream is open, this process announces its own writes.
 * @returns a function that ends it.
 * @throws MongoError when the store has no such stream for this user.
 */
export async function followChangeStream(connection: Connection): Promise<() => Promise<void>> {
  const ending = new AbortController();
  const isEnding = (): boolean => ending.signal.aborted;
  let stream = await open(connection);
  const follow = async (): Promise<void> => {
    for (let pause = FIRST_PAUSE_MS; !isEnding(); pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        for await (const event of stream) {
          pause = FIRST_PAUSE_MS;
          const change = changeIn(event);
          if (change) announce('CHANGE_STREAM', change);
        }
      } catch (error) {
        if (!isEnding()) log.warn({ err: error }, 'The change stream ended.');
      }
      listenTo('OWN_WRITES');
      await setTimeout(pause, undefined, { signal: ending.signal }).catch(() => undefined);
      if (!isEnding()) stream = await reopened(connection, stream);
    }
    // The stream may have opened while following was ending.
    await stream.close();
  };
  const following = follow();
  return async () => {
    ending.abort();
    await stream.close();
    await following;
  };
}

async function open(connection: Connection): Promise<mongo.ChangeStream> {
  // Not through mongoose, whose change stream has neither `tryNext` nor an async iterator, whatever its types say.
  const stream = connection.getClient().db(connection.name).watch(PIPELINE);
  // Makes the driver open the stream now. So no later change is missed, and an error is thrown here.
  const event = await stream.tryNext();
  listenTo('CHANGE_STREAM');
  const change = event && changeIn(event);
  if (change) announce('CHANGE_STREAM', change);
  return stream;
}

/** A new stream; the ended one while the store does not answer. */
async function reopened(connection: Connection, ended: mongo.ChangeStream): Promise<mongo.ChangeStream> {
  try {
    const stream = await open(connection);
    announceAll('CHANGE_STREAM');
    return stream;
  } catch (error) {
    log.warn({ err: error }, 'The change stream could not be reopened yet.');
    return ended;
  }
}
