/**
 * The limit that the others are compared with: a bare node:http server that answers the same requests with the same data. It checks the
 * session, the person and the permission, reads with the driver what the product reads, applies the unit's rules, and stringifies.
 */
import 'reflect-metadata';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseCookie } from 'cookie';
import mongoose from 'mongoose';
import { permit, type SoldierRequirement } from '../../../../domain/permissions.ts';
import { hashSecret } from '../../../../server/identity/secrets/secret.ts';
import type { Session } from '../../../../server/identity/session/session.model.ts';
import { readConfig } from '../../../../server/operations/settings/config.ts';
import type { Soldier } from '../../../../server/records/soldiers/soldier.model.ts';
import { createAnswers } from './limitAnswers.ts';
import { listen } from './listen.ts';

const { mongodbUri } = readConfig();
if (mongodbUri === null) throw new Error('MONGODB_URI is not set.');
const db = (await new mongoose.mongo.MongoClient(mongodbUri).connect()).db();
const sessions = db.collection<Session>('sessions');
const soldiers = db.collection<Soldier>('users');
const answers = createAnswers(db);

interface Body {
  operationName: string;
  variables: { id: string };
}

const server = createServer((request, response) => {
  answer(request).then(
    (data) => {
      const body = JSON.stringify(data);
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.setHeader('content-length', Buffer.byteLength(body));
      response.end(body);
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});
await listen(server);

async function answer(request: IncomingMessage): Promise<object> {
  const { operationName, variables }: Body = JSON.parse(await text(request));
  const operation = answers[operationName];
  if (!operation) throw new Error(`No operation ${operationName}.`);
  const now = new Date();
  await check(request, operation.requires, variables.id, now);
  return { data: await operation.read(variables.id, now) };
}

/** @throws Error for a request that is not permitted. */
async function check({ headers }: IncomingMessage, requires: SoldierRequirement, id: string, now: Date): Promise<void> {
  const token = parseCookie(headers.cookie ?? '')['session'] ?? '';
  const session = await sessions.findOne({ _id: hashSecret(token) });
  if (session?.state !== 'OPEN' || session.expiresAt <= now || session.accessEndsAt <= now)
    throw new Error('Not signed in.');
  const { accountId } = session;
  const soldier = await soldiers.findOne({ userId: accountId }, { projection: { isStaff: 1, loginDisabled: 1 } });
  if (!soldier || soldier.loginDisabled) throw new Error('Not signed in.');
  const person = { accountId, soldierId: soldier._id, isStaff: soldier.isStaff };
  if (permit(requires, person, id) !== 'ALLOWED') throw new Error('Not allowed.');
}
