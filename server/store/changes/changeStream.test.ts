import mongoose, { mongo } from 'mongoose';
import { TestApi } from '../../testing/testApi.ts';
import { changeIn, followChangeStream, type StreamEvent } from './changeStream.ts';

TestApi.forThisFile();

/*
 * Events as MongoDB 6 and newer send them (https://www.mongodb.com/docs/manual/reference/change-events/), without the parts that are not
 * asked for.
 */
const user = (rest: Partial<StreamEvent>): StreamEvent => ({
  operationType: 'update',
  ns: { coll: 'users' },
  documentKey: { _id: 'soldier' },
  ...rest,
});
const logged = (rest: Partial<StreamEvent>): StreamEvent => ({
  operationType: 'insert',
  ns: { coll: 'auditLog' },
  documentKey: { _id: 'entry' },
  ...rest,
});
const SOLDIER = { kind: 'SOLDIER', id: 'soldier' };

const events: [string, StreamEvent, unknown][] = [
  ['a new record', user({ operationType: 'insert', fullDocument: {} }), SOLDIER],
  ['a record that is gone', user({ operationType: 'delete' }), SOLDIER],
  [
    'a change with its history entry',
    user({ updateDescription: { updatedFields: { m4Qual: 40, version: 2, pendingHistory: [{}] }, removedFields: [] } }),
    SOLDIER,
  ],
  [
    'a field that was taken away',
    user({ updateDescription: { updatedFields: {}, removedFields: ['userId'] } }),
    SOLDIER,
  ],
  [
    'a history entry that moved on',
    user({ updateDescription: { updatedFields: { pendingHistory: [] }, removedFields: [], truncatedArrays: [] } }),
    null,
  ],
  [
    'a history entry that moved on, told as a shorter array',
    user({ updateDescription: { updatedFields: {}, truncatedArrays: [{ field: 'pendingHistory' }] } }),
    null,
  ],
  ['the whole collection', { operationType: 'drop', ns: { coll: 'users' } }, { kind: 'SOLDIER', id: null }],
  [
    'a session',
    { operationType: 'delete', ns: { coll: 'sessions' }, documentKey: { _id: 'hash' } },
    { kind: 'SESSION' },
  ],
  [
    "a comment's entry in the audit log",
    logged({ fullDocument: { subject: 'COMMENT', subjectId: 'comment', soldierId: 'soldier' } }),
    { kind: 'COMMENT', id: 'comment', soldierId: 'soldier' },
  ],
  ["a record's entry", logged({ fullDocument: { subject: 'RECORD', subjectId: null, soldierId: 'soldier' } }), null],
  ['an entry that loses its text', logged({ operationType: 'update' }), null],
  ['the end of the database', { operationType: 'invalidate' }, null],
];

it.each(events)('%s', (_, event, change) => {
  expect(changeIn(event)).toEqual(change);
});

it('asks the store itself for the stream: a store without streams refuses it by its own error', async () => {
  await expect(followChangeStream(mongoose.connection)).rejects.toBeInstanceOf(mongo.MongoServerError);
});
