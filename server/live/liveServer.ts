import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import { handleProtocols, makeServer } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { Refusal } from '../api/refusal.ts';
import { Throttle } from '../http/overload/throttle.ts';
import { MAX_MESSAGE_BYTES } from '../http/requestLimits.ts';
import { findCallers } from '../identity/caller.ts';
import type { EventContextOptions } from '../identity/identityContext.ts';
import type { Client } from '../operations/client.ts';
import { log } from '../operations/log.ts';
import { liveSockets } from '../operations/observability/metrics.ts';
import { storeFailureOf } from '../store/storeFailure.ts';
import { connectionKey, LiveConnection } from './liveConnection.ts';
import { LiveConnections } from './liveConnections.ts';
import { formatLiveError, readOperation } from './liveOperation.ts';

/** How much may wait for a client that doesn't read its answers, in bytes. */
const MAX_UNREAD_BYTES = 1_000_000;
/** How often a client must show that it is there, in milliseconds. */
const PING_EVERY_MS = 12_000;
/** How long clients may take to leave when the server stops, in milliseconds. */
const LEAVE_MS = 1500;

/** The close codes of RFC 6455 and of the graphql-ws protocol. */
const GOING_AWAY = 1001;
const BAD_REQUEST = 4400;
const INTERNAL_ERROR = 4500;
/** The space for the reason in a close frame (RFC 6455, section 5.5), in bytes. */
const MAX_REASON_BYTES = 123;

interface LiveServerOptions {
  schema: GraphQLSchema;
  production: boolean;
  context: EventContextOptions;
  /** The id of the request's session, or null. */
  sessionIdOf: (request: IncomingMessage) => string | null;
  clientOf: (request: IncomingMessage) => Client;
  /** Why a request to open a socket is refused, as an HTTP status; null if it is not. */
  refusalOf: (request: IncomingMessage) => number | null;
}

interface LiveServer {
  /** Tells every client that the server is stopping, and waits until all are gone. */
  close: () => Promise<void>;
}

/** Serves subscriptions over the graphql-transport-ws protocol, on sockets that clients open by upgrading a request. */
export function serveLive(server: Server, options: LiveServerOptions): LiveServer {
  const { schema, production, context, sessionIdOf, clientOf, refusalOf } = options;
  const connections = new LiveConnections(context);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, handleProtocols });
  const protocol = protocolServer(schema, production, connections);
  let isClosing = false;

  async function accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const sessionId = sessionIdOf(request);
    const callerOf = await findCallers([sessionId], context.clock(), context.dependencies);
    const [caller, client] = [callerOf(sessionId), clientOf(request)];
    const key = connectionKey(caller, client);
    if (isClosing || connections.isFull) return refuse(socket, 503);
    if (!connections.hasRoomFor(key)) return refuse(socket, 429);
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const options = { sessionId, key, client, context, check: connections.check };
      const connection = new LiveConnection(webSocket, caller, options);
      connections.add(connection);
      liveSockets.inc();
      converse(webSocket, connection, protocol);
    });
  }

  server.on('upgrade', (request, socket: Duplex, head) => {
    // A client that has already left is not a server failure.
    socket.on('error', () => socket.destroy());
    const refusal = isClosing ? 503 : refusalOf(request);
    if (refusal !== null) return refuse(socket, refusal);
    accept(request, socket, head).catch((error: unknown) => {
      const isStoreAway = storeFailureOf(error) !== null;
      log[isStoreAway ? 'warn' : 'error']({ err: error }, 'A socket could not be opened.');
      refuse(socket, isStoreAway ? 503 : 500);
    });
  });
  const pings = setInterval(() => sockets.clients.forEach(pingOrLeave), PING_EVERY_MS).unref();

  return {
    close: async () => {
      isClosing = true;
      clearInterval(pings);
      connections.stop();
      const left = new Promise((resolve) => sockets.close(resolve));
      for (const webSocket of sockets.clients) webSocket.close(GOING_AWAY, 'The server goes away.');
      const late = setTimeout(() => sockets.clients.forEach((webSocket) => webSocket.terminate()), LEAVE_MS);
      await left;
      clearTimeout(late);
    },
  };
}

type ProtocolServer = ReturnType<typeof protocolServer>;

function protocolServer(schema: GraphQLSchema, production: boolean, connections: LiveConnections) {
  // Parsing and validating take processor time, and a socket can send many operations at once. Spacing them out lets requests be answered
  // in between.
  const throttle = new Throttle();
  return makeServer<Record<string, unknown>, LiveConnection>({
    onSubscribe: async ({ extra: connection }, _id, payload) => {
      if (!connections.mayFollowMore(connection.key)) return [new Refusal('TOO_MANY_REQUESTS')];
      return connection.begin(payload, async () => {
        await throttle.wait();
        return connection.isOver ? [new Refusal('UNAUTHENTICATED')] : readOperation(payload, schema, production);
      });
    },
    // `onSubscribe` has already opened the subscription: nothing is executed here.
    subscribe: () => ({}),
    onOperation: ({ extra: connection }, _id, payload) => connection.opened(payload),
    onNext: (_context, _id, _payload, _args, { errors, data = null }) =>
      errors && { data, errors: errors.map(formatLiveError) },
    onError: (_context, _id, _payload, errors) => errors.map(formatLiveError),
    onClose: ({ extra: connection }) => {
      connections.delete(connection);
      liveSockets.dec();
      return connection.end();
    },
  });
}

/**
 * Carries messages between a socket and the protocol library, one answer after the other. The library's own `graphql-ws/use/ws` would do
 * that, too, but with three drawbacks. It writes failures that clients can cause to the console as text, where the log has lines of JSON.
 * It closes with an internal error at messages that only a server sends, and at ids too long for a close frame. And it keeps everything
 * that a client leaves unread.
 */
function converse(webSocket: WebSocket, connection: LiveConnection, protocol: ProtocolServer): void {
  const closed = protocol.opened(
    {
      protocol: webSocket.protocol,
      // Resolves once the message is sent. Until then, a subscription is not asked for its next result.
      send: (text) =>
        new Promise((resolve, reject) => {
          if (webSocket.readyState !== webSocket.OPEN) resolve();
          else webSocket.send(text, (error) => (error ? reject(error) : resolve()));
        }),
      // The library quotes the client's ids, which may be too long for a close frame.
      close: (code, reason = '') => webSocket.close(code, Buffer.byteLength(reason) > MAX_REASON_BYTES ? '' : reason),
      onMessage: (handle) => {
        webSocket.on('message', (data: Buffer) => {
          if (webSocket.bufferedAmount > MAX_UNREAD_BYTES) return webSocket.terminate();
          handle(data.toString()).catch((error: unknown) => {
            if (isServersOwn(error)) return webSocket.close(BAD_REQUEST, 'Invalid message received');
            log.warn({ err: error }, 'A message on a socket failed.');
            webSocket.close(INTERNAL_ERROR, 'Internal server error');
          });
        });
      },
    },
    connection,
  );
  webSocket.once('close', (code, reason) => void closed(code, reason.toString()));
  // An error without a listener would end the process; the socket closes by itself.
  webSocket.on('error', () => undefined);
}

/**
 * Whether a client has sent a message that only a server sends. The library throws at those, and closes the socket at any other invalid
 * message.
 */
function isServersOwn(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Unexpected message of type ');
}

const silent = new WeakSet<WebSocket>();

function pingOrLeave(webSocket: WebSocket): void {
  if (silent.has(webSocket)) return webSocket.terminate();
  silent.add(webSocket);
  webSocket.once('pong', () => silent.delete(webSocket));
  webSocket.ping();
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} \r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
