import express, { type Request, type Response, type Router } from 'express';
import { Refusal } from '../api/refusal.ts';
import { countAttempt } from '../identity/limits/limits.ts';
import type { Client } from '../operations/client.ts';
import { log } from '../operations/log.ts';
import { recordOf } from '../operations/observability/requestRecord.ts';
import { storeFailureOf } from '../store/storeFailure.ts';
import { readCalendar } from './calendarFeed.service.ts';
import { calendarText } from './calendarText.ts';

/** Serves the calendars at their secret addresses, which are never logged. */
export function calendarPages(clientOf: (request: Request) => Client, clock: () => Date): Router {
  const pages = express.Router();
  pages.get('/calendar/:secret.ics', async (request, response) => {
    response.set('cache-control', 'no-store');
    try {
      await answer(request.params.secret, clock(), clientOf(request), response);
    } catch (error) {
      // Store failures are answered in one place, for all pages.
      if (storeFailureOf(error) !== null) throw error;
      refuse(error, request, response);
    }
  });
  return pages;
}

async function answer(secret: string, now: Date, { address }: Client, response: Response): Promise<void> {
  // Only failures should count: a successful reading is taken off the count below.
  const attempt = await countAttempt('calendar', { account: null, address });
  const calendar = await readCalendar(secret, now);
  if (!calendar) return void response.status(404).type('text').send('Not Found');
  await attempt.succeeded();
  response
    .set('content-type', 'text/calendar; charset=utf-8')
    .set('content-disposition', 'inline; filename="calendar.ics"')
    .send(calendarText(calendar));
}

function refuse(error: unknown, request: Request, response: Response): void {
  if (error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS') {
    recordOf(request)?.errors.push(error.code);
    const { retryAfterSeconds } = error.extensions;
    response.set('retry-after', String(retryAfterSeconds)).status(429).type('text').send('Too Many Requests');
    return;
  }
  log.error({ requestId: recordOf(request)?.id, err: error }, 'A calendar was not made.');
  response.status(500).type('text').send('Internal Server Error');
}
