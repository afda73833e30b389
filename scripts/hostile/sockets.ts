import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { hostileBody, hostileDocument } from './documents.ts';
import type { SeededRandom } from './random.ts';
import { hostileValue } from './values.ts';

/** How long is waited for what a message brings. */
const LISTEN_MS = 60;

/**
 * Opens a socket, sends a few messages that no honest client sends, and leaves.
 * @returns what the server said.
 */
export async function hostileConversation(url: URL, cookie: string, random: SeededRandom): Promise<string> {
  const heard: string[] = [];
  const socket = new WebSocket(`ws://${url.host}/graphql`, random.chance(0.9) ? 'graphql-transport-ws' : 'nonsense', {
    headers: { cookie, ...(random.chance(0.1) && { origin: 'https://evil.example' }) },
    handshakeTimeout: 5000,
  });
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  socket.on('close', (_code, reason) => heard.push(reason.toString()));
  const opened = await new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  socket.on('error', () => undefined);
  if (!opened) return heard.join('\n');
  if (random.chance(0.8)) socket.send('{"type":"connection_init"}');
  for (let left = 1 + random.below(4); left > 0; left -= 1) {
    if (socket.readyState === WebSocket.OPEN) socket.send(message(random));
  }
  await wait(LISTEN_MS);
  if (random.chance(0.3)) socket.terminate();
  else socket.close();
  return heard.join('\n');
}

function message(random: SeededRandom): string | Buffer {
  const kind = random.next();
  if (kind < 0.1) return randomBytes(random.below(2000));
  if (kind < 0.15) return 'x'.repeat(random.pick([0, 1, 19_999, 20_001, 200_000]));
  if (kind < 0.2) return '['.repeat(9000);
  if (kind < 0.3) return JSON.stringify(hostileValue(random)).slice(0, 19_000);
  if (kind < 0.4) {
    return JSON.stringify({
      type: random.pick(['connection_init', 'ping', 'pong', 'next', 'complete', '__proto__', 1]),
      id: '1',
      payload: hostileValue(random),
    }).slice(0, 19_000);
  }
  const id = random.pick(['1', '1', '__proto__', 'constructor', '', 'x'.repeat(5000), 5]);
  return JSON.stringify({ id, type: 'subscribe', payload: payload(random) }).slice(0, 19_500);
}

function payload(random: SeededRandom): unknown {
  const kind = random.next();
  if (kind < 0.3) return { query: hostileDocument(random).replace('{', 'subscription {') };
  if (kind < 0.4) return hostileBody(random);
  const query = 'subscription ($id: ID!) { soldierChanged(id: $id) { id lastName } }';
  if (kind < 0.8) return { query, variables: { id: hostileValue(random) } };
  return {
    query: 'subscription { soldiersChanged { id } }',
    variables: hostileValue(random),
    extensions: hostileValue(random),
  };
}
