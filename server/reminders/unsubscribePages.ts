import express, { type Request, type Response, type Router } from 'express';
import { Refusal } from '../api/refusal.ts';
import { countAttempt } from '../identity/limits/limits.ts';
import type { Client } from '../operations/client.ts';
import { recordOf } from '../operations/observability/requestRecord.ts';
import { unsubscribe } from './unsubscribe.service.ts';

/** Not below `/unsubscribe/`, where each address contains a code. */
const STYLE_PATH = '/unsubscribe.css';

/**
 * Where a reminder's `List-Unsubscribe` header leads (RFC 2369). A mail program posts there by itself (RFC 8058), without a cookie. A
 * person opens the page and presses its button. No answer tells whether the code was real.
 */
export function unsubscribePages(clientOf: (request: Request) => Client, clock: () => Date): Router {
  const pages = express.Router();
  pages.get(STYLE_PATH, (_request, response) => {
    response.set('cache-control', 'no-cache').type('css').send(STYLE);
  });
  pages.get('/unsubscribe/:code', (_request, response) => {
    answer(response, 'Stop reminders', QUESTION);
  });
  pages.post('/unsubscribe/:code', async (request, response) => {
    const { address } = clientOf(request);
    try {
      // Right codes count, too: otherwise the limit would tell which ones are right.
      await countAttempt('unsubscribe', { account: null, address });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'TOO_MANY_REQUESTS') throw error;
      recordOf(request)?.errors.push(error.code);
      const { retryAfterSeconds } = error.extensions;
      response.set('retry-after', String(retryAfterSeconds)).status(429);
      return answer(response, 'Too many requests', '<p>Please try again later.</p>');
    }
    await unsubscribe(request.params.code, clock());
    answer(response, 'Reminders are stopped', DONE);
  });
  return pages;
}

const QUESTION = `<p>You will get no more emails from Fire Support Tracker about what is due.</p>
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button type="submit">Stop reminders</button></form>`;
const DONE = `<p>If this link is of a login here, it gets no more emails about what is due.</p>
<p>To get them again, sign in and choose so under <a href="/account">Account</a>.</p>`;

function answer(response: Response, title: string, content: string): void {
  response
    .set('cache-control', 'no-store')
    .type('html')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${title} · Fire Support Tracker</title><link rel="stylesheet" href="${STYLE_PATH}"></head>` +
        `<body><main><h1>${title}</h1>${content}</main></body></html>`,
    );
}

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { box-sizing: border-box; max-width: 30rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
a { color: inherit; }
button { min-height: 2.75rem; padding: 0 1.25rem; font: inherit; font-weight: 600; }
`;
