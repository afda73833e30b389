import type { Span } from '@opentelemetry/api';
import type { mongo } from 'mongoose';
import { commandDuration } from './metrics.ts';
import { currentSpan } from './spanScope.ts';
import { isTracing, startSpan } from './tracing.ts';

/** Measures every command that a client sends to the store. Needs a client with `monitorCommands`. Doesn't look at the commands' values. */
export function observeCommands(client: mongo.MongoClient): void {
  const spans = new Map<number, Span>();
  if (isTracing()) {
    client.on('commandStarted', ({ requestId, commandName, command }) => {
      const collection: unknown = command[commandName];
      const span = startSpan(commandName, currentSpan(), {
        'db.system.name': 'mongodb',
        'db.operation.name': commandName,
        ...(typeof collection === 'string' && { 'db.collection.name': collection }),
      });
      if (span) spans.set(requestId, span);
    });
  }
  const observe = ({ requestId, commandName, duration }: CommandEnd, outcome: 'succeeded' | 'failed'): void => {
    commandDuration.observe({ command: commandName, outcome }, duration / 1000);
    spans.get(requestId)?.end();
    spans.delete(requestId);
  };
  client.on('commandSucceeded', (event) => observe(event, 'succeeded'));
  client.on('commandFailed', (event) => observe(event, 'failed'));
}

type CommandEnd = Pick<mongo.CommandSucceededEvent, 'requestId' | 'commandName' | 'duration'>;
