import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { OPERATION_WITHIN_MS } from '../../../server/http/requestLimits.ts';
import type { SeededRandom } from '../support/seededRandom.ts';
import { hostileBody, hostileDocument } from './documents.ts';
import { dishonest, honest, type Root } from './operations.ts';
import type { Person } from './person.ts';
import { hostileValue, type Names } from './values.ts';

const PROTOCOL = 'graphql-transport-ws';
const EVIL = 'https://evil.example';
/** How long to wait for an answer to a message, in milliseconds; most come sooner. */
const LISTEN_MS = 250;
/** The first message of a client. */
const INIT = '{"type":"connection_init"}';

/**
 * Opens a socket, sends a few messages, most of which no honest client would send, and leaves.
 * @param subscriptions what it may subscribe to.
 * @returns what the server said, message by message.
 */
export async function hostileConversation(
  url: URL,
  { client: { cookie }, names }: Person,
  subscriptions: readonly Root[],
  random: SeededRandom,
): Promise<string[]> {
  const heard: string[] = [];
  const protocol = random.chance(0.9) ? PROTOCOL : 'nonsense';
  const socket = await opened(url, protocol, { cookie, ...(random.chance(0.1) && { origin: EVIL }) }, heard);
  if (socket === null) return heard;
  // The server disconnects a client that subscribes before its first message is answered.
  const say = async (text: string | Buffer, isPatient: boolean): Promise<void> => {
    if (socket.readyState !== WebSocket.OPEN) return;
    const before = heard.length;
    socket.send(text);
    if (isPatient) await waited(LISTEN_MS, () => heard.length > before);
  };
  if (random.chance(0.85)) await say(INIT, random.chance(0.9));
  for (let left = 1 + random.below(4); left > 0; left -= 1) {
    await say(
      message(() => payload(subscriptions, names, random), random),
      left === 1 || random.chance(0.7),
    );
  }
  if (random.chance(0.3)) socket.terminate();
  else socket.close();
  return heard;
}

/**
 * Subscribes to everything as an honest client does, on one socket, until each subscription has said something or time is up.
 * @returns what the server said, message by message; a subscription's id is the name of its field.
 */
export async function honestConversation(
  url: URL,
  { client: { cookie }, names }: Person,
  subscriptions: readonly Root[],
  random: SeededRandom,
): Promise<string[]> {
  const heard: string[] = [];
  const socket = await opened(url, PROTOCOL, { cookie }, heard);
  if (socket === null) return heard;
  socket.send(INIT);
  await waited(OPERATION_WITHIN_MS, () => heard.length > 0);
  for (const root of subscriptions) {
    const subscribe = { id: root.field.name, type: 'subscribe', payload: honest(root, names, random) };
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(subscribe));
  }
  await waited(OPERATION_WITHIN_MS, () => subscriptions.every(({ field }) => isAnswered(field.name, heard)));
  socket.terminate();
  return heard;
}

/** Whether a subscription gave something or was refused. */
export function isAnswered(id: string, heard: readonly string[]): boolean {
  return ['next', 'error'].some((type) => heard.some((text) => text.startsWith(`{"id":"${id}","type":"${type}"`)));
}

/** A socket and everything said on it since it opened; null if it is refused. */
async function opened(
  url: URL,
  protocol: string,
  headers: OutgoingHttpHeaders,
  heard: string[],
): Promise<WebSocket | null> {
  const socket = new WebSocket(`ws://${url.host}/graphql`, protocol, { headers, handshakeTimeout: 5000 });
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  socket.on('close', (code, reason) => heard.push(`closed ${code} ${reason.toString()}`));
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}

async function waited(milliseconds: number, isEnough: () => boolean): Promise<void> {
  for (const until = Date.now() + milliseconds; !isEnough() && Date.now() < until;) await wait(5);
}

function message(payload: () => unknown, random: SeededRandom): string | Buffer {
  const kind = random.next();
  if (kind < 0.05) return randomBytes(random.below(2000));
  if (kind < 0.08) return 'x'.repeat(random.pick([0, 1, 19_999, 20_001, 200_000]));
  if (kind < 0.1) return '['.repeat(9000);
  if (kind < 0.15) return JSON.stringify(hostileValue(random)).slice(0, 19_000);
  if (kind < 0.25) {
    return JSON.stringify({
      type: random.pick(['connection_init', 'ping', 'pong', 'next', 'complete', '__proto__', 1]),
      id: '1',
      payload: hostileValue(random),
    }).slice(0, 19_000);
  }
  const id = random.chance(0.8)
    ? String(random.below(10))
    : random.pick(['1', '__proto__', 'constructor', '', 'x'.repeat(5000), 5]);
  return JSON.stringify({ id, type: 'subscribe', payload: payload() }).slice(0, 19_500);
}

function payload(subscriptions: readonly Root[], names: Names, random: SeededRandom): unknown {
  const kind = random.next();
  if (kind < 0.15) return { query: hostileDocument(random).replace('{', 'subscription {') };
  if (kind < 0.25) return hostileBody(random);
  const root = random.pick(subscriptions);
  // Half of the messages are honest, because a malformed one is refused at once and often ends the socket.
  if (kind < 0.6) return honest(root, names, random);
  const sent = dishonest(root, names, random);
  return kind < 0.9 ? sent : { ...sent, extensions: hostileValue(random) };
}
