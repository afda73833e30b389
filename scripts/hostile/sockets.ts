import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { hostileBody, hostileDocument } from './documents.ts';
import { dishonest, honest, type Root } from './operations.ts';
import type { Person } from './person.ts';
import type { SeededRandom } from './random.ts';
import { hostileValue, type Names } from './values.ts';

/** How long is waited for what a message brings, in milliseconds; most bring something sooner. */
const LISTEN_MS = 250;

/**
 * Opens a socket, sends a few messages that no honest client sends, and some that one could, and leaves.
 * @param subscriptions what there is to subscribe to.
 * @returns what the server said, message by message.
 */
export async function hostileConversation(
  url: URL,
  { client: { cookie }, names }: Person,
  subscriptions: readonly Root[],
  random: SeededRandom,
): Promise<string[]> {
  const heard: string[] = [];
  const socket = new WebSocket(`ws://${url.host}/graphql`, random.chance(0.9) ? 'graphql-transport-ws' : 'nonsense', {
    headers: { cookie, ...(random.chance(0.1) && { origin: 'https://evil.example' }) },
    handshakeTimeout: 5000,
  });
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  socket.on('close', (code, reason) => heard.push(`closed ${code} ${reason.toString()}`));
  const opened = await new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  socket.on('error', () => undefined);
  if (!opened) return heard;
  // Whoever subscribes before the answer is sent away.
  const say = async (text: string | Buffer, isPatient: boolean): Promise<void> => {
    if (socket.readyState !== WebSocket.OPEN) return;
    const before = heard.length;
    socket.send(text);
    for (const until = Date.now() + LISTEN_MS; isPatient && heard.length === before && Date.now() < until;)
      await wait(5);
  };
  if (random.chance(0.85)) await say('{"type":"connection_init"}', random.chance(0.9));
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
  // Half of them as an honest client sends them, since what is malformed ends at the door and often the socket with it.
  if (kind < 0.6) return honest(root, names, random);
  const sent = dishonest(root, names, random);
  return kind < 0.9 ? sent : { ...sent, extensions: hostileValue(random) };
}
